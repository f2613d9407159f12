import { z } from 'zod'
import { amountText, catalogueIdFor, handleText } from './catalogue-values.ts'
import { currencyCodes } from './currency-codes.ts'

const countryText = z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as "US"')

/**
 * Countries whose buyers see prices in another currency. Amounts without a price in the market are converted at its
 * rate.
 */
export const marketSchema = z
  .strictObject({
    handle: handleText,
    countries: z.array(countryText).min(1, 'needs at least one country'),
    currencyCode: z.enum(currencyCodes, 'must be a currency code such as "USD"'),
    rate: z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,9})?$/, 'must be a rate such as "0.012"')
      .refine((rate) => Number(rate) > 0, 'must be above 0')
      .describe('What one unit of the currency of the shop is worth in this one'),
  })
  .transform((market) => ({ ...market, id: catalogueIdFor('Market', market.handle) }))

const marketAmount = amountText.describe('Decimal text in the currency of the market')

/** What a variant costs in one market. */
export const marketPriceSchema = z.strictObject({
  market: handleText,
  price: marketAmount,
  compareAtPrice: marketAmount.nullable().default(null),
})
