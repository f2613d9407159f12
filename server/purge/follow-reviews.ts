import type { Logger } from 'pino'
import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import type { Store } from '#local-store/store/store.ts'
import { createKnownRatings } from '../desk/known-ratings.ts'
import type { OpenDesk } from '../desk/late-desk.ts'
import { coarseTags, tagOf } from './page-tags.ts'
import type { Purges } from './purges.ts'

const EACH_MS = 1000

type Parts = {
  readonly openDesk: OpenDesk
  /** Null with a hosted store, whose handles are not known here: all pages of products are renewed. */
  readonly catalogue: Pick<Store['catalogue'], 'products'> | null
  readonly purges: Pick<Purges, 'purge'>
  readonly log: Pick<Logger, 'error'>
}

/** Looks whether reviews were published, hidden or answered since the last look, and renews the pages that show them. */
export function createReviewLook({ openDesk, catalogue, purges }: Omit<Parts, 'log'>) {
  const ratings = createKnownRatings(openDesk)
  let isFirst = true
  return async function look(): Promise<void> {
    const changed = await ratings.listChanged()
    const isNews = changed.length > 0 && !isFirst
    isFirst = false
    if (!isNews) return
    const games = changed.filter((id) => id !== SHOP_ITSELF)
    const tags = tagsOfProducts(games, catalogue)
    // The home page tells the rating of the whole shop, and lists games.
    purges.purge({ tags: [...new Set([...tags, coarseTags.lists])], told: Promise.resolve() })
  }
}

/** Looks each second, whichever process the desk was in. @returns ends it */
export function followReviews({ log, ...parts }: Parts): () => void {
  const look = createReviewLook(parts)
  let isLooking = false
  const looking = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((fault: unknown) =>
        log.error({ err: fault }, 'Reviews could not be looked at: pages may show them late'),
      )
      .finally(() => {
        isLooking = false
      })
  }, EACH_MS).unref()
  return () => clearInterval(looking)
}

/** The catalogue is gone through once, not once for each product: both can be long. */
function tagsOfProducts(
  productIds: readonly string[],
  catalogue: Parts['catalogue'],
): readonly string[] {
  const handles = new Map(catalogue?.products.map(({ id, handle }) => [String(id), handle]))
  return productIds.map((productId) => {
    const handle = handles.get(/\/Product\/(\d+)$/.exec(productId)?.[1] ?? '')
    return handle === undefined ? coarseTags.products : tagOf('product', handle)
  })
}
