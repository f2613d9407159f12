import { html } from 'hono/html'
import { type Currency, formatMoney } from '../store/currency.ts'
import type { DeliveryOption } from '../store/records.ts'
import type { CheckoutView } from './checkout-view.ts'
import type { Markup } from './page-frame.ts'
import { unbroken } from './unbroken.ts'

/** The delivery options, as a choice where this PIN code has more than one. */
export function deliverySection({ priced, fields }: CheckoutView): Markup | '' {
  const { deliveryOptions, selectedDelivery, currency } = priced
  if (selectedDelivery === null) return ''
  const choices = deliveryOptions.map((option) =>
    deliveryChoice(option, option.handle === selectedDelivery.handle, currency),
  )
  const isChoice = deliveryOptions.length > 1
  return html`<section class="card" data-live="delivery" aria-labelledby="delivery-title">
<h2 id="delivery-title">Delivery</h2>
${
  isChoice
    ? html`<div class="choices" role="radiogroup" aria-labelledby="delivery-title">${choices}</div>`
    : html`<div class="choice-single">${deliveryText(selectedDelivery, currency)}</div>`
}
${fields.zip === '' && html`<p class="hint">Some PIN codes have express delivery too.</p>`}
<p class="actions-quiet without-script"><button class="button-quiet" name="intent" value="update" formnovalidate>${
    isChoice ? 'Update total' : 'Check delivery for my PIN code'
  }</button></p>
</section>`
}

function deliveryChoice(option: DeliveryOption, isChosen: boolean, currency: Currency): Markup {
  const id = `delivery-${option.handle}`
  return html`<label class="choice" for="${id}">
<input type="radio" id="${id}" name="deliveryOption" value="${option.handle}"${isChosen && html` checked`}>
${deliveryText(option, currency)}
</label>`
}

function deliveryText({ title, description, price }: DeliveryOption, currency: Currency): Markup {
  return html`<span class="choice-text"><span class="choice-title">${title}
<span>${price === 0 ? 'Free' : formatMoney(price, currency)}</span></span>
<span class="hint">${unbroken(description)}</span></span>`
}
