import { type CartStorage, createCartStore } from '#app/cart/cart-store.ts'
import { withHandOver } from '#app/cart/handed-over.ts'
import type { OrderDesk } from '#app/cart/settle-orders.ts'
import type { OrderedLine } from '#commerce/model/hand-over.ts'

const DAY_MS = 24 * 60 * 60_000
/** The provider forgets a cart that nobody ordered. */
const CART_LIFE_MS = 10 * DAY_MS

/** How a page of the shop goes: killed before its nth step, and how long the store takes to answer, in turns. */
export type PageFate = { readonly killBefore?: number | null; readonly patience?: number }

class Killed extends Error {}

/** One browser's storage, the store behind it, and pages that may be closed at any step. */
export function openWorld() {
  const world: State = {
    ...{ now: Date.UTC(2026, 10, 1), cart: '[]', handOvers: '[]', isDown: false },
    carts: new Map(),
  }
  let lastCart = 0
  let queue: Promise<unknown> = Promise.resolve()
  const mutex = <Result>(work: () => Result): Promise<Result> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }

  /** A page with this fate, at work until it is done or killed. */
  async function openPage<Result>(
    { killBefore = null, patience = 0 }: PageFate,
    work: (desk: OrderDesk) => Promise<Result>,
  ): Promise<Result | 'killed'> {
    let steps = 0
    const step = () => {
      if (killBefore !== null && steps >= killBefore) throw new Killed()
      steps += 1
    }
    const desk = createDesk(world, { step, mutex, patience })
    return work(desk).catch((error: unknown) => {
      if (error instanceof Killed) return 'killed'
      throw error
    })
  }

  return {
    openPage,
    /** Creates a checkout and notes it. @returns its cart; null when the page was killed, and nobody left for it */
    async handOver(
      fate: PageFate,
      choose: (cart: readonly OrderedLine[]) => readonly OrderedLine[],
    ) {
      lastCart += 1
      const cartId = `gid://shopify/Cart/${lastCart}`
      world.carts.set(cartId, { state: 'open', at: world.now })
      const left = await openPage(fate, ({ cart, handOvers, endpoint, inTurn }) =>
        inTurn(() => {
          const lines = cart.getState().items
          const added = { cartId, endpoint, checkout: null, lines: choose(lines) }
          handOvers.write(withHandOver(handOvers.read(), added, lines, world.now))
        }),
      )
      return left === 'killed' ? null : cartId
    },
    /** Units of a variant in the stored cart. */
    unitsOf(variantId: string): number {
      const lines: readonly OrderedLine[] = JSON.parse(world.cart)
      return lines.find((line) => line.variantId === variantId)?.quantity ?? 0
    },
    setDown: (isDown: boolean) => {
      world.isDown = isDown
    },
    /** Lets days pass. @returns carts that the store has forgotten */
    pass(days: number): string[] {
      world.now += days * DAY_MS
      const old = [...world.carts].filter(
        ([, { state, at }]) => state === 'open' && world.now - at >= CART_LIFE_MS,
      )
      for (const [id, cart] of old) world.carts.set(id, { ...cart, state: 'expired' })
      return old.map(([id]) => id)
    },
    /** Pays for a cart. @returns whether the store still had it */
    pay(id: string): boolean {
      const cart = world.carts.get(id)
      if (cart?.state !== 'open') return false
      world.carts.set(id, { ...cart, state: 'bought' })
      return true
    },
    ageInDays: (id: string) => (world.now - (world.carts.get(id)?.at ?? 0)) / DAY_MS,
  }
}

export type World = ReturnType<typeof openWorld>

type State = {
  now: number
  cart: string
  handOvers: string
  isDown: boolean
  carts: Map<string, { state: 'open' | 'bought' | 'expired'; at: number }>
}

type Tools = {
  readonly step: () => void
  readonly mutex: <Result>(work: () => Result) => Promise<Result>
  readonly patience: number
}

function createDesk(world: State, { step, mutex, patience }: Tools): OrderDesk {
  const cart: CartStorage = {
    read: () => {
      step()
      return JSON.parse(world.cart)
    },
    write: (lines) => {
      step()
      world.cart = JSON.stringify(lines)
    },
    onOutsideChange: () => () => undefined,
  }
  return {
    endpoint: '/api',
    cart: createCartStore(cart),
    handOvers: {
      read: () => {
        step()
        return JSON.parse(world.handOvers)
      },
      write: (handOvers) => {
        step()
        world.handOvers = JSON.stringify(handOvers)
      },
    },
    now: () => world.now,
    inTurn: (work) =>
      mutex(() => {
        step()
        return work()
      }),
    async isOpen(cartId) {
      step()
      for (let turn = 0; turn < patience; turn += 1) await undefined
      if (world.isDown) throw new Error('The store is down')
      return world.carts.get(cartId)?.state === 'open'
    },
  }
}
