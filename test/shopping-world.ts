import type { ListStorage } from '#app/browser/list-storage.ts'
import { createListStore } from '#app/browser/list-store.ts'
import type { OrderDependencies } from '#app/cart/order-return/remove-bought-units.ts'
import { recordCheckout } from '#app/cart/to-checkout/checkout-records.ts'
import type { CheckoutRecord, OrderedLine } from '#commerce/model/checkout-record.ts'

const DAY_MS = 24 * 60 * 60_000
/** The provider states that it deletes a cart without an order after ten days; one was seen to last longer. */
const SHORTEST_LIFE_DAYS = 10

/** When a page is killed: before its nth step, and how many microtasks the store takes to respond. */
export type PageFate = { readonly killBefore?: number | null; readonly patience?: number }

/** A page's storage, and what it removes bought units with; the page may be closed at any step. */
type Page = OrderDependencies & { readonly noted: ListStorage<CheckoutRecord> }

class Killed extends Error {}

/** One browser's storage, the store behind it, and pages that may be closed at any step. */
export function openWorld(lifeInDays = SHORTEST_LIFE_DAYS) {
  const world: State = {
    now: Date.UTC(2026, 10, 1),
    cart: '[]',
    records: '[]',
    isDown: false,
    carts: new Map(),
  }
  let lastCart = 0
  let queue: Promise<unknown> = Promise.resolve()
  const mutex = <Result>(work: () => Result): Promise<Result> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }

  /** Opens a page and runs `work` until it is done or the page is killed. */
  async function openPage<Result>(
    { killBefore = null, patience = 0 }: PageFate,
    work: (page: Page) => Promise<Result>,
  ): Promise<Result | 'killed'> {
    let steps = 0
    const step = () => {
      if (killBefore !== null && steps >= killBefore) throw new Killed()
      steps += 1
    }
    const page = createPage(world, { step, mutex, patience })
    return work(page).catch((error: unknown) => {
      if (error instanceof Killed) return 'killed'
      throw error
    })
  }

  return {
    openPage,
    /** Creates a checkout and notes it. @returns its cart; null when the page was killed, and nobody left for it */
    async startCheckout(
      fate: PageFate,
      choose: (cart: readonly OrderedLine[]) => readonly OrderedLine[],
    ) {
      lastCart += 1
      const cartId = `gid://shopify/Cart/${lastCart}`
      const left = await openPage(fate, ({ cart, noted, endpoint, withTabLock }) =>
        withTabLock(() => {
          const lines = choose(cart.getState().items).map(({ variantId, quantity }) => ({
            variantId,
            quantity,
          }))
          world.carts.set(cartId, { state: 'open', at: world.now, lines })
          const named = { cartId, endpoint, checkout: nameOf(cartId), at: world.now, lines }
          recordCheckout(noted, named, cart.change)
        }),
      )
      return left === 'killed' ? null : cartId
    },
    /** Units of a variant in the stored cart. */
    unitsOf: (variantId: string) => countUnits(JSON.parse(world.cart), variantId),
    /** Checkouts about which the cart asks the shopper. */
    findDoubts(): readonly CheckoutRecord[] {
      const noted: readonly CheckoutRecord[] = JSON.parse(world.records)
      return noted.filter(({ isDoubtful }) => isDoubtful)
    },
    /** Units of a variant in a cart of the store. */
    unitsAtStore: (id: string, variantId: string) =>
      countUnits(world.carts.get(id)?.lines ?? [], variantId),
    /** The buyer removes units in the checkout. */
    takeOffAtStore(id: string, variantId: string, units: number): void {
      const cart = world.carts.get(id)
      if (cart?.state !== 'open') return
      const lines = cart.lines.map((line) =>
        line.variantId === variantId ? { variantId, quantity: line.quantity - units } : line,
      )
      world.carts.set(id, { ...cart, lines: lines.filter(({ quantity }) => quantity > 0) })
    },
    setDown: (isDown: boolean) => {
      world.isDown = isDown
    },
    /** Moves the clock on by days; carts expire. */
    pass(days: number): void {
      world.now += days * DAY_MS
      for (const [id, cart] of world.carts)
        if (cart.state === 'open' && world.now - cart.at >= lifeInDays * DAY_MS)
          world.carts.set(id, { ...cart, state: 'expired' })
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

/** The server's name of a checkout. */
export const nameOf = (cartId: string) => `PG-${cartId}`

const countUnits = (lines: readonly OrderedLine[], variantId: string) =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0

type State = {
  now: number
  cart: string
  records: string
  isDown: boolean
  carts: Map<
    string,
    { state: 'open' | 'bought' | 'expired'; at: number; lines: readonly OrderedLine[] }
  >
}

type Tools = {
  readonly step: () => void
  readonly mutex: <Result>(work: () => Result) => Promise<Result>
  readonly patience: number
}

function createPage(world: State, { step, mutex, patience }: Tools): Page {
  function storage<Item>(key: 'cart' | 'records'): ListStorage<Item> {
    return {
      read: () => {
        step()
        return JSON.parse(world[key])
      },
      write: (items) => {
        step()
        world[key] = JSON.stringify(items)
      },
      onOutsideChange: () => () => undefined,
    }
  }
  const noted = storage<CheckoutRecord>('records')
  async function answer<Answer>(give: () => Answer): Promise<Answer> {
    step()
    for (let turn = 0; turn < patience; turn += 1) await undefined
    if (world.isDown) throw new Error('The store is down')
    return give()
  }
  return {
    noted,
    endpoint: '/api',
    cart: createListStore(storage('cart')),
    records: createListStore(noted),
    getTime: () => answer(() => world.now),
    withTabLock: (work) =>
      mutex(() => {
        step()
        return work()
      }),
    findLines: (cartId) =>
      answer(() => {
        const cart = world.carts.get(cartId)
        return cart?.state === 'open' ? cart.lines : null
      }),
  }
}
