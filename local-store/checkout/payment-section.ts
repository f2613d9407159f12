import { html } from 'hono/html'
import { type CashRules, maxCashAt } from '../store/cash-rules.ts'
import { formatMoney } from '../store/currency.ts'
import type { PaymentMethod } from '../store/records.ts'
import type { CheckoutView } from './checkout-view.ts'
import { focusIfFirst, textField } from './field.ts'
import type { Markup } from './page-frame.ts'
import { paymentMethodOfCart } from './payment.ts'
import { cardMarks, headingSigns, lockSign, methodSigns } from './payment-marks.ts'

/** The payment methods. Card fields are never prefilled: card data is not stored. */
export function paymentSection(view: CheckoutView): Markup {
  if (view.priced.due === 0)
    return html`<section class="card" data-live="payment" aria-labelledby="payment-title">
<h2 id="payment-title">${headingSigns.payment}How you pay</h2>
<p>Nothing is left to pay: no payment details are needed.</p>
<input type="hidden" name="paymentMethod" value="${view.payment}">
</section>`
  return html`<section class="card" data-live="payment" aria-labelledby="payment-title">
<h2 id="payment-title">${headingSigns.payment}How you pay</h2>
${isFoldable(view) ? foldedMethods(view) : openMethods(view)}
</section>`
}

/** Whether the method came from the shop and can be used: nothing is left to choose. */
export function isMethodKnown({ cart, errors, payment, wantedPayment }: CheckoutView): boolean {
  const isRefused = errors.paymentMethod !== undefined || payment !== wantedPayment
  return paymentMethodOfCart(cart) !== null && !isRefused
}

const isFoldable = ({ cart, offered }: CheckoutView): boolean =>
  paymentMethodOfCart(cart) !== null && offered.length > 1

/**
 * The method chosen in the shop on one line, the others behind 'Change': the cards are open if it is refused. The fields
 * of the methods follow, since those of the chosen one are always needed.
 */
function foldedMethods(view: CheckoutView): Markup {
  const methods = methodsOf(view)
  const chosen = methods.find(({ method }) => method === view.payment)
  const fields = methods.map(
    ({ method, details }) => html`<div class="payment-details details-${method}">${details}</div>`,
  )
  return html`<details class="known method"${!isMethodKnown(view) && html` open`}>
<summary>${methodSigns[view.payment]}<span class="known-text">${chosen?.title}${view.payment === 'card' && cardMarks}${view.payment === 'upi' && html`<span class="hint">${UPI_APPS}</span>`}</span> <span class="text-link">Change</span></summary>
<div class="known-form">
${choicesOf(
  view,
  methods.map((each) => methodLabel(view, each)),
)}
</div>
</details>
${fields}`
}

function openMethods(view: CheckoutView): Markup {
  const choices = methodsOf(view).map(
    (each) => html`<div class="payment">
${methodLabel(view, each)}
<div class="payment-details">${each.details}</div>
</div>`,
  )
  return choicesOf(view, choices)
}

/** What is safe about each method, directly beside the pay button; styles show the line of the chosen one. */
export function paymentPromise({ priced, offered }: CheckoutView): Markup {
  const lines = offered.map(
    (method) => html`<span class="promise-${method}">${promises[method]}</span>`,
  )
  return html`<p class="pay-promise hint with-sign" data-live="promise">${priced.due > 0 && html`${lockSign} ${lines}`}</p>`
}

const promises: Record<PaymentMethod, string> = {
  upi: 'We never ask for your UPI PIN.',
  card: 'Card details are never stored.',
  cod: 'Nothing is charged now: you pay at your door.',
}

/** The choice of a method; a chosen one that cannot be used says why above it. */
function choicesOf(view: CheckoutView, choices: readonly Markup[]): Markup {
  const { errors, priced, offered, site } = view
  const hasNoCash = priced.currency.code === 'INR' && !offered.includes('cod')
  const cashLimit = hasNoCash ? cashLimitText(site.cashRules, view.fields.zip) : undefined
  const isLost = isFoldable(view) && !isMethodKnown(view) && errors.paymentMethod === undefined
  return html`${errors.paymentMethod && html`<p class="error" id="paymentMethod" tabindex="-1"${focusIfFirst('paymentMethod', errors)}>${errors.paymentMethod}</p>`}
${isLost && html`<p class="error">${cashLimit}</p>`}
<div class="choices" role="radiogroup" aria-labelledby="payment-title">
${choices}
</div>
${hasNoCash && !isLost && errors.paymentMethod !== cashLimit && html`<p class="hint">${cashLimit}</p>`}`
}

/** Why cash on delivery is not offered. */
export function cashLimitText(rules: CashRules, pinCode: string): string {
  const most = maxCashAt(rules, pinCode)
  if (rules.maxRupees === 0) return 'This shop does not offer Cash on Delivery.'
  if (most === 0)
    return `Cash on Delivery is not available for ${pinCode}. Please pay by UPI or card.`
  const place = most < rules.maxRupees ? ` to ${pinCode}` : ''
  return `Cash on Delivery${place} is available for orders up to ₹${most.toLocaleString('en-IN')}.`
}

const UPI_APPS = 'Google Pay, PhonePe, Paytm, BHIM or any other app'

type Method = {
  readonly method: PaymentMethod
  readonly title: string
  readonly hint: string
  readonly details: Markup
}

/** Those offered. */
function methodsOf(view: CheckoutView): readonly Method[] {
  const due = formatMoney(view.priced.due, view.priced.currency)
  const upi = html`<p class="hint">Approve ${due} in the UPI app on your phone. No UPI ID to type.</p>`
  const cash = html`<p class="hint">Please keep ${due} ready in cash or by UPI.</p>`
  const methods: readonly Method[] = [
    { method: 'upi', title: 'UPI', hint: UPI_APPS, details: upi },
    { method: 'card', title: 'Card', hint: 'Credit or debit card', details: cardFields(view) },
    {
      method: 'cod',
      title: 'Cash on Delivery',
      hint: 'Pay the courier at your door. No extra charge',
      details: cash,
    },
  ]
  return methods.filter(({ method }) => view.offered.includes(method))
}

function methodLabel({ payment }: CheckoutView, { method, title, hint }: Method): Markup {
  const id = `payment-${method}`
  return html`<label class="choice" for="${id}">
<input type="radio" id="${id}" name="paymentMethod" value="${method}"${payment === method && html` checked`}>
<span class="choice-text"><span class="choice-title">${title}</span>
<span class="hint">${hint}</span>${method === 'card' && cardMarks}</span>
${methodSigns[method]}
</label>`
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
  label: 'Expiry (MM/YY)',
  errors,
  autocomplete: 'cc-exp',
  // The slash is optional, so a numeric keyboard is enough.
  inputmode: 'numeric',
  maxlength: 9,
  size: 'short',
})}
${textField({
  name: 'cardCvc',
  label: 'Security code (CVC)',
  errors,
  autocomplete: 'cc-csc',
  inputmode: 'numeric',
  enterkeyhint: 'go',
  maxlength: 4,
  size: 'short',
})}
</div>`
}
