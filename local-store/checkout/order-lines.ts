import { html } from 'hono/html'
import { choiceOf, type TitledLine } from '../catalogue/only-option.ts'
import { type Currency, formatMoney } from '../store/currency.ts'
import type { PricedLine } from '../store/records.ts'
import type { Markup } from './page-frame.ts'

/** A line as the page shows it. */
export type OrderLine = Pick<PricedLine, 'quantity' | 'subtotal' | 'total' | 'unitPrice'> &
  TitledLine & {
    /** URL of a small picture, or null. */
    picture: string | null
  }

/**
 * Picture, name, quantity and price before order discounts, for each line.
 * @param scrolls whether a long list scrolls, for which the keyboard needs its focus
 */
export function orderLines(
  lines: readonly OrderLine[],
  currency: Currency,
  { scrolls = false } = {},
): Markup {
  return html`<ul class="lines"${scrolls && html` tabindex="0" aria-label="Games"`}>${lines.map((line) => orderLine(line, currency))}</ul>`
}

function orderLine(
  { productTitle, variantTitle, picture, quantity, unitPrice, subtotal, total }: OrderLine,
  currency: Currency,
): Markup {
  const choice = choiceOf(variantTitle)
  return html`<li>
${linePicture(picture)}
<span class="line-text"><span class="line-title">${productTitle}</span>
<span class="hint">${choice && html`<span class="line-choice">${choice}</span> `}${quantity} × ${formatMoney(unitPrice, currency)}</span></span>
<span class="line-price">${
    total < subtotal &&
    html`<del><span class="visually-hidden">Before discount: </span>${formatMoney(subtotal, currency)}</del> `
  }<span>${formatMoney(total, currency)}</span></span>
</li>`
}

/** A box stands upright: 4:5, as in the shop's cart. */
export function linePicture(picture: string | null): Markup {
  return html`<span class="picture">${picture && html`<img src="${picture}" alt="" width="64" height="80" loading="lazy">`}</span>`
}
