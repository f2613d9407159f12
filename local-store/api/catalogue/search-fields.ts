import type { ApiContext } from '../api-context.ts'
import type { ArticleNode, PageNode } from '../content/content-nodes.ts'
import { type PagedList, paginate } from '../paging/connection.ts'
import {
  fitsSearch,
  positiveWords,
  readSearchQuery,
  type SearchTerm,
} from '../paging/search-query.ts'
import { hasWord, isText } from '../paging/search-text.ts'
import type { Args, Queries, Tables } from '../resolver-table.ts'
import { catalogueSearchOf, type Scores, type WordSearch } from './catalogue-search.ts'
import { isProductForSale } from './is-product-for-sale.ts'
import { listSearchFilters, narrowProducts, noteSelection } from './list-filters.ts'
import type { ProductNode } from './product-node.ts'
import { productFitting } from './product-search.ts'
import { rankFound } from './rank-products.ts'

type TextNode = PageNode | ArticleNode
export type SearchItem = ProductNode | TextNode

type SearchArgs = Args<'QueryRoot', 'search'>

export const searchQueries: Queries<'search'> = {
  search: (_root, args, context) => paginate(listFound(args, context), args, context),
}

/** Filters apply to products only; pages and articles stay. */
function listFound(args: SearchArgs, context: ApiContext): PagedList<SearchItem> {
  const found = findWanted(args, context)
  const products = [...found.keys()].filter((item) => item.__typename === 'Product')
  const texts = [...found.keys()].filter((item) => item.__typename !== 'Product')
  const order = {
    sortKey: args.sortKey ?? 'RELEVANCE',
    reverse: args.reverse === true,
    unavailable: args.unavailableProducts ?? 'LAST',
  } as const
  const filters = args.productFilters ?? []
  const narrowed = narrowProducts(products, filters, context)
  const list = rankFound([...narrowed, ...texts], found, order, (product) =>
    isProductForSale(product, context.store),
  )
  noteSelection(list, { from: products, by: filters })
  return list
}

/**
 * Plain words must all match, with typos corrected. As at the provider, a query with search syntax is matched
 * exactly.
 */
function findWanted({ query, prefix, types }: SearchArgs, context: ApiContext): Scores<SearchItem> {
  const expression = readSearchQuery(query)
  if (expression === null) return new Map()
  context.budget.spendOnSearch(context.nodes.products.length)
  const search = catalogueSearchOf(context.nodes)
  const isWanted = (type: 'PRODUCT' | 'PAGE' | 'ARTICLE') => types?.includes(type) ?? true
  const score = (words: string, how: WordSearch): [SearchItem, number][] => [
    ...(isWanted('PRODUCT') ? search.scoreProducts(words, how) : []),
    ...[...search.scoreTexts(words, how)].filter(([text]) =>
      isWanted(text.__typename === 'Page' ? 'PAGE' : 'ARTICLE'),
    ),
  ]
  const isLastPrefix = prefix !== 'NONE'
  if (isPlain(query))
    return new Map(score(query, { isLastPrefix, needsAll: true, isForgiving: true }))
  const how = { isLastPrefix, needsAll: false, isForgiving: false }
  const scores = new Map(score(positiveWords(expression), how))
  const { products, content } = context.nodes
  const fitsTexts = (text: TextNode) => fitsSearch(expression, (term) => hasTerm(text, term))
  const fitting: SearchItem[] = [
    ...(isWanted('PRODUCT') ? products.filter(productFitting(expression, context)) : []),
    ...(isWanted('PAGE') ? content.pages.filter(fitsTexts) : []),
    ...(isWanted('ARTICLE') ? content.articles.filter(fitsTexts) : []),
  ]
  return new Map(fitting.map((item) => [item, scores.get(item) ?? 0]))
}

function hasTerm(text: TextNode, term: SearchTerm): boolean {
  switch (term.field) {
    case null:
      return [text.title, ...textsOf(text)].some((each) => hasWord(each, term))
    case 'title':
      return hasWord(text.title, term)
    case 'tag':
      return text.__typename === 'Article' && text.tags.some((tag) => isText(tag, term))
    default:
      return false
  }
}

function textsOf(text: TextNode): readonly string[] {
  return text.__typename === 'Page' ? [text.bodySummary] : [text.plainContent, ...text.tags]
}

/** Whether a query has no search syntax. */
function isPlain(query: string): boolean {
  return !/[":()*\\]|(?:^|\s)(?:AND|OR|NOT)(?:\s|$)|(?:^|\s)-\S/.test(query)
}

export const searchFields: Tables<'SearchResultItemConnection'> = {
  SearchResultItemConnection: {
    totalCount: ({ list }) => list.items.length,
    productFilters: ({ list }, _args, context) => listSearchFilters(list, context),
  },
}
