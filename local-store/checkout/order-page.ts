import { html } from 'hono/html'
import type { OrderRecord } from '../store/records.ts'
import { type CheckoutSite, orderStatusPath, thumbnailOf } from './checkout-site.ts'
import { orderLines } from './order-lines.ts'
import { maskOrder } from './order-privacy.ts'
import { orderTotals } from './order-totals.ts'
import { type Markup, pageFrame } from './page-frame.ts'

/** What was entered to see the buyer, and why it does not show them. */
export type RevealProblem = { readonly typed: string; readonly text: string }

/**
 * The order status page: lines, address, payment and next steps.
 * @param isMasked hides its buyer, and asks for their e-mail address or phone number
 */
export function orderPage(
  site: CheckoutSite,
  whole: OrderRecord,
  isMasked: boolean,
  problem: RevealProblem | null = null,
): Markup {
  const order = isMasked ? maskOrder(whole) : whole
  const date = new Date(order.createdAt).toLocaleString('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  const main = html`<div class="order">
<header class="order-head">
<h1>Order <span class="order-number">${order.number}</span></h1>
<p class="order-thanks">Thank you${!isMasked && `, ${order.deliveryAddress.firstName}`}. Your order is confirmed.</p>
<p class="order-date">Placed on <time datetime="${order.createdAt}">${date}</time></p>
</header>
${isMasked && revealForm(site, whole, problem)}
<section class="card" aria-labelledby="next-title">
<h2 id="next-title">What happens next</h2>
<ol class="steps">${nextSteps(order).map((step) => html`<li>${step}</li>`)}</ol>
</section>
<section class="card" aria-labelledby="items-title">
<h2 id="items-title">Items</h2>
${orderLines(
  order.lines.map((line) => toOrderLine(site, line)),
  order.totals.currency,
)}
${orderTotals(order.lines, order.totals, 'Total')}
</section>
<div class="order-facts">
<section class="card" aria-labelledby="to-title">
<h2 id="to-title">Delivery address</h2>
${addressLines(order)}
</section>
<section class="card" aria-labelledby="payment-title">
<h2 id="payment-title">Payment</h2>
<p>${paymentText(order)}</p>
<h2>Contact</h2>
<p>${order.email}<br>${order.phone}</p>
</section>
</div>
${site.home !== null && html`<p class="no-print"><a class="text-link" href="${site.home}">Continue shopping</a></p>`}
</div>`
  return pageFrame(site, { title: `Order ${order.number}`, main })
}

/** Asks who looks; the answer shows the page once, and is not kept. */
function revealForm(site: CheckoutSite, order: OrderRecord, problem: RevealProblem | null): Markup {
  return html`<section class="card no-print" aria-labelledby="reveal-title">
<h2 id="reveal-title">Is this your order?</h2>
<form method="post" action="${orderStatusPath(site, order)}" novalidate>
<div class="field field-full">
<label for="contact">E-mail address or phone number of the order</label>
<input id="contact" name="contact" value="${problem?.typed ?? ''}" autocomplete="email" maxlength="100" required aria-describedby="contact-hint${problem && ' contact-error'}"${problem && html` aria-invalid="true" autofocus`}>
<p class="hint" id="contact-hint">A day after the order this page hides name and address from whoever has its link.</p>
${problem && html`<p class="error" id="contact-error" role="alert">${problem.text}</p>`}
</div>
<p class="actions"><button class="button-quiet">Show name and address</button></p>
</form>
</section>`
}

function toOrderLine(site: CheckoutSite, line: OrderRecord['lines'][number]) {
  const hasChoice = line.variantTitle !== '' && line.variantTitle !== 'Default Title'
  const title = hasChoice ? `${line.productTitle}, ${line.variantTitle}` : line.productTitle
  return { ...line, title, picture: thumbnailOf(site, line.variantId) }
}

function addressLines({ deliveryAddress }: OrderRecord): Markup {
  const { firstName, lastName, address1, address2, city, zip, province } = deliveryAddress
  return html`<address>${firstName} ${lastName}<br>
${address1}<br>
${address2 !== '' && html`${address2}<br>`}
${city} ${zip}<br>
${province}, India</address>`
}

function paymentText({ paymentMethod, paymentStatus, totals }: OrderRecord): string {
  if (totals.due === 0) return totals.giftCards.length > 0 ? 'Paid by gift card' : 'Nothing to pay'
  if (paymentStatus === 'pending') return 'Cash on delivery: pay the courier'
  return paymentMethod === 'upi' ? 'Paid by UPI' : 'Paid by card'
}

function nextSteps({ paymentStatus, email, totals }: OrderRecord): string[] {
  return [
    `A confirmation would go to ${email}; this store sends no mail.`,
    'We pack your order and hand it to the courier.',
    totals.selectedDelivery?.description || 'The courier brings it to your door.',
    ...(paymentStatus === 'pending' ? ['You pay the courier when the parcel arrives.'] : []),
  ]
}
