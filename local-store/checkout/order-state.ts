import { html } from 'hono/html'
import { INDIA_TIME_ZONE } from '#platform/india-time.ts'
import { formatMoney } from '../store/currency.ts'
import type { OrderProgress, OrderState } from '../store/order-progress.ts'
import type { OrderRecord } from '../store/records.ts'
import { type DeliveryDays, isOverdue } from './delivery-days.ts'
import type { Markup } from './page-frame.ts'

const stateText: Readonly<Record<OrderState, string>> = {
  new: 'Your order is confirmed.',
  packed: 'Your order is packed.',
  dispatched: 'Your order is on its way.',
  delivered: 'Your order was delivered.',
  cancelled: 'This order was cancelled.',
  refused: 'The parcel could not be delivered.',
}

/** Whether all money went back before the parcel left, so that nobody should wait for it. */
export const isCalledOff = ({
  state,
  payment,
}: Pick<OrderProgress, 'state' | 'payment'>): boolean =>
  payment === 'refunded' && (state === 'new' || state === 'packed')

/** The order's state in a sentence; with thanks unless it came to nothing. */
export function stateSentence(progress: OrderProgress, thanks: string): Markup {
  const { state } = progress
  if (isCalledOff(progress)) return html`What you paid was refunded.`
  const isOver = state === 'cancelled' || state === 'refused'
  return isOver
    ? html`${stateText[state]}`
    : html`<span class="order-thanks">${thanks}.</span> ${stateText[state]}`
}

const sinceText: Readonly<Record<OrderState, string>> = {
  new: 'Placed',
  packed: 'Packed',
  dispatched: 'Handed to the courier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refused: 'Closed',
}

/** When the order entered its state; null while it is new. */
export function stateTime({ state, times }: OrderProgress): Markup | null {
  const time = times[state]
  if (state === 'new' || time === undefined) return null
  return html`<p class="order-date">${sinceText[state]} on ${timeMarkup(time)}</p>`
}

const trackSteps = [
  ['new', 'Placed'],
  ['packed', 'Packed'],
  ['dispatched', 'On its way'],
  ['delivered', 'Delivered'],
] as const satisfies readonly (readonly [OrderState, string])[]

/** The way of an order as a drawn line up to its state; null for one that went another way. */
export function trackLine(progress: Pick<OrderProgress, 'state' | 'payment'>): Markup | null {
  const now = trackSteps.findIndex(([step]) => step === progress.state)
  if (now === -1 || isCalledOff(progress)) return null
  return html`<ol class="track" aria-label="Where it is">${trackSteps.map(
    ([, title], at) =>
      html`<li${at <= now && html` class="track-done"`}${at === now && html` aria-current="step"`}>${title}</li>`,
  )}</ol>`
}

/** When an order under way arrives, or that it is late; null while no day is known. */
export function arrivalLine(days: DeliveryDays | null, now: Date): Markup | null {
  if (days === null) return null
  const words = isOverdue(days, now)
    ? `It is late: it should have arrived ${days.text}.`
    : `Arrives ${days.text}`
  return html`<p class="order-arrival">${words}</p>`
}

/** A time in Indian format and time zone. */
export function timeMarkup(time: string): Markup {
  const text = new Date(time).toLocaleString('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: INDIA_TIME_ZONE,
  })
  return html`<time datetime="${time}">${text}</time>`
}

/** Carrier and tracking number; null before the order is dispatched. */
export function parcelSection({ parcel }: OrderProgress): Markup | null {
  if (parcel === null) return null
  const { carrier, trackingNumber, trackingUrl } = parcel
  return html`<section class="card" aria-labelledby="parcel-title">
<h2 id="parcel-title">Your parcel</h2>
<p>${carrier}${trackingNumber !== '' && html`, tracking number <strong>${trackingNumber}</strong>`}</p>
${trackingUrl !== null && html`<p class="no-print"><a class="text-link" href="${trackingUrl}" rel="noopener noreferrer">Track your parcel</a></p>`}
</section>`
}

/** How it is paid, and what was refunded. */
export function paymentLines(
  { paymentMethod, totals }: OrderRecord,
  progress: OrderProgress,
): Markup {
  const { refunded, payment, state } = progress
  const isOwed = payment === 'paid' && (state === 'cancelled' || state === 'refused')
  return html`<p>${paymentText(paymentMethod, totals, progress)}</p>
${refunded > 0 && html`<p>${formatMoney(refunded, totals.currency)} was refunded.</p>`}
${isOwed && totals.total > 0 && html`<p>Nothing was refunded yet.</p>`}`
}

function paymentText(
  method: OrderRecord['paymentMethod'],
  { due, giftCards, currency }: OrderRecord['totals'],
  { payment }: OrderProgress,
): string {
  if (due === 0) return giftCards.length > 0 ? 'Paid by gift card' : 'Nothing to pay'
  if (payment === 'pending')
    return `Cash on Delivery: pay the courier ${formatMoney(due, currency)}`
  if (payment === 'voided') return 'Cash on Delivery: nothing left to pay'
  return { upi: 'Paid by UPI', card: 'Paid by card', cod: 'Paid in cash' }[method]
}

/** What the buyer can expect next; empty when nothing is left to happen. With days, the page's head names them. */
export function nextSteps(
  { totals }: Pick<OrderRecord, 'totals'>,
  progress: OrderProgress,
  days: DeliveryDays | null,
): readonly string[] {
  const { state, payment } = progress
  if (isCalledOff(progress)) return []
  const words = days === null ? totals.selectedDelivery?.description : null
  const delivery = words || 'The courier brings it to your door.'
  const cash = payment === 'pending' ? ['You pay the courier when the parcel arrives.'] : []
  if (state === 'new')
    return [
      'Keep the link to this page: it shows where your order is.',
      'We pack your order and hand it to the courier.',
      delivery,
      ...cash,
    ]
  if (state === 'packed') return ['We hand your parcel to the courier.', delivery, ...cash]
  return state === 'dispatched' ? [delivery, ...cash] : []
}
