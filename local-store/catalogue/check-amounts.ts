import { toCurrency } from '../store/currency.ts'
import type { LazyPath, Refuse } from './catalogue-error.ts'
import type { CatalogueFile } from './catalogue-file.ts'

type Amount = { readonly path: LazyPath; readonly text: string | null }

/** Checks that no amount has more decimals than the shop's currency. Trailing zeros do not count. */
export function checkAmounts(catalogue: CatalogueFile, refuse: Refuse): void {
  const { currencyCode } = catalogue.shop
  for (const { path, text } of listAmounts(catalogue)) {
    const fault = text === null ? null : decimalFault(text, currencyCode)
    if (fault !== null) refuse(path(), fault)
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

function* listAmounts(catalogue: CatalogueFile): Generator<Amount> {
  for (const [position, { variants }] of catalogue.products.entries())
    for (const [index, { price, compareAtPrice }] of variants.entries()) {
      const at = (key: string) => ['products', position, 'variants', index, key]
      yield { path: () => at('price'), text: price }
      yield { path: () => at('compareAtPrice'), text: compareAtPrice }
    }
  for (const [position, { kind, minimumSubtotal }] of catalogue.discounts.entries()) {
    const at = ['discounts', position]
    if (kind.type === 'fixed') yield { path: () => [...at, 'kind', 'amount'], text: kind.amount }
    if (kind.type === 'freeDelivery')
      yield { path: () => [...at, 'kind', 'maximumRate'], text: kind.maximumRate }
    if (kind.type === 'buyXGetY')
      yield { path: () => [...at, 'kind', 'getAmount'], text: kind.getAmount }
    yield { path: () => [...at, 'minimumSubtotal'], text: minimumSubtotal }
  }
  for (const [position, { balance }] of catalogue.giftCards.entries())
    yield { path: () => ['giftCards', position, 'balance'], text: balance }
  for (const [position, { price, minimumSubtotal }] of catalogue.deliveryRates.entries()) {
    yield { path: () => ['deliveryRates', position, 'price'], text: price }
    yield { path: () => ['deliveryRates', position, 'minimumSubtotal'], text: minimumSubtotal }
  }
}
