import MiniSearch from 'minisearch'
import type { ProductSummary } from './product.ts'

type Index = MiniSearch<ProductSummary>

/** Indexes are built on the first search and collected with their list. */
const indexes = new WeakMap<readonly ProductSummary[], Index>()

/**
 * Games that match every word, best first; the whole list without words. Tolerates typos and matches
 * prefixes: "crad gam" finds "Card Game".
 */
export function searchProducts(
  products: readonly ProductSummary[],
  words: string,
): readonly ProductSummary[] {
  if (words.trim() === '') return products
  const index = indexes.get(products) ?? createIndex(products)
  indexes.set(products, index)
  const found = index.search(words)
  // Swapped letters count as two typos in a short word.
  const closest = found.length > 0 ? found : index.search(words, { fuzzy: slips(0.4) })
  const byId = new Map(products.map((product) => [product.id, product]))
  return closest.flatMap(({ id }) => byId.get(id) ?? [])
}

function createIndex(products: readonly ProductSummary[]): Index {
  const index: Index = new MiniSearch({
    fields: ['title', 'productType', 'tags'],
    extractField: (product, field) => textOf(product, field),
    processTerm: (term) => foldWord(term) || null,
    searchOptions: {
      boost: { title: 4, productType: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: slips(0.25),
    },
  })
  index.addAll(products)
  return index
}

/** Typos tolerated in a word, as a share of its letters; none in short words. */
const slips = (share: number) => (term: string) => term.length > 3 && share

function textOf(product: ProductSummary, field: string): string {
  if (field === 'id') return product.id
  if (field === 'title') return product.title
  return field === 'tags' ? product.tags.join(' ') : product.productType
}

/** Lower case, without accents. */
function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
