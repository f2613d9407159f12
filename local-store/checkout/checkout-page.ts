import { html } from 'hono/html'
import { formatMoney } from '../store/currency.ts'
import { addressSection, isWholeAddress } from './address-section.ts'
import { checkoutNotices, getSeenAmount, getSeenRepeat } from './checkout-notices.ts'
import { checkoutAddress } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'
import { orderSummary } from './order-summary.ts'
import { type Markup, pageFrame } from './page-frame.ts'
import { returnSign } from './payment-marks.ts'
import { isMethodKnown, paymentPromise, paymentSection } from './payment-section.ts'
import { writeSeenAmount } from './seen-amount.ts'

/** Errors stay until their fields are edited; below them there is room for what a renewal has to say. */
function liveNotices(view: CheckoutView): Markup {
  const notices = checkoutNotices(view)
  return Object.keys(view.errors).length > 0
    ? html`<div class="checkout-notices">${notices}<div data-live="notices"></div></div>`
    : html`<div class="checkout-notices" data-live="notices">${notices}</div>`
}

/**
 * The checkout: one form, so that applying a code loses no field. `renew-checkout.mjs` renews the parts marked
 * `data-live`, except what is `data-kept` in them.
 */
export function checkoutPage(view: CheckoutView): Markup {
  const { site, cart, returnTo } = view
  const hasErrors = Object.keys(view.errors).length > 0
  // Both were chosen in the shop, where they were steps with a number.
  const isLastLook = isWholeAddress(view) && isMethodKnown(view)
  // To the hour: the same form is the same page.
  const now = `${site.store.now().toISOString().slice(0, 13)}:00Z`
  const main = html`<form class="checkout" method="post" action="${checkoutAddress(site, cart, { returnTo })}" data-now="${now}" novalidate>
<button class="visually-hidden" name="intent" value="enter" tabindex="-1" aria-hidden="true">Continue</button>
<input type="hidden" data-live="expected" name="expectedTotal" value="${writeSeenAmount(getSeenAmount(view))}">
<input type="hidden" name="repeated" value="${getSeenRepeat(view)}">
<div class="checkout-head">
<h1>${isLastLook ? 'One last look' : 'Checkout'}</h1>
${liveNotices(view)}
</div>
<div class="${isLastLook ? 'checkout-main' : 'checkout-main checkout-steps'}">
${addressSection(view)}
${paymentSection(view)}
</div>
<div class="checkout-side">
<aside class="checkout-aside" aria-label="Order summary">${orderSummary(view)}</aside>
${paySection(view)}
</div>
</form>`
  const title = hasErrors ? 'Error: Checkout' : 'Checkout'
  return pageFrame(site, { title, main, width: 'wide', script: site.script, note: TEST_NOTE })
}

const TEST_NOTE =
  'Test card: 4242 4242 4242 4242, with any future date and any code. No UPI request is sent.'

/** Last in the form, and so for the keyboard; on wide screens it stands below the summary, and both stay on the screen. */
function paySection(view: CheckoutView): Markup {
  const { site, priced } = view
  return html`<div class="pay">
${adultsNote(view)}
<div class="pay-bar">
${paymentPromise(view)}
<p class="pay-total" role="status" data-live="due"><span>Total</span> <strong>${formatMoney(priced.due, priced.currency)}</strong></p>
<button class="button" name="intent" value="pay" data-live="pay">${payLabel(view)}</button>
</div>
${site.returnsPromise && html`<p class="hint with-sign">${returnSign} ${site.returnsPromise}</p>`}
${site.home !== null && html`<p><a class="text-link" href="${site.home}">Back to the shop</a></p>`}
</div>`
}

/** Both labels; styles show the one of the chosen method, so that it is right without script too. */
function payLabel({ priced: { due, currency } }: CheckoutView): Markup | string {
  if (due === 0) return 'Place order'
  const amount = formatMoney(due, currency)
  return html`<span class="pay-online">Pay ${amount}</span><span class="pay-at-door">Place order · ${amount}</span>`
}

/** Placed before the button, so that it is read before the button is pressed. */
function adultsNote({ site: { store, isForAdults }, priced }: CheckoutView): Markup | '' {
  const isOfAge = priced.lines.every(({ variantId }) => {
    const variant = store.catalogue.findVariant(variantId)
    const product = variant && store.catalogue.findProduct(variant.productId)
    return !product || !isForAdults?.(product)
  })
  return isOfAge ? '' : html`<p class="adults">18+ game: paying confirms you’re 18 or older.</p>`
}
