import {
  type HandOver,
  type TakenLine,
  takeOrdered,
  withSettled,
} from '#commerce/model/hand-over.ts'
import type { CartStore } from './cart-store.ts'
import { type HandOverStorage, isClaimable, isWaiting } from './handed-over.ts'
import { restoreLine } from './restore-line.ts'

/** What settling an order reads, asks and changes. */
export type OrderDesk = {
  readonly handOvers: HandOverStorage
  readonly cart: CartStore
  /** Of the store that is asked. */
  readonly endpoint: string
  /** Whether the store still has a cart. Rejects when the store failed. */
  readonly isOpen: (cartId: string) => Promise<boolean>
  /** Runs synchronous work that no other tab runs at the same time. */
  readonly inTurn: <Result>(work: () => Result) => Promise<Result>
  readonly now: () => number
}

export type Settlement = {
  /** What came off the cart, in the order in which it is put back. */
  readonly taken: readonly TakenLine[]
  /** Why the store could not tell; null when it did. */
  readonly fault: unknown
}

/**
 * Asks the store for each cart that may have been bought, and takes what was off the browser's cart, once (decision 48).
 * What the store could not tell stays as it is.
 */
export async function settleOrders(desk: OrderDesk): Promise<Settlement> {
  const resumed = await desk.inTurn(() => resume(desk))
  const asked = findWaiting(desk)
  const answers = await Promise.allSettled(asked.map(({ cartId }) => desk.isOpen(cartId)))
  const isGone = (_: HandOver, at: number) => {
    const answer = answers[at]
    return answer?.status === 'fulfilled' && !answer.value
  }
  const bought = asked.filter(isGone)
  const taken = bought.length > 0 ? await desk.inTurn(() => takeAll(desk, bought)) : []
  const failure = answers.find((answer) => answer.status === 'rejected')
  return { taken: [...taken, ...resumed], fault: failure ? (failure.reason ?? failure) : null }
}

/**
 * Counts a return from a checkout. The store's answer is not waited for where only one checkout can have been meant; a
 * return that was already settled takes nothing again.
 * @returns what came off the cart
 */
export function confirmReturn(desk: OrderDesk): Promise<readonly TakenLine[]> {
  return desk.inTurn(() => {
    const handOvers = desk.handOvers.read()
    const settled = handOvers.find(
      (handOver) => handOver.lines.length === 0 && isClaimable(handOver, desk.now()),
    )
    const [only, ...others] = findWaiting(desk)
    const meant = settled ?? (others.length === 0 ? only : undefined)
    if (!meant) return []
    desk.handOvers.write(
      handOvers.map((each) => (each === meant ? { ...each, returned: true } : each)),
    )
    return settled ? [] : takeOrder(desk, meant.cartId)
  })
}

/** Puts back what orders took off, where it was. */
export function putBack(cart: CartStore, taken: readonly TakenLine[]): void {
  cart.change((lines) =>
    taken.reduce((all, { line, index }) => restoreLine(all, line, index), lines),
  )
}

function findWaiting({ handOvers, endpoint, now }: OrderDesk): readonly HandOver[] {
  return handOvers.read().filter((each) => each.endpoint === endpoint && isWaiting(each, now()))
}

/** The oldest first, so that what was taken last is put back first. */
function takeAll(desk: OrderDesk, bought: readonly HandOver[]): readonly TakenLine[] {
  const batches = bought.toReversed().map(({ cartId }) => takeOrder(desk, cartId))
  return batches.toReversed().flat()
}

/**
 * Notes first what the cart has, so that a page that is closed in the middle leaves enough to go on from. Takes nothing
 * where another tab was faster.
 */
function takeOrder(desk: OrderDesk, cartId: string): readonly TakenLine[] {
  const handOvers = desk.handOvers.read()
  const found = handOvers.find((each) => each.cartId === cartId && each.lines.length > 0)
  if (!found) return []
  // Begun by a page that was closed since.
  if (found.before !== null) return finish(desk, found)
  const begun = { ...found, before: inCart(desk.cart, found) }
  desk.handOvers.write(handOvers.map((each) => (each === found ? begun : each)))
  return finish(desk, begun)
}

/** What of a hand-over's games the stored cart has. */
function inCart(cart: CartStore, { lines }: HandOver) {
  let present: HandOver['lines'] = []
  cart.change((stored) => {
    present = stored.filter((line) => lines.some(({ variantId }) => variantId === line.variantId))
    return stored
  })
  return present.map(({ variantId, quantity }) => ({ variantId, quantity }))
}

function finish({ cart, handOvers }: OrderDesk, begun: HandOver): readonly TakenLine[] {
  let all: readonly TakenLine[] = []
  cart.change((lines) => {
    const { left, taken } = takeOrdered(lines, begun)
    all = taken
    return left
  })
  handOvers.write(withSettled(handOvers.read(), begun))
  return all
}

/** Goes on where a closed page left off. */
function resume(desk: OrderDesk): readonly TakenLine[] {
  return desk.handOvers
    .read()
    .filter(({ before }) => before !== null)
    .flatMap((begun) => finish(desk, begun))
}
