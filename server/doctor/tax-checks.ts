import { taxes } from '#content/doctor/taxes.ts'
import { written } from '#content/doctor/written.ts'
import { readGstPercent } from '#local-store/store/product-tax.ts'
import { type Remark, wrongIf } from './check.ts'
import type { Examined } from './examined.ts'

/** Checks how invoices are taxed, and what credit notes refund. */
export function checkTax({ merchant, isSelling }: Pick<Examined, 'merchant' | 'isSelling'>) {
  const { hsn, gstPercent, creditForRefused } = merchant.tax
  const faults = [
    /^(?:\d{4}|\d{6}|\d{8})$/.test(hsn) ? [] : written.hsn(hsn),
    readGstPercent(String(gstPercent)) !== null ? [] : written.gstPercent(gstPercent),
    /^(?:everything|goods)$/.test(creditForRefused)
      ? []
      : written.creditForRefused(creditForRefused),
  ]
  return faults.flat().map((sentence) => wrongIf(isSelling, sentence))
}

type Taxes = Pick<Examined, 'listUnreadTaxes' | 'isSelling'>

/** Checks the taxes of the local store's products. A hosted store calculates its own. */
export function checkProductTaxes({ listUnreadTaxes, isSelling }: Taxes): readonly Remark[] {
  const unread = Map.groupBy(listUnreadTaxes(), ({ key }) => key)
  return [...unread].map(([key, found]) => wrongIf(isSelling, taxes.unread(key, found)))
}
