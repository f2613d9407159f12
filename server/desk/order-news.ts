import type { LetterOrder } from '#desk/letters/order-letters.ts'
import type { OrderNews } from '#desk/orders/order-mail.ts'
import { reviewLink } from '#desk/reviews/review-link.ts'
import type { OrderEvent } from '#local-store/order-desk/order-acts.ts'
import type { DeskOrder, OrderDesk } from '#local-store/order-desk/order-desk.ts'

/** What is older than this when it is read is no news to its buyer any more. */
const OLD_MS = 24 * 60 * 60_000

type NewsSource = {
  readonly orderDesk: Pick<OrderDesk, 'findOrder' | 'listProductsOf'>
  /** Of the shop, for addresses of an order's page and of forms. */
  readonly origin: string
  readonly now: () => Date
}

/** What an event tells a buyer by mail; null for what they need not hear, and for buyers who were erased. */
export function toOrderNews(event: OrderEvent, source: NewsSource) {
  const { orderDesk, now } = source
  const what = toWhat(event)
  if (what === null || Date.parse(event.at) < now().getTime() - OLD_MS) return null
  const seen = orderDesk.findOrder(event.orderId)
  if (seen === null || seen.order.email === '') return null
  return {
    ...{ order: toLetterOrder(seen, source), orderId: event.orderId, what },
    ...{ recipient: seen.order.email, at: event.at },
  } satisfies OrderNews
}

function toWhat({ act }: OrderEvent): OrderNews['what'] | null {
  switch (act.type) {
    case 'place':
      return { type: 'placed' }
    case 'dispatch':
    case 'correct-parcel': {
      const { carrier, trackingNumber, trackingUrl } = act
      const type = act.type === 'dispatch' ? 'dispatched' : 'corrected'
      return { type, parcel: { carrier, trackingNumber, trackingUrl } }
    }
    case 'cancel':
      return { type: 'cancelled' }
    default:
      return null
  }
}

function toLetterOrder(seen: DeskOrder, source: NewsSource): LetterOrder {
  const { order, progress, refundable, pageAddress } = seen
  const { totals, deliveryAddress: to } = order
  const money = (minor: number) => ({ minor, currency: totals.currency.code })
  const cards = totals.giftCards.reduce((sum, card) => sum + card.presentmentAmountUsed, 0)
  return {
    ...{ number: order.number, name: to.firstName.trim() || to.lastName.trim() },
    lines: order.lines.map(({ quantity, subtotal, ...line }) => ({
      title: [line.productTitle, line.variantTitle].filter(isTold).join(', '),
      ...{ quantity, total: money(subtotal) },
    })),
    ...{ discount: money(totals.discountTotal), shipping: money(totals.delivery) },
    ...{ total: money(totals.total), giftCards: money(cards), owed: money(refundable) },
    due: money(progress.payment === 'pending' ? totals.due : 0),
    address: [
      `${to.firstName} ${to.lastName}`.trim(),
      ...[to.company ?? '', to.address1, to.address2],
      ...[`${to.city} ${to.zip}`.trim(), to.province],
    ].filter(Boolean),
    url: new URL(pageAddress, source.origin).href,
    reviews: toReviewLinks(order, source),
  }
}

/** One of each product that the catalogue still has, by its title in the order. */
function toReviewLinks(
  order: DeskOrder['order'],
  { orderDesk, origin }: NewsSource,
): LetterOrder['reviews'] {
  const titles = new Map<number, string>()
  for (const line of order.lines)
    for (const id of orderDesk.listProductsOf({ ...order, lines: [line] }))
      titles.set(id, line.productTitle)
  return [...titles].map(([id, label]) => {
    const path = reviewLink(order, `gid://shopify/Product/${id}`)
    return { label, url: new URL(path, origin).href }
  })
}

/** A product without a choice has a variant with the provider's name for that. */
const isTold = (title: string) => title !== '' && title !== 'Default Title'
