import type { ApiContext } from './api-context.ts'
import { compareSortValues, type SortValue } from './cursor.ts'
import type { ProductNode } from './product-node.ts'
import { fitsSearch, readSearchQuery, type SearchTerm } from './search-query.ts'

/**
 * Reads the `query` argument of `products`.
 *
 * @returns null when it asks for nothing; else whether a product fits. An unknown field fits
 *   nothing that has it in no text: it is searched like a word.
 */
export function readProductSearch(
  query: string | null | undefined,
  { store }: Pick<ApiContext, 'store'>,
): ((product: ProductNode) => boolean) | null {
  const expression = readSearchQuery(query ?? '')
  if (expression === null) return null
  const isForSale = (product: ProductNode) =>
    product.source.variants.some((variant) => store.inventory.isForSale(variant.id))
  return (product) => fitsSearch(expression, (term) => hasTerm(product, term, isForSale))
}

function hasTerm(
  product: ProductNode,
  term: SearchTerm,
  isForSale: (product: ProductNode) => boolean,
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
      return compares(source.id, Number(term.value.split('/').at(-1)), term)
    case 'tag':
      return source.tags.some((tag) => isText(tag, term))
    case 'tag_not':
      return !source.tags.some((tag) => isText(tag, term))
    case 'product_type':
      return isText(source.productType, term)
    case 'vendor':
      return isText(source.vendor, term)
    case 'available_for_sale':
      return isForSale(product) === (term.value === 'true')
    case 'variants.title':
      return source.variants.some((variant) => isText(variant.title, term))
    case 'sku':
      return source.variants.some((variant) => isText(variant.sku ?? '', term))
    case 'price':
    case 'variants.price':
      return source.variants.some((variant) =>
        compares(variant.price, Math.round(Number(term.value) * 100), term),
      )
    case 'created_at':
      return compares(Date.parse(source.createdAt), Date.parse(term.value), term)
    case 'updated_at':
      return compares(Date.parse(source.updatedAt), Date.parse(term.value), term)
    default:
      // Not a field after all, such as a title with a colon in it.
      return defaultTexts(product).some((text) =>
        text.toLowerCase().includes(`${term.field}:${term.value}`),
      )
  }
}

function defaultTexts({ source, plainDescription }: ProductNode): string[] {
  return [source.title, source.productType, source.vendor, ...source.tags, plainDescription]
}

/** Whether a word, or a whole phrase, of the text begins as wanted. */
function hasWord(text: string, { value, isPrefix }: SearchTerm): boolean {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(value); at >= 0; at = lower.indexOf(value, at + 1)) {
    if (at > 0 && isLetter(lower[at - 1])) continue
    if (isPrefix || !isLetter(lower[at + value.length])) return true
    if (value === '') return false
  }
  return false
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

function isText(text: string, { value, isPrefix }: SearchTerm): boolean {
  const lower = text.toLowerCase()
  return isPrefix ? lower.startsWith(value) : lower === value
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
