import { randomBytes } from 'node:crypto'
import { toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import { type CashRefusal, type CashRules, createCashCheck } from './cash-rules.ts'
import { deliverTo } from './delivery-addresses.ts'
import { isEmptyCart } from './is-empty-cart.ts'
import { exchangeBack } from './markets.ts'
import { readTaxTexts } from './product-tax.ts'
import type {
  CartRecord,
  DeliveryAddress,
  OrderRecord,
  PaymentMethod,
  PricedCart,
} from './records.ts'
import { findShortages, type Shortage } from './shortages.ts'
import type { Store } from './store.ts'

/** What a shopper agreed to when they pressed the pay button. */
export type OrderRequest = {
  readonly cartToken: string
  readonly cartKey: string
  readonly email: string
  readonly phone: string
  readonly deliveryAddress: DeliveryAddress
  /** Handle of the chosen delivery option, or null for the cheapest. */
  readonly deliveryOption: string | null
  readonly paymentMethod: PaymentMethod
  /** The amount to pay that the shopper saw, in minor units; null when the page showed none. */
  readonly expectedDue: number | null
  /** The currency code of `expectedDue`; defaults to the shop's currency. */
  readonly expectedCurrency?: string
}

/** The outcome of the request. Only `placed` changes more than the cart's buyer. */
export type OrderOutcome =
  | { readonly type: 'placed'; readonly order: OrderRecord }
  /** The cart was already an order; nothing was ordered twice. */
  | { readonly type: 'already-placed'; readonly order: OrderRecord }
  | { readonly type: 'stock-gone'; readonly shortages: readonly Shortage[] }
  /** The amount to pay differs from the one the shopper saw; `priced` has the current sums. */
  | { readonly type: 'changed'; readonly priced: PricedCart }
  | { readonly type: 'invalid-address' }
  /** The cash rules refuse; another payment is possible. */
  | { readonly type: 'no-cash'; readonly reason: CashRefusal }
  | { readonly type: 'empty' }
  /** No such cart, or a wrong key. */
  | { readonly type: 'unknown-cart' }

export type Orders = {
  /**
   * Turns the cart into an order in one transaction: takes stock, uses codes and gift cards, and
   * closes the cart. A cart never becomes two orders.
   */
  place(request: OrderRequest): OrderOutcome
  findByStatusToken(statusToken: string): OrderRecord | null
  /** The order of a cart, or null. */
  findOfCart(cartToken: string): OrderRecord | null
}

/** Order numbers start after this: the first is 1001. */
const NUMBER_OFFSET = 1000

/** @param id the order's row id, which starts at 1 and is never reused */
export const toOrderNumber = (id: number): number => NUMBER_OFFSET + id

/** Another process took stock after the mirror was read: the transaction is rolled back and retried. */
class StockTakenError extends Error {}

type OrderRules = {
  /** Limits on cash on delivery; none by default. */
  readonly cash?: CashRules
  /** Prefix of order numbers. */
  readonly prefix?: string
}

export function createOrders(store: Store, { cash, prefix = '' }: OrderRules = {}): Orders {
  const { database } = store
  const byStatusToken = database.prepare('SELECT record FROM orders WHERE status_token = ?')
  const byCart = database.prepare('SELECT record FROM orders WHERE cart_token = ?')
  const findCashRefusal = cash && createCashCheck(store, cash)
  const writeOrder = createOrderWriter(store, prefix)

  function findOfCart(cartToken: string): OrderRecord | null {
    const row = byCart.get(cartToken)
    return row === undefined ? null : toOrder(row)
  }

  function placeOnce(request: OrderRequest): OrderOutcome {
    const cart = store.carts.find(request.cartToken, request.cartKey)
    if (cart === null) return { type: 'unknown-cart' }
    const earlier = findOfCart(cart.token)
    if (earlier !== null) return { type: 'already-placed', order: earlier }
    if (isEmptyCart(cart)) return { type: 'empty' }
    if (!isDeliverable(request)) return { type: 'invalid-address' }
    const { email, phone, deliveryAddress, deliveryOption } = request
    Object.assign(cart, { email, phone, deliveryOption } satisfies Partial<CartRecord>)
    deliverTo(cart, deliveryAddress)
    store.carts.save(cart)
    const shortages = findShortages(store, cart)
    if (shortages.length > 0) return { type: 'stock-gone', shortages }
    const priced = store.price(cart)
    if (!isExpected(priced, request, store)) return { type: 'changed', priced }
    const reason = findCashRefusal?.(priced, request) ?? null
    if (reason !== null) return { type: 'no-cash', reason }
    return { type: 'placed', order: writeOrder(cart, priced, request) }
  }

  return {
    place(request) {
      try {
        return store.transaction(() => placeOnce(request))
      } catch (fault) {
        if (!(fault instanceof StockTakenError)) throw fault
        return store.transaction(() => placeOnce(request))
      }
    },
    findByStatusToken(statusToken) {
      const row = byStatusToken.get(statusToken)
      return row === undefined ? null : toOrder(row)
    },
    findOfCart,
  }
}

/** Whether the shopper saw this amount to pay, in its currency. */
function isExpected(
  { due, currency }: PricedCart,
  { expectedDue, expectedCurrency }: OrderRequest,
  { catalogue }: Store,
): boolean {
  return due === expectedDue && currency.code === (expectedCurrency ?? catalogue.currency.code)
}

/** Writes everything an order changes; runs inside the transaction of `place`. */
function createOrderWriter(store: Store, prefix: string) {
  const { database, inventory, discountUsage, giftCards, carts, orderProgress } = store
  // Not the largest id of the table: a restored backup may have fewer orders than were issued numbers.
  const lastId = database.prepare(`SELECT seq AS id FROM sqlite_sequence WHERE name = 'orders'`)
  const insert = database.prepare(
    `INSERT INTO orders (id, number, status_token, cart_token, email, phone, created_at, record)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  return (cart: CartRecord, priced: PricedCart, request: OrderRequest): OrderRecord => {
    const id = Number(lastId.get()?.id ?? 0) + 1
    const number = `${prefix}${toOrderNumber(id)}`
    const order = toOrderRecord({ id, number }, cart, priced, request, store)
    const { statusToken, createdAt } = order
    const buyer = [toMailbox(order.email), toPhoneKey(order.phone)] as const
    insert.run(id, number, statusToken, cart.token, ...buyer, createdAt, JSON.stringify(order))
    orderProgress.begin(order)
    for (const { variantId, quantity } of order.lines)
      if (!inventory.take(variantId, quantity)) throw new StockTakenError()
    for (const { code, applicable } of priced.discountCodes)
      if (applicable) discountUsage.record(code, id, order.email)
    for (const { code, amountUsed } of priced.giftCards)
      if (!giftCards.take(code, amountUsed))
        throw new Error('The balance of a gift card fell during the transaction.')
    carts.complete(cart, id)
    return order
  }
}

/** @param row a row of `orders` with at least the column `record` */
export function toOrder({ record }: Record<string, unknown>): OrderRecord {
  // Only `writeOrder` writes this column, from an OrderRecord.
  return JSON.parse(String(record)) as OrderRecord
}

/** A last check; the form has already reported which field is wrong. */
function isDeliverable({ email, phone, deliveryAddress }: OrderRequest): boolean {
  const { firstName, lastName, address1, city, province, zip, countryCode } = deliveryAddress
  const needed = [email, phone, firstName, lastName, address1, city, province]
  return (
    needed.every((text) => text.trim() !== '') &&
    countryCode === 'IN' &&
    /^[1-9]\d{5}$/.test(zip) &&
    email.includes('@')
  )
}

function toOrderRecord(
  name: Pick<OrderRecord, 'id' | 'number'>,
  cart: CartRecord,
  priced: PricedCart,
  request: OrderRequest,
  { catalogue, catalogueFor, now }: Pick<Store, 'catalogue' | 'catalogueFor' | 'now'>,
): OrderRecord {
  const { lines, ...totals } = priced
  const { email, phone, deliveryAddress, paymentMethod } = request
  return {
    ...name,
    statusToken: randomBytes(16).toString('hex'),
    createdAt: now().toISOString(),
    email,
    phone,
    deliveryAddress,
    paymentMethod,
    paymentStatus: paymentMethod === 'cod' && totals.due > 0 ? 'pending' : 'paid',
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => {
        const variant = catalogue.findVariant(line.variantId)
        const product = variant && catalogue.findProduct(variant.productId)
        return {
          ...line,
          productTitle: product?.title ?? '',
          variantTitle: variant?.title ?? '',
          sku: variant?.sku ?? '',
          ...(product && { tax: readTaxTexts(product) }),
        }
      }),
    totals,
    shopTotal: exchangeBack(totals.total, catalogueFor(cart.countryCode).market),
    attributes: cart.attributes,
    note: cart.note,
  }
}
