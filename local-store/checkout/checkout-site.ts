import { toMoneyNode } from '../api/money-node.ts'
import { picturePath } from '../cdn/picture-address.ts'
import type { StoreLimits } from '../limits/store-limits.ts'
import type { CashRules } from '../store/cash-rules.ts'
import type { StoreImage } from '../store/catalogue.ts'
import type { Orders } from '../store/orders.ts'
import type { CartRecord, OrderRecord, PaymentMethod } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { StoreObserver } from '../store-observer.ts'
import { findDaysOfOrder } from './delivery-days.ts'
import type { KnownShop } from './known-shop.ts'
import { type ReturnPolicy, readReturnAddress, withParameters } from './return-address.ts'
import { type SeenAmount, writeSeenAmount } from './seen-amount.ts'

/** Where the checkout pages are served, and their dependencies. */
export type CheckoutSite = KnownShop & {
  readonly store: Store
  readonly orders: Orders
  /** Path prefix of all pages: empty, or `/local-store` in the shop. */
  readonly basePath: string
  /** Empty for relative URLs, otherwise for example `http://127.0.0.1:4100`. */
  readonly origin: string
  readonly returnPolicy: ReturnPolicy
  /** False when the shopper stays on the order's page after the order, as with hosted providers. */
  readonly returnsToShop: boolean
  /** The shop's home page; null when unknown. */
  readonly home: string | null
  /** File name of the style sheet. */
  readonly styleSheet: string
  /** File name of the checkout's script. */
  readonly script: string
  /** File name of the branding's script. */
  readonly brandingScript: string | undefined
  readonly limits: StoreLimits
  readonly cashRules: CashRules
  readonly observer: StoreObserver
  pictureVersion(file: string): string
  /** The origins of pictures hosted elsewhere. */
  readonly mediaOrigins: readonly string[]
}

/** What a checkout URL contains besides the cart. */
export type CheckoutStep = {
  returnTo: string | null
  payment?: PaymentMethod
  /** A code that does not apply: the page says why. */
  triedCode?: string
  giftCardProblem?: GiftCardProblem
  /** The amount to pay the shopper saw, if it has changed since. */
  formerDue?: SeenAmount
  /** The number of the order that the shopper was told to have just placed. */
  toldOf?: string | null
  /** Whether to show the form as it was typed, with its errors. */
  isTyped?: boolean
  /** Whether the order summary is open, because a code or card was applied or removed. */
  isSummaryOpen?: boolean
}

export type GiftCardProblem = 'unknown' | 'expired' | 'empty' | 'added' | 'too-many'

/** The URL of a cart's checkout page, with the cart's key. */
export function checkoutAddress(
  { basePath }: Pick<CheckoutSite, 'basePath'>,
  { token, key }: Pick<CartRecord, 'token' | 'key'>,
  {
    returnTo,
    payment,
    triedCode,
    giftCardProblem,
    formerDue,
    toldOf,
    isTyped,
    isSummaryOpen,
  }: CheckoutStep,
): string {
  const parameters = Object.entries({
    key,
    return_to: returnTo,
    payment,
    tried: triedCode,
    gift_card: giftCardProblem,
    was: formerDue && writeSeenAmount(formerDue),
    told: toldOf || null,
    typed: isTyped ? '1' : null,
    summary: isSummaryOpen ? 'open' : null,
  }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return withParameters(`${basePath}/checkouts/${token}`, Object.fromEntries(parameters))
}

/**
 * Origins that forms are accepted from. Mounted in the shop, these pages share its origin, even behind a proxy that
 * rewrites the host.
 */
export function formOrigins({ origin, returnPolicy }: CheckoutSite): readonly string[] {
  return [origin, ...(returnPolicy.allowPaths ? returnPolicy.origins : [])]
}

/** The path of an order's page. */
export function orderStatusPath({ basePath }: Pick<CheckoutSite, 'basePath'>, order: OrderRecord) {
  return `${basePath}/orders/${order.statusToken}`
}

/**
 * Where a shopper goes after the order: to the return URL, with the order in its parameters; to the shop's home if
 * that URL is not the shop's; to the order's page without a URL, or if shoppers are not sent back.
 */
export function afterOrderAddress(
  site: CheckoutSite,
  order: OrderRecord,
  returnTo: string | null,
): string {
  const given = returnTo ?? order.attributes.find(({ key }) => key === 'return_url')?.value ?? null
  const statusPath = orderStatusPath(site, order)
  const target = given === null ? null : (readReturnAddress(given, site.returnPolicy) ?? site.home)
  if (target === null || !site.returnsToShop) return statusPath
  return withParameters(target, {
    success: '1',
    order: order.number,
    order_status_url: `${site.origin}${statusPath}`,
    ...(order.totals.due > 0 && { paid_by: order.paymentMethod }),
    total: totalOf(order),
    ...arrivalOf(site, order),
  })
}

/** What was to pay, for example `INR2397.0`. */
function totalOf({ totals: { due, currency } }: OrderRecord): string {
  const { amount, currencyCode } = toMoneyNode(due, currency)
  return `${currencyCode}${amount}`
}

/** The first and the last day of an order's delivery, where the merchant names them. */
function arrivalOf({ store, findDeliveryDays }: CheckoutSite, order: OrderRecord) {
  const days = findDaysOfOrder(findDeliveryDays, order, store.orderProgress.get(order.id))
  return days && { arrives: `${days.first}/${days.last}` }
}

/** A small square picture of a variant's product, or null when it has none. */
export function thumbnailOf(site: CheckoutSite, variantId: number): string | null {
  const { catalogue } = site.store
  const variant = catalogue.findVariant(variantId)
  const product = variant && catalogue.findProduct(variant.productId)
  const image = variant?.image ?? product?.images[0] ?? null
  return image === null ? null : thumbnailAddress(site, image)
}

function thumbnailAddress(site: CheckoutSite, { url, file = '' }: StoreImage): string {
  if (url !== undefined) return url
  const version = site.pictureVersion(file)
  return `${site.basePath}${picturePath(file)}?v=${version}&width=160&height=200`
}
