import { toCurrency } from '../store/currency.ts'
import type { JsonPath, Refuse } from './catalogue-error.ts'
import type { CatalogueDiscount, CatalogueFile } from './catalogue-file.ts'

/** Checks that no amount has more decimals than the shop's currency. Trailing zeros do not count. */
export function checkAmounts(catalogue: CatalogueFile, refuse: Refuse): void {
  const { currencyCode } = catalogue.shop
  const check = (text: string | null, path: JsonPath, key: string): void => {
    const fault = text === null ? null : decimalFault(text, currencyCode)
    if (fault !== null) refuse([...path, key], fault)
  }
  for (const [position, { variants }] of catalogue.products.entries())
    for (const [index, { price, compareAtPrice }] of variants.entries()) {
      const path = ['products', position, 'variants', index]
      check(price, path, 'price')
      check(compareAtPrice, path, 'compareAtPrice')
    }
  for (const [position, { kind, minimumSubtotal }] of catalogue.discounts.entries()) {
    const path = ['discounts', position]
    for (const [key, amount] of Object.entries(amountsOf(kind)))
      check(amount, [...path, 'kind'], key)
    check(minimumSubtotal, path, 'minimumSubtotal')
  }
  for (const [position, { balance }] of catalogue.giftCards.entries())
    check(balance, ['giftCards', position], 'balance')
  for (const [position, { price, minimumSubtotal }] of catalogue.deliveryRates.entries()) {
    check(price, ['deliveryRates', position], 'price')
    check(minimumSubtotal, ['deliveryRates', position], 'minimumSubtotal')
  }
}

/** The amounts of a kind by their keys. Without a default, so that a new kind does not compile until it names its own. */
function amountsOf(kind: CatalogueDiscount['kind']): Readonly<Record<string, string | null>> {
  switch (kind.type) {
    case 'percentage':
      return {}
    case 'fixed':
      return { amount: kind.amount }
    case 'freeDelivery':
      return { maximumRate: kind.maximumRate }
    case 'buyXGetY':
      return { getAmount: kind.getAmount }
  }
}

/** @returns the fault of an amount with more decimals than its currency; null for a valid one */
export function decimalFault(text: string, currency: string): string | null {
  const { digits } = toCurrency(currency)
  // Fast path: of tens of thousands of amounts, nearly none has too many digits even with trailing zeros.
  if (text.length - text.indexOf('.') - 1 <= digits) return null
  const decimals = text.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (decimals.length <= digits) return null
  return `must be a decimal amount such as "${(799).toFixed(digits)}"`
}
