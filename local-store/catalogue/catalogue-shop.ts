import { z } from 'zod'
import { metafieldsSchema } from './catalogue-metafield.ts'
import { catalogueIdFor, filledText, handleText, numericId } from './catalogue-values.ts'
import { currencyCodes } from './currency-codes.ts'

/** The shop. Its addresses are Indian; its prices may be in any currency. */
export const shopSchema = z
  .strictObject({
    name: filledText,
    legalName: filledText,
    description: z.string().default(''),
    currencyCode: z
      .enum(currencyCodes, 'must be a currency code such as "INR"')
      .default('INR')
      .describe('The currency of every amount in the file'),
    countryCode: z.enum(['IN']).default('IN'),
    moneyFormat: filledText.optional(),
    primaryDomain: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    email: z.email().nullable().default(null),
    phone: filledText.nullable().default(null),
    metafields: metafieldsSchema,
  })
  .transform((shop) => ({
    ...shop,
    moneyFormat: shop.moneyFormat ?? naturalMoneyFormat(shop.currencyCode),
  }))

function naturalMoneyFormat(currency: string): string {
  if (currency === 'INR') return '₹{{amount_no_decimals}}'
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return `${parts.find(({ type }) => type === 'currency')?.value ?? currency}{{amount}}`
}

/** A policy with its id, derived from the handle if missing. */
const policySchema = z
  .strictObject({
    id: numericId.optional(),
    title: filledText,
    handle: handleText,
    body: filledText,
  })
  .transform((policy) => ({
    ...policy,
    id: policy.id ?? catalogueIdFor('ShopPolicy', policy.handle),
  }))
  .nullable()
  .default(null)

export const policiesSchema = z.strictObject({
  privacy: policySchema,
  terms: policySchema,
  refund: policySchema,
  shipping: policySchema,
  contact: policySchema,
  legalNotice: policySchema,
  termsOfSale: policySchema,
  subscription: policySchema,
})
