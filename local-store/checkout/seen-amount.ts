import type { Currency } from '../store/currency.ts'
import type { StoreMarket } from '../store/markets.ts'
import type { PricedCart } from '../store/records.ts'

/** An amount to pay that a page showed. */
export type SeenAmount = { readonly units: number; readonly currency: Currency }

/** An amount as forms and URLs have it: `79900 INR`. */
export function writeSeenAmount({ units, currency }: SeenAmount): string {
  return `${units} ${currency.code}`
}

/**
 * An amount from a form or a URL, or null; without a currency code it is in the shop's currency.
 * @param markets their currencies are the only ones accepted; the first is the shop's own
 */
export function readSeenAmount(
  text: string | null,
  markets: readonly StoreMarket[],
): SeenAmount | null {
  const [, units = '', code] = /^(\d{1,12})(?: ([A-Z]{3}))?$/.exec(text ?? '') ?? []
  const market = markets.find(({ currency }) => code === undefined || currency.code === code)
  return units === '' || market === undefined
    ? null
    : { units: Number(units), currency: market.currency }
}

/** Whether two amounts are the same, currency included. */
export function isSameAmount(one: SeenAmount, other: SeenAmount): boolean {
  return one.units === other.units && one.currency.code === other.currency.code
}

/** What is left to pay for a cart or an order. */
export function dueOf({ due, currency }: Pick<PricedCart, 'due' | 'currency'>): SeenAmount {
  return { units: due, currency }
}
