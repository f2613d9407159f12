import type { ListStore } from '#app/browser/list-store.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import type { CheckoutRecord, OrderedLine, RemovedLine } from '#commerce/model/checkout-record.ts'
import { isInCart, removeOrdered, withStoreQuantities } from '#commerce/model/remove-ordered.ts'

/**
 * Up to this age a missing cart certainly was bought. The provider deletes unused carts ten days after they were made;
 * one day less allows for inexact clocks.
 */
const MIN_CART_LIFE_MS = 9 * 24 * 60 * 60_000

/** What the removal of bought units reads, requests and changes. */
export type OrderDependencies = {
  readonly records: Pick<ListStore<CheckoutRecord>, 'change' | 'getState'>
  readonly cart: CartStore
  /** The store's endpoint. */
  readonly endpoint: string
  /** The units in a cart of the store; null when the store has lost the cart. Rejects when the store fails. */
  readonly findLines: (cartId: string) => Promise<readonly OrderedLine[] | null>
  /** The time by the clock of the shop's server. Rejects when it cannot be reached. */
  readonly getTime: () => Promise<number>
  /** Runs synchronous work under a lock, so that no other tab runs it at the same time. */
  readonly withTabLock: <Result>(work: () => Result) => Promise<Result>
}

export type RemovalResult = {
  /** Units removed from the cart, in the order in which they are put back. */
  readonly removed: readonly RemovedLine[]
  /** Checkouts of which only the shopper knows whether they were paid for. */
  readonly doubtful: readonly CheckoutRecord[]
  /** Checkouts of which the store still has the cart: nobody has completed their orders. */
  readonly open: readonly CheckoutRecord[]
  /** Why the lookup failed; null when it did not. */
  readonly fault: unknown
}

/**
 * Looks up each of the store's carts that may have been bought, and removes its units from the browser's cart, once
 * (decision 48). A failed lookup changes nothing. Each step is one write, so a page may be closed between any two.
 */
export async function removeBoughtUnits(dependencies: OrderDependencies): Promise<RemovalResult> {
  const toLookUp = findToLookUp(dependencies)
  const results = await Promise.allSettled(
    toLookUp.map(({ cartId }) => dependencies.findLines(cartId)),
  )
  const open = results.flatMap((result, at) => {
    const record = toLookUp[at]
    return record && result.status === 'fulfilled' && result.value
      ? { ...record, lines: withStoreQuantities(result.value, record.lines) }
      : []
  })
  const missing = toLookUp.filter((_, at) => {
    const result = results[at]
    return result?.status === 'fulfilled' && result.value === null
  })
  const failure = results.find((result) => result.status === 'rejected')
  const fault = failure ? (failure.reason ?? failure) : null
  try {
    if (open.length > 0) await dependencies.withTabLock(() => updateQuantities(dependencies, open))
    if (missing.length === 0) return { removed: [], doubtful: [], open, fault }
    return { ...(await resolveMissingCarts(dependencies, missing)), open, fault }
  } catch (reason) {
    return { removed: [], doubtful: [], open, fault: reason }
  }
}

/** Decides by the age of a missing cart whether it was bought. */
async function resolveMissingCarts(
  dependencies: OrderDependencies,
  missing: readonly CheckoutRecord[],
) {
  const now = await dependencies.getTime()
  const isSure = ({ at }: CheckoutRecord) => now - at < MIN_CART_LIFE_MS
  const doubtful = missing.filter((record) => !isSure(record))
  const ids = doubtful.map(({ cartId }) => cartId)
  return dependencies.withTabLock(() => {
    if (ids.length > 0)
      dependencies.records.change((all) =>
        all.map((each) => (ids.includes(each.cartId) ? { ...each, isDoubtful: true } : each)),
      )
    return { removed: removeOrders(dependencies, missing.filter(isSure)), doubtful }
  })
}

/**
 * Removes the units that went to a checkout from the cart.
 * @returns the removed units
 */
export function removeOrder(cart: CartStore, order: Pick<CheckoutRecord, 'cartId' | 'lines'>) {
  let all: readonly RemovedLine[] = []
  cart.change((lines) => {
    const { left, removed } = removeOrdered(lines, order)
    all = removed
    return left
  })
  return all
}

function findToLookUp({ records, cart, endpoint }: OrderDependencies): readonly CheckoutRecord[] {
  const items = readNow(cart)
  return readNow(records).filter(
    (each) => each.endpoint === endpoint && !each.isDoubtful && isInCart(items, each.cartId),
  )
}

/** The stored items, which other pages may have changed. */
function readNow<Item>(store: Pick<ListStore<Item>, 'change' | 'getState'>): readonly Item[] {
  store.change((items) => items)
  return store.getState().items
}

/** Stores what is still in the store's carts: units that buyers removed in the checkout do not count as bought. */
function updateQuantities({ records }: OrderDependencies, open: readonly CheckoutRecord[]): void {
  records.change((all) => {
    const updated = all.map((each) => {
      const lines = open.find(({ cartId }) => cartId === each.cartId)?.lines ?? each.lines
      return JSON.stringify(lines) === JSON.stringify(each.lines) ? each : { ...each, lines }
    })
    return updated.every((each, at) => each === all[at]) ? all : updated
  })
}

/** Starts with the oldest order, so that what was removed last is put back first. */
function removeOrders({ cart, records }: OrderDependencies, bought: readonly CheckoutRecord[]) {
  const all = readNow(records)
  const batches = bought
    .toReversed()
    .map((order) => removeOrder(cart, all.find(({ cartId }) => cartId === order.cartId) ?? order))
  return batches.toReversed().flat()
}
