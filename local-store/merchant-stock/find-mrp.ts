import { parseJson } from '#platform/parse-json.ts'
import type { StoreProduct, StoreVariant } from '../store/catalogue.ts'
import { type Currency, toMinorUnits } from '../store/currency.ts'

/**
 * The maximum retail price on a variant's box, or on those of its product, in minor units: what the metafield `game.mrp`
 * says, as the shop's pages read it. Null for none, for an unreadable one, and in a shop that does not sell in rupees.
 */
export function findMrp(
  product: Pick<StoreProduct, 'metafields'>,
  variant: Pick<StoreVariant, 'metafields'>,
  currency: Currency,
): number | null {
  if (currency.code !== 'INR') return null
  const amounts = [variant, product].map(({ metafields }) =>
    readMrp(
      metafields.find(({ namespace, key }) => namespace === 'game' && key === 'mrp')?.value ?? '',
    ),
  )
  const amount = amounts.find((each) => each !== null) ?? null
  const mrp = amount === null ? 0 : toMinorUnits(amount, currency)
  return mrp > 0 ? mrp : null
}

const AMOUNT = /^(?:₹|Rs\.?|INR)?\s*(\d[\d,]*(?:\.\d{1,2})?)$/i

/** An amount in rupees, `₹1,099`, or one of the type `money`; as a decimal. */
function readMrp(text: string): string | null {
  const json = parseJson(text)
  const isMoney = typeof json === 'object' && json !== null && 'amount' in json
  const isRupees = isMoney && 'currency_code' in json && json.currency_code === 'INR'
  const [, digits = ''] = AMOUNT.exec(isRupees ? String(json.amount) : text.trim()) ?? []
  const amount = digits.replaceAll(',', '')
  return /^\d{1,9}(?:\.|$)/.test(amount) ? amount : null
}
