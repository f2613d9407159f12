import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import type { Store } from '#local-store/store/store.ts'
import type { OpenDesk } from '../desk/late-desk.ts'
import { createKnownRatings } from '../desk/reviews/known-ratings.ts'
import { coarseTags, tagOf } from './page-tags.ts'
import type { Purges } from './purges.ts'

export type ReviewLookParts = {
  readonly openDesk: OpenDesk
  /** Null with a hosted store, whose handles are not known here: then all product pages are purged. */
  readonly catalogue: Pick<Store['catalogue'], 'products'> | null
  readonly purges: Pick<Purges, 'purge'>
}

/**
 * Purges the pages of products whose reviews were published, hidden or answered since the last look. The first look
 * purges those of all products with reviews: this process may have rendered some before it looked. Other caches keep
 * theirs, or each start would empty them.
 */
export function createReviewLook({ openDesk, catalogue, purges }: ReviewLookParts) {
  const ratings = createKnownRatings(openDesk)
  let isFirst = true
  return async function look(): Promise<void> {
    const changed = await ratings.listChanged()
    const forwarded = isFirst ? null : Promise.resolve()
    isFirst = false
    if (changed.length === 0) return
    const games = changed.filter((id) => id !== SHOP_ITSELF)
    const tags = tagsOfProducts(games, catalogue)
    // The home page shows the whole shop's rating, and lists games.
    purges.purge({ tags: [...new Set([...tags, coarseTags.lists])], forwarded })
  }
}

/** Reads the catalogue once, not once per product: both lists can be long. */
function tagsOfProducts(
  productIds: readonly string[],
  catalogue: ReviewLookParts['catalogue'],
): readonly string[] {
  const handles = new Map(catalogue?.products.map(({ id, handle }) => [String(id), handle]))
  return productIds.map((productId) => {
    const handle = handles.get(/\/Product\/(\d+)$/.exec(productId)?.[1] ?? '')
    return handle === undefined ? coarseTags.products : tagOf('product', handle)
  })
}
