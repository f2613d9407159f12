import { html } from 'hono/html'
import { type CashRules, maxCashAt } from '../store/cash-rules.ts'
import { formatMoney } from '../store/currency.ts'
import type { PaymentMethod } from '../store/records.ts'
import type { CheckoutView } from './checkout-view.ts'
import { focusIfFirst, textField } from './field.ts'
import type { Markup } from './page-frame.ts'
import { cardMarks, lockSign, methodSigns } from './payment-marks.ts'

/** The payment methods. Card fields are never prefilled: card data is not stored. */
export function paymentSection(view: CheckoutView): Markup {
  if (view.priced.due === 0)
    return html`<section class="card" data-live="payment" aria-labelledby="payment-title">
<h2 id="payment-title">How you pay</h2>
<p>Nothing is left to pay: no payment details are needed.</p>
<input type="hidden" name="paymentMethod" value="${view.payment}">
</section>`
  const { errors, priced, offered, site } = view
  const cashLimit = cashLimitText(site.cashRules, view.fields.zip)
  return html`<section class="card" data-live="payment" aria-labelledby="payment-title">
<h2 id="payment-title">How you pay</h2>
<p class="hint with-sign">${lockSign} Card details are sent only when you pay, and never stored.</p>
${errors.paymentMethod && html`<p class="error" id="paymentMethod" tabindex="-1"${focusIfFirst('paymentMethod', errors)}>${errors.paymentMethod}</p>`}
<div class="choices" role="radiogroup" aria-labelledby="payment-title">
${offered.includes('upi') && paymentChoice(view, 'upi', 'UPI', 'Google Pay, PhonePe, Paytm, BHIM or any other app', upiFields(view))}
${paymentChoice(view, 'card', 'Card', 'Credit or debit card', cardFields(view))}
${
  offered.includes('cod') &&
  paymentChoice(
    view,
    'cod',
    'Cash on delivery',
    'Pay the courier at your door',
    html`<p class="hint">Please keep ${formatMoney(priced.due, priced.currency)} ready in cash or by UPI.</p>`,
  )
}
</div>
${priced.currency.code === 'INR' && !offered.includes('cod') && errors.paymentMethod !== cashLimit && html`<p class="hint">${cashLimit}</p>`}
</section>`
}

/** Why cash on delivery is not offered. */
export function cashLimitText(rules: CashRules, pinCode: string): string {
  const most = maxCashAt(rules, pinCode)
  if (rules.maxRupees === 0) return 'This shop does not offer cash on delivery.'
  if (most === 0)
    return `Cash on delivery is not available for ${pinCode}. Please pay by UPI or card.`
  const place = most < rules.maxRupees ? ` to ${pinCode}` : ''
  return `Cash on delivery${place} is available for orders up to ₹${most.toLocaleString('en-IN')}.`
}

function paymentChoice(
  { payment }: CheckoutView,
  method: PaymentMethod,
  title: string,
  description: string,
  details: Markup,
): Markup {
  const id = `payment-${method}`
  return html`<div class="payment">
<label class="choice" for="${id}">
<input type="radio" id="${id}" name="paymentMethod" value="${method}"${payment === method && html` checked`}>
<span class="choice-text"><span class="choice-title">${title}</span>
<span class="hint">${description}</span>${method === 'card' && cardMarks}</span>
${methodSigns[method]}
</label>
<div class="payment-details">${details}</div>
</div>`
}

function cardFields({ errors }: CheckoutView): Markup {
  return html`<div class="fields" data-kept>
${textField({
  name: 'cardNumber',
  label: 'Card number',
  errors,
  autocomplete: 'cc-number',
  inputmode: 'numeric',
  maxlength: 23,
})}
${textField({
  name: 'cardExpiry',
  label: 'Expiry date (MM/YY)',
  errors,
  autocomplete: 'cc-exp',
  // The slash is optional, so a numeric keyboard is enough.
  inputmode: 'numeric',
  maxlength: 9,
  size: 'half',
})}
${textField({
  name: 'cardCvc',
  label: 'Security code (CVC)',
  errors,
  autocomplete: 'cc-csc',
  inputmode: 'numeric',
  enterkeyhint: 'go',
  maxlength: 4,
  size: 'half',
})}
</div>`
}

function upiFields({ upiId, errors }: CheckoutView): Markup {
  return html`<div class="fields" data-kept>
${textField({
  name: 'upiId',
  label: 'UPI ID',
  value: upiId,
  errors,
  hint: 'Such as name@okbank.',
  autocomplete: 'off',
  inputmode: 'email',
  autocapitalize: 'none',
  enterkeyhint: 'go',
  maxlength: 100,
})}
</div>`
}
