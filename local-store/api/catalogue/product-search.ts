import type { ApiContext } from '../api-context.ts'
import { compares, comparesTime } from '../paging/compare-values.ts'
import { fitsSearch, type SearchExpression, type SearchTerm } from '../paging/search-query.ts'
import { foldText, hasWord, isText } from '../paging/search-text.ts'
import { isProductForSale } from './is-product-for-sale.ts'
import type { ProductNode } from './product-node.ts'

/** Whether a product matches a search. An unknown field is searched as text: it may be part of a title with a colon. */
export function productFitting(
  expression: SearchExpression,
  { store }: Pick<ApiContext, 'store'>,
): (product: ProductNode) => boolean {
  const isForSale = (product: ProductNode) => isProductForSale(product, store)
  const minorUnits = 10 ** store.catalogue.currency.digits
  const facts = { isForSale, now: store.now(), minorUnits }
  return (product) => fitsSearch(expression, (term) => hasTerm(product, term, facts))
}

type Facts = {
  readonly isForSale: (product: ProductNode) => boolean
  readonly now: Date
  /** Minor units per unit of the currency: 100 paise per rupee. */
  readonly minorUnits: number
}

function hasTerm(
  product: ProductNode,
  term: SearchTerm,
  { isForSale, now, minorUnits }: Facts,
): boolean {
  const { source } = product
  switch (term.field) {
    case null:
      return defaultTexts(product).some((text) => hasWord(text, term))
    case 'title':
      return hasWord(source.title, term)
    case 'handle':
      return isText(source.handle, term)
    case 'id':
      return compares(source.id, toNumber(term.value.split('/').at(-1) ?? ''), term)
    case 'tag':
      return source.tags.some((tag) => isText(tag, term))
    case 'tag_not':
      return !source.tags.some((tag) => isText(tag, term))
    case 'product_type':
      return isText(source.productType, term)
    case 'vendor':
      return isText(source.vendor, term)
    case 'available_for_sale':
      return String(isForSale(product)) === term.value
    case 'variants.title':
      return source.variants.some((variant) => hasWord(variant.title, term))
    case 'barcode':
    case 'variants.barcode':
      return source.variants.some((variant) => isText(variant.barcode ?? '', term))
    case 'sku':
    case 'variants.sku':
      return source.variants.some((variant) => isText(variant.sku ?? '', term))
    case 'price':
    case 'variants.price':
      return source.variants.some((variant) =>
        compares(variant.price, Math.round(toNumber(term.value) * minorUnits), term),
      )
    case 'created_at':
      return comparesTime(source.createdAt, term, now)
    case 'updated_at':
      return comparesTime(source.updatedAt, term, now)
    default:
      return defaultTexts(product).some((text) =>
        foldText(text).includes(`${term.field}:${term.value}`),
      )
  }
}

function defaultTexts({ source, plainDescription }: ProductNode): string[] {
  return [source.title, source.productType, source.vendor, ...source.tags, plainDescription]
}

/** @returns NaN for anything but a decimal number; no comparison with NaN is true */
function toNumber(text: string): number {
  return /^\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
}
