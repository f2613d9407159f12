import type { ApiContext } from '../api-context.ts'
import type { ArticleNode, PageNode } from '../content/content-nodes.ts'
import { type Connection, type PageArgs, type PagedList, paginate } from '../paging/connection.ts'
import {
  fitsSearch,
  positiveWords,
  readSearchQuery,
  type SearchTerm,
} from '../paging/search-query.ts'
import { hasWord, isText } from '../paging/search-text.ts'
import { defineType, type Resolver, type TypeFields } from '../resolver-table.ts'
import { catalogueSearchOf, type Scores, type WordSearch } from './catalogue-search.ts'
import { listFilters, narrowProducts, noteSelection } from './list-filters.ts'
import type { ProductFilter } from './product-filters.ts'
import type { ProductNode } from './product-node.ts'
import { productFitting } from './product-search.ts'
import { rankFound, type UnavailableProducts } from './rank-products.ts'

type TextNode = PageNode | ArticleNode
type SearchItem = ProductNode | TextNode

type SearchArgs = PageArgs & {
  readonly query: string
  readonly types?: readonly ('PRODUCT' | 'PAGE' | 'ARTICLE')[] | null
  readonly sortKey?: 'RELEVANCE' | 'PRICE' | null
  readonly reverse?: boolean | null
  readonly prefix?: 'LAST' | 'NONE' | null
  readonly productFilters?: readonly ProductFilter[] | null
  readonly unavailableProducts?: UnavailableProducts | null
}

/** A page of a search, with what is said of the whole. */
type SearchPage = Pick<Connection<SearchItem>, 'nodes' | 'edges' | 'pageInfo' | 'list'>

export const searchQueries: Readonly<Record<string, Resolver<unknown>>> = {
  search: (_root, args: SearchArgs, context): SearchPage =>
    paginate(listFound(args, context), args, context),
}

/** Filters narrow products only; texts that were found stay. */
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
  const list = rankFound([...narrowed, ...texts], found, order, ({ variantNodes }) =>
    variantNodes.some((variant) => context.store.inventory.isForSale(variant.source.id)),
  )
  noteSelection(list, { from: products, by: filters })
  return list
}

/**
 * Plain words are all looked for, mistyped ones too. Whoever writes search syntax means it to the
 * letter, as at the provider, where typing mistakes are then not forgiven.
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

/** Whether a search is words only, without search syntax. */
function isPlain(query: string): boolean {
  return !/[":()*\\]|(?:^|\s)(?:AND|OR|NOT)(?:\s|$)|(?:^|\s)-\S/.test(query)
}

export const searchFields: readonly TypeFields[] = [
  defineType<SearchPage>('SearchResultItemConnection', ['nodes', 'edges', 'pageInfo'], {
    totalCount: ({ list }) => list.items.length,
    productFilters: ({ list }, _args, context) => listFilters(list, context),
  }),
  defineType<{ cursor: string; node: SearchItem }>('SearchResultItemEdge', ['cursor', 'node']),
]
