import type { JsonPath, Refuse } from './catalogue-error.ts'
import type { CatalogueFile } from './catalogue-file.ts'

type Amount = { readonly path: JsonPath; readonly text: string | null }

/** Checks that no amount has more decimals than the shop's currency; zeros at the end are none. */
export function checkAmounts(catalogue: CatalogueFile, refuse: Refuse): void {
  const { currencyCode: currency } = catalogue.shop
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const example = (799).toFixed(digits)
  for (const { path, text } of listAmounts(catalogue)) {
    const decimals = text?.split('.')[1]?.replace(/0+$/, '') ?? ''
    if (decimals.length > digits) refuse(path, `must be a decimal amount such as "${example}"`)
  }
}

function* listAmounts(catalogue: CatalogueFile): Generator<Amount> {
  for (const [position, { variants }] of catalogue.products.entries())
    for (const [index, { price, compareAtPrice }] of variants.entries()) {
      const at = ['products', position, 'variants', index]
      yield { path: [...at, 'price'], text: price }
      yield { path: [...at, 'compareAtPrice'], text: compareAtPrice }
    }
  for (const [position, { kind, minimumSubtotal }] of catalogue.discounts.entries()) {
    const at = ['discounts', position]
    if (kind.type === 'fixed') yield { path: [...at, 'kind', 'amount'], text: kind.amount }
    if (kind.type === 'freeDelivery')
      yield { path: [...at, 'kind', 'maximumRate'], text: kind.maximumRate }
    yield { path: [...at, 'minimumSubtotal'], text: minimumSubtotal }
  }
  for (const [position, { balance }] of catalogue.giftCards.entries())
    yield { path: ['giftCards', position, 'balance'], text: balance }
  for (const [position, { price, minimumSubtotal }] of catalogue.deliveryRates.entries()) {
    yield { path: ['deliveryRates', position, 'price'], text: price }
    yield { path: ['deliveryRates', position, 'minimumSubtotal'], text: minimumSubtotal }
  }
}
