import { html } from 'hono/html'
import { formatMoney } from '../store/currency.ts'
import type { OrderRecord } from '../store/records.ts'
import { orderStatusPath } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'
import { listWrongFields } from './field.ts'
import { reasonOf } from './order-summary.ts'
import type { Markup } from './page-frame.ts'
import { listRepeated } from './recent-order.ts'
import { dueOf, type SeenAmount } from './seen-amount.ts'

/** Problems listed above the form; what is no field's has the focus, so that it is read out. */
export function checkoutNotices(view: CheckoutView): Markup | '' {
  // Missing stock is reported once the fields are valid: one thing at a time.
  if (Object.keys(view.errors).length > 0) return errorSummary(view)
  const repeated = view.repeated !== null && repeatNotice(view, view.repeated)
  if (view.shortages.length > 0) return html`${repeated}${shortageNotice(view)}`
  return html`${repeated}${view.formerDue !== null && changeNotice(view, view.formerDue)}`
}

/**
 * The number of the order that this page, or one before it, says to have just been placed; empty while errors come first.
 * It changes with the page alone: a notice that a PIN code brings may stand above the screen.
 */
export function getSeenRepeat({ errors, repeated, toldOf }: CheckoutView): string {
  const isTold = Object.keys(errors).length === 0 || repeated?.number === toldOf
  return (isTold && repeated?.number) || ''
}

/** The amount that the shopper has seen. The notice of a change comes last: until it shows, the amount before it. */
export function getSeenAmount({ errors, shortages, formerDue, priced }: CheckoutView): SeenAmount {
  const isNoticeHidden = Object.keys(errors).length > 0 || shortages.length > 0
  return (isNoticeHidden && formerDue) || dueOf(priced)
}

/** One line, since each field shows its own error, and the first of them has the focus. */
function errorSummary({ errors }: CheckoutView): Markup {
  const wrong = listWrongFields(errors)
  const [first = 'zip'] = wrong
  // The way to pay is a choice, not a field, and comes last: nothing is wrong in the fields if it is the first.
  const count = wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`
  const what = first === 'paymentMethod' ? 'How you pay needs' : count
  return html`<div class="notice notice-error" role="alert">
<h2>${what} your attention</h2>
<a href="#${first}">${errors[first]}</a>
</div>`
}

function shortageNotice({ shortages }: CheckoutView): Markup {
  const items = shortages.map(({ title, left }) => {
    const fact = left === 0 ? 'sold out' : left === 1 ? 'only 1 is left' : `only ${left} are left`
    return html`<li><strong>${title}</strong>: ${fact}</li>`
  })
  return html`<div class="notice notice-warning" role="alert" tabindex="-1" autofocus>
<h2>Some games are sold out or running low</h2>
<ul>${items}</ul>
<p>Nothing was ordered and nothing was charged.</p>
<p class="actions"><button class="button-quiet" name="intent" value="adjust-stock" formnovalidate>Update my order to what is in stock</button></p>
</div>`
}

function repeatNotice({ site, cart }: CheckoutView, order: OrderRecord): Markup {
  const to = html`<a href="${orderStatusPath(site, order)}">${order.number}</a>`
  const titles = new Set(listRepeated(order, cart).map(({ productTitle }) => productTitle))
  const games = [...titles].map(
    (title) => html`<li><strong>${title}</strong>: in your order ${to}</li>`,
  )
  return html`<div class="notice notice-warning" role="alert" tabindex="-1" autofocus>
<h2>You have just ordered this</h2>
<ul>${games}</ul>
<p>Press the button below only if you want more of the same.</p>
</div>`
}

function changeNotice({ priced }: CheckoutView, former: SeenAmount): Markup {
  const idle = priced.discountCodes.filter(({ applicable }) => !applicable)
  return html`<div class="notice notice-warning" role="alert" tabindex="-1" autofocus>
<h2>The total is now ${formatMoney(priced.due, priced.currency)}</h2>
<p>It was ${formatMoney(former.units, former.currency)} before. Nothing has been ordered yet: please check the summary
and press the button below again if you agree.</p>
${idle.length > 0 && html`<ul>${idle.map((each) => html`<li><strong>${each.code}</strong>: ${reasonOf(each)}</li>`)}</ul>`}
</div>`
}
