import { stocks } from './crash-catalogue.ts'

/** The parts of a cart that the crash test changes. */
export type CartState = {
  readonly note: string
  readonly quantities: Readonly<Record<string, number>>
}

/** A cart as far as its shopper was told. */
export type KnownCart = {
  readonly id: string
  /** The cart in the store's last response. */
  answered: CartState
  /** The requested change, until the store responds. */
  asked: CartState | null
  isPaying: boolean
  /** The path of the order's page, once the store has confirmed the order. */
  orderPath: string | null
}

export type Shopper = {
  readonly carts: KnownCart[]
  /** Buys until `isOver`, or until the store is gone. @param origin called for each request: a store may move */
  shop(origin: () => string, isOver: () => boolean): Promise<void>
}

const cartFields =
  'cart{id note cost{totalAmount{amount}} lines(first:9){nodes{id quantity merchandise{... on ProductVariant{id}}}}}'

export type ShopperEvents = {
  /** The store responded. */
  readonly onAnswer: () => void
  /** An order request is under way. */
  readonly onPaying: () => void
  /** A request was lost; the shopper goes on with another cart. Without this handler the fault is thrown. */
  readonly onLost?: (fault: unknown) => void
}

/** A shopper who fills cart after cart and orders most of them. @param random from 0 to 1 */
export function createShopper(
  random: () => number,
  { onAnswer, onPaying, onLost }: ShopperEvents,
): Shopper {
  const carts: KnownCart[] = []
  const below = (limit: number) => Math.floor(random() * limit)
  const anyVariant = () => [...stocks.keys()][below(stocks.size)] ?? 11

  async function fill(origin: () => string): Promise<void> {
    const gid = `gid://shopify/ProductVariant/${anyVariant()}`
    const extras = `${below(3) === 0 ? ',discountCodes:["LIMITED"]' : ''}${below(3) === 0 ? ',giftCardCodes:["CRASHGIFT"]' : ''}`
    const made = await ask(
      origin(),
      `cartCreate(input:{lines:[{merchandiseId:"${gid}",quantity:${1 + below(3)}}]${extras}})`,
    )
    const cart: KnownCart = {
      id: made.id,
      answered: stateOf(made),
      asked: null,
      isPaying: false,
      orderPath: null,
    }
    carts.push(cart)
    onAnswer()
    let due = made.cost.totalAmount.amount
    for (let change = below(3); change > 0; change -= 1) due = await alter(origin, cart)
    if (below(8) === 0) return
    cart.isPaying = true
    const paying = pay(origin(), cart.id, due)
    onPaying()
    cart.orderPath = await paying
    cart.isPaying = false
    onAnswer()
  }

  async function alter(origin: () => string, cart: KnownCart): Promise<string> {
    const variant = String(anyVariant())
    const note = `note ${below(1_000_000)}`
    const isNote = below(2) === 0
    const { quantities } = cart.answered
    cart.asked = isNote
      ? { note, quantities }
      : {
          note: cart.answered.note,
          quantities: { ...quantities, [variant]: (quantities[variant] ?? 0) + 1 },
        }
    const id = `cartId:"${cart.id}"`
    const changed = await ask(
      origin(),
      isNote
        ? `cartNoteUpdate(${id},note:"${note}")`
        : `cartLinesAdd(${id},lines:[{merchandiseId:"gid://shopify/ProductVariant/${variant}"}])`,
    )
    cart.answered = stateOf(changed)
    cart.asked = null
    onAnswer()
    return changed.cost.totalAmount.amount
  }

  return {
    carts,
    shop: async (origin, isOver) => {
      while (!isOver()) {
        try {
          await fill(origin)
        } catch (fault) {
          // The store was killed during the request, as the test intends.
          if (isOver()) return
          if (!onLost) throw fault
          onLost(fault)
        }
      }
    },
  }
}

type CartAnswer = {
  id: string
  note: string
  cost: { totalAmount: { amount: string } }
  lines: { nodes: { quantity: number; merchandise: { id: string } }[] }
}

export function stateOf({ note, lines }: Pick<CartAnswer, 'note' | 'lines'>): CartState {
  const entries = lines.nodes.map(({ merchandise, quantity }) => [
    merchandise.id.split('/').at(-1),
    quantity,
  ])
  return { note, quantities: Object.fromEntries(entries) }
}

async function ask(origin: string, mutation: string): Promise<CartAnswer> {
  const name = mutation.split('(')[0] ?? ''
  const body = await query(origin, `mutation{${mutation}{${cartFields} userErrors{message}}}`)
  const { cart, userErrors } = body.data[name]
  if (userErrors.length > 0)
    throw new Error(`${mutation} was refused: ${JSON.stringify(userErrors)}`)
  return cart
}

/** These carts as the store has them, in the same order; null for one that became an order. */
export async function readCarts(
  origin: string,
  ids: readonly string[],
): Promise<(CartState | null)[]> {
  const fields = 'note lines(first:9){nodes{quantity merchandise{... on ProductVariant{id}}}}'
  const { data } = await query(
    origin,
    `query($ids:[ID!]!){nodes(ids:$ids){... on Cart{${fields}}}}`,
    { ids },
  )
  return data.nodes.map((cart: CartAnswer | null) => cart && stateOf(cart))
}

async function query(origin: string, document: string, variables: object = {}) {
  const response = await fetch(`${origin}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  })
  const body = await response.json()
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body
}

const buyer = {
  intent: 'pay',
  paymentMethod: 'cod',
  email: 'asha@example.com',
  phone: '9876543210',
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '1 Hill Road',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400050',
}

/** @returns the path of the order's page; null when the total changed and nothing was ordered */
async function pay(origin: string, cartId: string, due: string): Promise<string | null> {
  const [, token = '', key = ''] = /Cart\/(\w+)\?key=(\w+)/.exec(cartId) ?? []
  const expectedTotal = String(Math.round(Number(due) * 100))
  const response = await fetch(`${origin}/checkouts/${token}?key=${key}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...buyer, expectedTotal }),
  })
  await response.text()
  // If the total has changed, the checkout page comes back for confirmation.
  const location = response.headers.get('location') ?? ''
  return location.includes('/orders/') ? location : null
}
