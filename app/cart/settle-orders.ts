import type { ListStore } from '#app/browser/list-store.ts'
import type { HandOver, OrderedLine, TakenLine } from '#commerce/model/hand-over.ts'
import { isInCart, seenIn, takeOrdered } from '#commerce/model/take-ordered.ts'
import type { CartStore } from './cart-store.ts'
import { restoreLine } from './restore-line.ts'

/**
 * How long a cart that is gone was surely bought. The provider forgets unused carts ten days after they were made; a
 * day less, so that nobody's clock decides.
 */
const SURE_MS = 9 * 24 * 60 * 60_000

/** What settling an order reads, asks and changes. */
export type OrderDesk = {
  readonly handOvers: Pick<ListStore<HandOver>, 'change' | 'getState'>
  readonly cart: CartStore
  /** Of the store that is asked. */
  readonly endpoint: string
  /** What a cart of the store has in it; null when the store has it no longer. Rejects when the store failed. */
  readonly findLines: (cartId: string) => Promise<readonly OrderedLine[] | null>
  /** By the clock of the shop's server. Rejects when it cannot be reached. */
  readonly getTime: () => Promise<number>
  /** Runs synchronous work that no other tab runs at the same time. */
  readonly inTurn: <Result>(work: () => Result) => Promise<Result>
}

export type Settlement = {
  /** What came off the cart, in the order in which it is put back. */
  readonly taken: readonly TakenLine[]
  /** Checkouts of which only the shopper knows now whether they were paid for. */
  readonly doubtful: readonly HandOver[]
  /** Why the store could not tell; null when it did. */
  readonly fault: unknown
}

/**
 * Asks the store for each cart that may have been bought, and takes what was off the browser's cart, once (decision 48).
 * What the store could not tell stays as it is. Each step is one write, so a page may be closed between any two.
 */
export async function settleOrders(desk: OrderDesk): Promise<Settlement> {
  const asked = findAsked(desk)
  const answers = await Promise.allSettled(asked.map(({ cartId }) => desk.findLines(cartId)))
  const open = answers.flatMap((answer, at) => {
    const handOver = asked[at]
    return handOver && answer.status === 'fulfilled' && answer.value
      ? { ...handOver, lines: seenIn(answer.value, handOver.lines) }
      : []
  })
  if (open.length > 0) await desk.inTurn(() => noteSeen(desk, open))
  const gone = asked.filter((_, at) => {
    const answer = answers[at]
    return answer?.status === 'fulfilled' && answer.value === null
  })
  const failure = answers.find((answer) => answer.status === 'rejected')
  const fault = failure ? (failure.reason ?? failure) : null
  if (gone.length === 0) return { taken: [], doubtful: [], fault }
  try {
    return { ...(await settleGone(desk, gone)), fault }
  } catch (reason) {
    return { taken: [], doubtful: [], fault: reason }
  }
}

/** Of a cart that is gone, age tells whether it was bought. */
async function settleGone(desk: OrderDesk, gone: readonly HandOver[]) {
  const now = await desk.getTime()
  const isSure = ({ at }: HandOver) => now - at < SURE_MS
  const doubtful = gone.filter((handOver) => !isSure(handOver))
  const ids = doubtful.map(({ cartId }) => cartId)
  return desk.inTurn(() => {
    if (ids.length > 0)
      desk.handOvers.change((all) =>
        all.map((each) => (ids.includes(each.cartId) ? { ...each, isDoubtful: true } : each)),
      )
    return { taken: takeAll(desk, gone.filter(isSure)), doubtful }
  })
}

/**
 * Takes off what a checkout took along.
 * @returns what came off the cart
 */
export function takeOrder(cart: CartStore, order: Pick<HandOver, 'cartId' | 'lines'>) {
  let all: readonly TakenLine[] = []
  cart.change((lines) => {
    const { left, taken } = takeOrdered(lines, order)
    all = taken
    return left
  })
  return all
}

/** Puts back what orders took off, where it was. */
export function putBack(cart: CartStore, taken: readonly TakenLine[]): void {
  cart.change((lines) =>
    taken.reduce((all, { line, index }) => restoreLine(all, line, index), lines),
  )
}

function findAsked({ handOvers, cart, endpoint }: OrderDesk): readonly HandOver[] {
  const items = readNow(cart)
  return readNow(handOvers).filter(
    (each) => each.endpoint === endpoint && !each.isDoubtful && isInCart(items, each.cartId),
  )
}

/** What is stored, which other pages may have changed. */
function readNow<Item>(store: Pick<ListStore<Item>, 'change' | 'getState'>): readonly Item[] {
  store.change((items) => items)
  return store.getState().items
}

/** What buyers took off in the checkout is not bought with the rest. */
function noteSeen({ handOvers }: OrderDesk, open: readonly HandOver[]): void {
  handOvers.change((all) => {
    const seen = all.map((each) => {
      const lines = open.find(({ cartId }) => cartId === each.cartId)?.lines ?? each.lines
      return JSON.stringify(lines) === JSON.stringify(each.lines) ? each : { ...each, lines }
    })
    return seen.every((each, at) => each === all[at]) ? all : seen
  })
}

/** The oldest first, so that what was taken last is put back first. */
function takeAll({ cart, handOvers }: OrderDesk, bought: readonly HandOver[]) {
  const noted = readNow(handOvers)
  const batches = bought
    .toReversed()
    .map((order) => takeOrder(cart, noted.find(({ cartId }) => cartId === order.cartId) ?? order))
  return batches.toReversed().flat()
}
