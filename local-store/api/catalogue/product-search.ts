import type { ApiContext } from '../api-context.ts'
import { compareSortValues, type SortValue } from '../paging/cursor.ts'
import { fitsSearch, type SearchExpression, type SearchTerm } from '../paging/search-query.ts'
import { foldText, hasWord, isText } from '../paging/search-text.ts'
import type { ProductNode } from './product-node.ts'

/**
 * Whether a product fits a search. An unknown field is no field: it is looked for as text, as in a
 * title with a colon in it.
 */
export function productFitting(
  expression: SearchExpression,
  { store }: Pick<ApiContext, 'store'>,
): (product: ProductNode) => boolean {
  const isForSale = (product: ProductNode) =>
    product.source.variants.some((variant) => store.inventory.isForSale(variant.id))
  const minorUnits = 10 ** store.catalogue.currency.digits
  const facts = { isForSale, now: store.now(), minorUnits }
  return (product) => fitsSearch(expression, (term) => hasTerm(product, term, facts))
}

type Facts = {
  readonly isForSale: (product: ProductNode) => boolean
  readonly now: Date
  /** How many minor units a unit of the currency has: 100 paise a rupee. */
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

/** @returns NaN for what is no decimal number, which compares with nothing */
function toNumber(text: string): number {
  return /^\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN
}

const oneDay = 86_400_000

/** Times are given as ISO 8601 text or `now`; a day without a time is, for `=`, the whole day. */
export function comparesTime(actual: string, term: SearchTerm, now: Date): boolean {
  const time = Date.parse(actual)
  const wanted = term.value === 'now' ? now.getTime() : Date.parse(term.value.toUpperCase())
  const isWholeDay = term.comparison === '=' && /^\d{4}-\d\d-\d\d$/.test(term.value)
  return isWholeDay ? time >= wanted && time < wanted + oneDay : compares(time, wanted, term)
}

function compares(actual: SortValue, wanted: SortValue, { comparison }: SearchTerm): boolean {
  if (Number.isNaN(wanted)) return false
  const order = compareSortValues(actual, wanted)
  switch (comparison) {
    case '=':
      return order === 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}
