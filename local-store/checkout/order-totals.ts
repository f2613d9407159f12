import { html } from 'hono/html'
import { toCodeKey } from '../store/code-key.ts'
import { formatMoney } from '../store/currency.ts'
import type { PricedAllocation, PricedCart, PricedLine } from '../store/records.ts'
import type { Seller } from './known-shop.ts'
import type { Markup } from './page-frame.ts'

/** The total of one code, or of one automatic discount. */
type DiscountSum = { label: string; amount: number }

/** The discounts of a cart or an order, summed by code or title. */
export function sumDiscounts(
  lines: readonly PricedLine[],
  { deliveryAllocations }: Pick<PricedCart, 'deliveryAllocations'>,
): DiscountSum[] {
  const sums = new Map<string, number>()
  const add = ({ code, title, amount }: PricedAllocation) => {
    const label = code ?? title
    sums.set(label, (sums.get(label) ?? 0) + amount)
  }
  for (const line of lines) line.allocations.forEach(add)
  deliveryAllocations.forEach(add)
  return [...sums].map(([label, amount]) => ({ label, amount })).filter(({ amount }) => amount > 0)
}

/** What a code takes off. Carts keep it as it was typed, discounts as the catalogue spells it. */
export function savingOf(code: string, priced: PricedCart): number {
  const key = toCodeKey(code)
  const sum = sumDiscounts(priced.lines, priced).find(({ label }) => toCodeKey(label) === key)
  return sum?.amount ?? 0
}

/** Subtotal, discounts by name, delivery, gift cards and the amount to pay. */
export function orderTotals(
  lines: readonly PricedLine[],
  totals: Omit<PricedCart, 'lines'>,
  seller: Seller | null,
): Markup {
  const { subtotal, selectedDelivery, giftCards, total, due } = totals
  const discounts = sumDiscounts(lines, totals)
  const money = (units: number) => formatMoney(units, totals.currency)
  const hasGst = totals.currency.code === 'INR' && seller?.gstin !== null
  return html`<dl class="totals" data-live="totals">
${row('Subtotal', money(subtotal))}
${discounts.map(({ label, amount }) => gain(`Discount ${label}`, money(-amount)))}
${selectedDelivery && (selectedDelivery.price === 0 ? gain('Delivery', 'Free') : row('Delivery', money(selectedDelivery.price)))}
${giftCards.length > 0 && row('Total before gift cards', money(total))}
${giftCards.map(({ code, presentmentAmountUsed }) =>
  row(`Gift card ending ${lastFour(code)}`, money(-presentmentAmountUsed)),
)}
<div class="total"><dt>Total</dt><dd>${money(due)}</dd></div>
</dl>
<p class="hint">Prices include ${hasGst ? 'GST' : 'taxes'}.</p>`
}

/** A gift card's code is money: only its last characters are shown. */
export function lastFour(code: string): string {
  return code.slice(-4)
}

function row(label: string, amount: string): Markup {
  return html`<div><dt>${label}</dt><dd>${amount}</dd></div>`
}

/** A row that is to the buyer's advantage. */
function gain(label: string, amount: string): Markup {
  return html`<div><dt>${label}</dt><dd class="gain">${amount}</dd></div>`
}
