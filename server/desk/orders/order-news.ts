import type { CreditedCard, LetterOrder } from '#desk/letters/order-letters.ts'
import type { OrderNews } from '#desk/orders/order-mail.ts'
import { reviewLink } from '#desk/reviews/review-link.ts'
import { titleOfLine } from '#local-store/catalogue/only-option.ts'
import type { MerchantOrder, MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import { giftCardAmount, type OrderEvent } from '#local-store/merchant-orders/order-actions.ts'
import { addressLines } from './buyer-address.ts'

/** Events that are read later than this are too old for a letter. */
const OLD_MS = 24 * 60 * 60_000

type NewsSource = {
  readonly merchantOrders: Pick<MerchantOrders, 'findOrder' | 'listProductsOf'>
  /** The shop's origin, for links to order pages and review forms. */
  readonly origin: string
  readonly now: () => Date
}

/** The news in an event for the buyer; null for events without news, and for buyers who were erased. */
export function toOrderNews(event: OrderEvent, source: NewsSource) {
  const { merchantOrders, now } = source
  if (Date.parse(event.at) < now().getTime() - OLD_MS) return null
  const seen = merchantOrders.findOrder(event.orderId)
  if (seen === null || seen.order.email === '') return null
  const what = toWhat(event, seen)
  if (what === null) return null
  return {
    order: toLetterOrder(seen, source),
    orderId: event.orderId,
    what,
    recipient: seen.order.email,
    at: event.at,
  } satisfies OrderNews
}

function toWhat({ action, effects }: OrderEvent, seen: MerchantOrder): OrderNews['what'] | null {
  switch (action.type) {
    case 'place':
      return { type: 'placed' }
    case 'dispatch':
    case 'correct-parcel': {
      const { carrier, trackingNumber, trackingUrl } = action
      const type = action.type === 'dispatch' ? 'dispatched' : 'corrected'
      return { type, parcel: { carrier, trackingNumber, trackingUrl } }
    }
    case 'cancel':
      return { type: 'cancelled', cards: toCreditedCards(effects, seen) }
    default:
      return null
  }
}

/** In the order's currency, which the buyer knows; the effects are in the shop's. */
function toCreditedCards(
  { giftCards }: OrderEvent['effects'],
  { order: { totals } }: MerchantOrder,
): CreditedCard[] {
  return totals.giftCards
    .map((card) => ({ ...card, lastFour: card.code.slice(-4) }))
    .filter((used) =>
      giftCards.some((back) => back.lastFour === used.lastFour && back.amount === used.amountUsed),
    )
    .map(({ lastFour, presentmentAmountUsed: minor }) => ({
      lastFour,
      amount: { minor, currency: totals.currency.code },
    }))
}

function toLetterOrder(seen: MerchantOrder, source: NewsSource): LetterOrder {
  const { order, progress, refundable, pageAddress } = seen
  const { totals, deliveryAddress: to } = order
  const money = (minor: number) => ({ minor, currency: totals.currency.code })
  return {
    number: order.number,
    name: to.firstName.trim() || to.lastName.trim(),
    lines: order.lines.map(({ quantity, subtotal, ...line }) => ({
      title: titleOfLine(line),
      quantity,
      total: money(subtotal),
    })),
    discount: money(totals.discountTotal),
    shipping: money(totals.delivery),
    total: money(totals.total),
    giftCards: money(giftCardAmount(order)),
    owed: money(refundable),
    due: money(progress.payment === 'pending' ? totals.due : 0),
    address: addressLines(to),
    url: new URL(pageAddress, source.origin).href,
    reviews: toReviewLinks(order, source),
  }
}

/** One link for each product that is still in the catalogue, with its title in the order. */
function toReviewLinks(
  order: MerchantOrder['order'],
  { merchantOrders, origin }: NewsSource,
): LetterOrder['reviews'] {
  const titles = new Map<number, string>()
  for (const line of order.lines)
    for (const id of merchantOrders.listProductsOf({ ...order, lines: [line] }))
      titles.set(id, line.productTitle)
  return [...titles].map(([id, label]) => {
    const path = reviewLink(order, `gid://shopify/Product/${id}`)
    return { label, url: new URL(path, origin).href }
  })
}
