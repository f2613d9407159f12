import { isLowStock } from '#commerce/model/figures/product-evidence.ts'
import type { Store } from '#local-store/store/store.ts'
import type { ShopLog } from '../process/log.ts'
import { coarseTags, tagOf } from './page-tags.ts'
import type { Purges } from './purges.ts'

const INTERVAL_MS = 1000

type FollowedStore = {
  readonly catalogue: Pick<Store['catalogue'], 'products'>
  readonly inventory: Pick<Store['inventory'], 'revision' | 'isForSale' | 'stockOf'>
}
type Parts = {
  readonly store: FollowedStore
  readonly purges: Pick<Purges, 'purge'>
  readonly log: Pick<ShopLog, 'error'>
}

/**
 * Purges pages each second when the local store changes something that they show: whether a variant is sold out, how
 * few are left, or its price. Each process of the same data folder looks for itself, so that its pages are right,
 * whoever made the change.
 * @returns stops it
 */
export function followStock({ store, purges, log }: Parts): () => void {
  let revision = store.inventory.revision()
  let lastShown = readShown(store)

  function look(): void {
    const current = store.inventory.revision()
    if (current === revision) return
    const shown = readShown(store)
    const changed = [...shown].filter(([handle, text]) => lastShown.get(handle) !== text)
    revision = current
    lastShown = shown
    if (changed.length === 0) return
    const tags = changed.map(([handle]) => tagOf('product', handle))
    purges.purge({ tags: [...tags, coarseTags.lists], forwarded: Promise.resolve() })
  }

  const looking = setInterval(() => {
    try {
      look()
    } catch (fault) {
      log.error({ err: fault }, 'Could not check for stock changes: pages may be out of date')
    }
  }, INTERVAL_MS).unref()
  return () => clearInterval(looking)
}

/** What pages show of each product's stock and prices, by handle. */
function readShown({ catalogue, inventory }: FollowedStore): ReadonlyMap<string, string> {
  const shownOf = (id: number) => {
    const stock = inventory.stockOf(id)
    return inventory.isForSale(id) ? (isLowStock(stock) ? stock : 'enough') : 'none'
  }
  return new Map(
    catalogue.products.map(({ handle, variants }) => [
      handle,
      variants
        .map(({ id, price, compareAtPrice }) => `${shownOf(id)} ${price} ${compareAtPrice}`)
        .join(),
    ]),
  )
}
