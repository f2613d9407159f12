import { html } from 'hono/html'
import type { OrderRecord } from '../store/records.ts'
import { type CheckoutSite, orderStatusPath, thumbnailOf } from './checkout-site.ts'
import { findDaysOfOrder } from './delivery-days.ts'
import type { Seller } from './known-shop.ts'
import { orderLines } from './order-lines.ts'
import { maskOrder, maskProgress } from './order-privacy.ts'
import {
  arrivalLine,
  isCalledOff,
  nextSteps,
  parcelSection,
  paymentLines,
  stateSentence,
  stateTime,
  timeMarkup,
  trackLine,
} from './order-state.ts'
import { orderTotals } from './order-totals.ts'
import { type Markup, pageFrame } from './page-frame.ts'
import { unbroken } from './unbroken.ts'

/**
 * The order status page: state, lines, address, payment and next steps.
 * @param isMasked hides the buyer, and asks for their email address or phone number
 * @param problem why what was typed did not reveal the buyer
 */
export function orderPage(
  site: CheckoutSite,
  whole: OrderRecord,
  isMasked: boolean,
  problem: string | null = null,
): Markup {
  const order = isMasked ? maskOrder(whole) : whole
  const unmasked = site.store.orderProgress.get(whole.id)
  const progress = isMasked ? maskProgress(unmasked) : unmasked
  const days = isCalledOff(progress)
    ? null
    : findDaysOfOrder(site.findDeliveryDays, whole, unmasked)
  const thanks = isMasked ? 'Thank you' : `Thank you, ${order.deliveryAddress.firstName}`
  const main = html`<div class="order">
<header class="order-head">
${orderBoxes(site, whole)}
<p class="order-state">${stateSentence(progress, thanks)}</p>
<h1>Order <span class="order-number">${order.number}</span></h1>
${arrivalLine(days, site.store.now())}
${stateTime(progress)}
<p class="order-date">Placed on ${timeMarkup(order.createdAt)}</p>
${trackLine(progress)}
</header>
${isMasked && revealForm(site, whole, problem)}
${parcelSection(progress)}
${stepsSection(nextSteps(order, progress, days), site.seller, isMasked ? null : keepLink(site, whole))}
<section class="card" aria-labelledby="items-title">
<h2 id="items-title">Items</h2>
${orderLines(
  order.lines.map((line) => ({ ...line, picture: thumbnailOf(site, line.variantId) })),
  order.totals.currency,
)}
${orderTotals(order.lines, order.totals, site.seller)}
</section>
<div class="order-facts">
<section class="card" aria-labelledby="to-title">
<h2 id="to-title">Delivery address</h2>
${addressLines(order)}
</section>
<section class="card" aria-labelledby="payment-title">
<h2 id="payment-title">Payment</h2>
${paymentLines(order, progress)}
<h2>Your contact details</h2>
<p>${order.email}<br>${order.phone}</p>
</section>
</div>
${site.home !== null && html`<p class="no-print order-end"><a class="button-quiet" href="${site.home}">Continue Shopping</a></p>`}
</div>`
  return pageFrame(site, { title: `Order ${order.number}`, main })
}

/** Boxes of a fan: more would hide each other. */
const MAX_BOXES = 3

/** The order's own boxes, in a fan. Decoration: its lines name them. */
function orderBoxes(site: CheckoutSite, { lines }: OrderRecord): Markup | null {
  const pictures = lines.flatMap(({ variantId }) => thumbnailOf(site, variantId) ?? [])
  if (pictures.length === 0) return null
  return html`<p class="order-boxes no-print">${pictures
    .slice(0, MAX_BOXES)
    .map((picture) => html`<img src="${picture}" alt="" width="64" height="80">`)}</p>`
}

/** What follows, and whom to call. Where nothing follows, the call alone: a parcel that came may be damaged. */
function stepsSection(
  steps: readonly string[],
  seller: Seller | null,
  keep: Markup | null,
): Markup | null {
  const [only, ...others] = steps
  const list =
    others.length > 0
      ? html`<ol class="steps">${steps.map((step) => html`<li>${unbroken(step)}</li>`)}</ol>`
      : only && html`<p>${unbroken(only)}</p>`
  const help = seller && helpLine(seller)
  if (!list) return help && html`<div class="card no-print">${help}</div>`
  return html`<section class="card no-print" aria-labelledby="next-title">
<h2 id="next-title">What happens next</h2>
${list}
${keep}
${help}
</section>`
}

/**
 * Sends the page's link to a chat of the buyer's choice; null where the store does not know its origin, which is the
 * shop's own when it is part of the shop.
 */
function keepLink(site: CheckoutSite, order: OrderRecord): Markup | null {
  const { allowPaths, origins } = site.returnPolicy
  const origin = allowPaths ? origins[0] : site.origin
  if (!origin) return null
  const words = `Order ${order.number}: ${origin}${orderStatusPath(site, order)}`
  const href = `https://wa.me/?text=${encodeURIComponent(words)}`
  return html`<p class="actions"><a class="button-quiet" href="${href}" target="_blank" rel="noopener noreferrer">Send the link to yourself in WhatsApp</a></p>`
}

function helpLine({ phone, hours }: Seller): Markup {
  return html`<p class="order-help">Something wrong? Call <a class="text-link" href="${phone.href}">${phone.text}</a>, ${hours}.</p>`
}

/** Asks for the buyer's contact. What was typed is not shown again: anyone with the link would see it. */
function revealForm(site: CheckoutSite, order: OrderRecord, problem: string | null): Markup {
  return html`<section class="card no-print" aria-labelledby="reveal-title">
<h2 id="reveal-title">Is this your order?</h2>
<form method="post" action="${orderStatusPath(site, order)}" novalidate>
<div class="field field-full">
<label for="contact">Email address or phone number used for this order</label>
<input id="contact" name="contact" autocomplete="email" maxlength="100" required aria-describedby="contact-hint${problem && ' contact-error'}"${problem && html` aria-invalid="true" autofocus`}>
<p class="hint" id="contact-hint">For privacy, this page hides the name, address and tracking number a day after the order.</p>
${problem && html`<p class="error" id="contact-error" role="alert">${problem}</p>`}
</div>
<p class="actions"><button class="button-quiet">Show name and address</button></p>
</form>
</section>`
}

function addressLines({ deliveryAddress }: OrderRecord): Markup {
  const { firstName, lastName, address1, address2, city, zip, province } = deliveryAddress
  return html`<address>${firstName} ${lastName}<br>
${address1}<br>
${address2 !== '' && html`${address2}<br>`}
${city} ${zip}<br>
${province}, India</address>`
}
