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

type Due = Pick<PricedCart, 'due' | 'currency'>

/** What is left to pay for a cart or an order. */
export function dueOf({ due, currency }: Due): SeenAmount {
  return { units: due, currency }
}

/** The amount that was seen, or null if it is still the one to pay, currency included. */
export function findFormerDue(seen: SeenAmount | null, priced: Due): SeenAmount | null {
  const { units, currency } = dueOf(priced)
  return seen?.units === units && seen.currency.code === currency.code ? null : seen
}
