import MiniSearch from 'minisearch'
import type { ProductSummary } from './product.ts'

/** Finds games by words: the best first; every game, in the list's order, for no words. */
export type ProductSearch = (words: string) => readonly ProductSummary[]

/**
 * A search over a list of games that forgives typing mistakes and takes the beginning of a word for
 * the word: "shto roul" finds "Shot Roulette". Every word must be found, in whatever order.
 */
export function createProductSearch(products: readonly ProductSummary[]): ProductSearch {
  const index = new MiniSearch<ProductSummary>({
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
  const byId = new Map(products.map((product) => [product.id, product]))
  return (words) => {
    if (words.trim() === '') return products
    const found = index.search(words)
    // Two letters changed places: that is two slips in a short word.
    const closest = found.length > 0 ? found : index.search(words, { fuzzy: slips(0.4) })
    return closest.flatMap(({ id }) => byId.get(id) ?? [])
  }
}

/** How many slips a word is forgiven, as a share of its letters; short ones none. */
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
