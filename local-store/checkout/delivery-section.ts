import { html } from 'hono/html'
import { formatMoney } from '../store/currency.ts'
import type { DeliveryOption } from '../store/records.ts'
import type { CheckoutView } from './checkout-view.ts'
import { findDaysOfOption } from './delivery-days.ts'
import type { Markup } from './page-frame.ts'
import { unbroken } from './unbroken.ts'

/** The delivery options, as a choice where this PIN code has more than one. */
export function deliverySection(view: CheckoutView): Markup | '' {
  const { priced, fields } = view
  const { deliveryOptions, selectedDelivery } = priced
  if (selectedDelivery === null) return ''
  const choices = deliveryOptions.map((option) =>
    deliveryChoice(view, option, option.handle === selectedDelivery.handle),
  )
  const isChoice = deliveryOptions.length > 1
  return html`<section class="delivery" data-live="delivery" aria-labelledby="delivery-title">
<h3 class="visually-hidden" id="delivery-title">Delivery</h3>
${
  isChoice
    ? html`<div class="choices" role="radiogroup" aria-labelledby="delivery-title">${choices}</div>`
    : html`<div class="choice-single">${deliveryText(view, selectedDelivery)}</div>`
}
${fields.zip === '' && html`<p class="hint">Some PIN codes have express delivery too.</p>`}
<p class="actions-quiet without-script"><button class="button-quiet" name="intent" value="update" formnovalidate>${
    isChoice ? 'Update total' : 'Check delivery for my PIN code'
  }</button></p>
</section>`
}

function deliveryChoice(view: CheckoutView, option: DeliveryOption, isChosen: boolean): Markup {
  const id = `delivery-${option.handle}`
  return html`<label class="choice" for="${id}">
<input type="radio" id="${id}" name="deliveryOption" value="${option.handle}"${isChosen && html` checked`}>
${deliveryText(view, option)}
</label>`
}

/** With the days of arrival at the PIN code instead of the option's words, where they are known. */
function deliveryText({ site, priced, fields }: CheckoutView, option: DeliveryOption): Markup {
  const { handle, title, description, price } = option
  const at = { handle, pinCode: fields.zip, from: site.store.now() }
  const days = findDaysOfOption(site.findDeliveryDays, priced, at)
  return html`<span class="choice-text"><span class="choice-title">${title}
<span>${price === 0 ? 'Free' : formatMoney(price, priced.currency)}</span></span>
<span class="hint">${days ? `Arrives ${days.text}` : unbroken(description)}</span></span>`
}
