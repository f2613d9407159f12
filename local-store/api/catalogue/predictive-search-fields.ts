import type { ApiContext } from '../api-context.ts'
import type { ArticleNode, PageNode } from '../content/content-nodes.ts'
import { apiError } from '../http/api-error.ts'
import type { Args, Queries } from '../resolver-table.ts'
import type { CollectionNode } from './catalogue-nodes.ts'
import { catalogueSearchOf } from './catalogue-search.ts'
import { isProductForSale } from './is-product-for-sale.ts'
import type { ProductNode } from './product-node.ts'
import { rankFound } from './rank-products.ts'

type PredictiveArgs = Args<'QueryRoot', 'predictiveSearch'>
type PredictiveType = NonNullable<PredictiveArgs['types']>[number]
export type SuggestionNode = {
  readonly text: string
  /** HTML with the typed part highlighted. */
  readonly styledText: string
  readonly trackingParameters: null
}
export type PredictiveResult = {
  readonly products: readonly ProductNode[]
  readonly collections: readonly CollectionNode[]
  readonly queries: readonly SuggestionNode[]
  readonly pages: readonly PageNode[]
  readonly articles: readonly ArticleNode[]
}

const kinds = ['products', 'collections', 'pages', 'articles', 'queries'] as const
const MAX_RESULTS = 10
const searchedByDefault = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR']

export const predictiveSearchQueries: Queries<'predictiveSearch'> = {
  predictiveSearch: (_root, args, context) => {
    const limit = args.limit ?? MAX_RESULTS
    if (limit < 1 || limit > MAX_RESULTS)
      throw apiError('INVALID_FIELD_ARGUMENTS', `limit must be within 1..${MAX_RESULTS}`)
    const found = findAll(args, context)
    const sizes = kinds.map((kind) => found[kind].length)
    const shares = args.limitScope === 'EACH' ? kinds.map(() => limit) : shareOut(sizes, limit)
    return {
      products: found.products.slice(0, shares[0]),
      collections: found.collections.slice(0, shares[1]),
      pages: found.pages.slice(0, shares[2]),
      articles: found.articles.slice(0, shares[3]),
      queries: found.queries.slice(0, shares[4]),
    }
  },
}

function findAll(args: PredictiveArgs, context: ApiContext): PredictiveResult {
  const isWanted = (type: PredictiveType) => args.types?.includes(type) ?? true
  context.budget.spendOnSearch(context.nodes.products.length)
  const search = catalogueSearchOf(context.nodes)
  const how = {
    fields: args.searchableFields ?? searchedByDefault,
    isLastPrefix: true,
    needsAll: true,
    isForgiving: true,
  }
  const texts = [...search.scoreTexts(args.query, how).keys()]
  return {
    products: isWanted('PRODUCT') ? findProducts(args, how, context) : [],
    collections: isWanted('COLLECTION')
      ? [...search.scoreCollections(args.query, { ...how, fields: ['TITLE'] }).keys()]
      : [],
    queries: isWanted('QUERY')
      ? search.suggest(args.query).map((text) => toSuggestion(text, args.query))
      : [],
    pages: isWanted('PAGE') ? texts.filter((text) => text.__typename === 'Page') : [],
    articles: isWanted('ARTICLE') ? texts.filter((text) => text.__typename === 'Article') : [],
  }
}

function findProducts(
  { query, unavailableProducts }: PredictiveArgs,
  how: Parameters<ReturnType<typeof catalogueSearchOf>['scoreProducts']>[1],
  { nodes, store }: ApiContext,
): readonly ProductNode[] {
  const scores = catalogueSearchOf(nodes).scoreProducts(query, how)
  const order = {
    sortKey: 'RELEVANCE',
    reverse: false,
    unavailable: unavailableProducts ?? 'LAST',
  } as const
  return rankFound(scores.keys(), scores, order, (product) => isProductForSale(product, store))
    .items
}

/** Shares the limit between the types, one result of each at a time. */
function shareOut(sizes: readonly number[], limit: number): number[] {
  const shares = sizes.map(() => 0)
  let left = limit
  for (let round = 0; left > 0 && round < limit; round += 1)
    for (const [kind, size] of sizes.entries())
      if (left > 0 && round < size) {
        shares[kind] = round + 1
        left -= 1
      }
  return shares
}

function toSuggestion(text: string, typed: string): SuggestionNode {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const styled = text.split(' ').map((word) => {
    const begun = words.find((each) => word.startsWith(each)) ?? ''
    const rest = word.slice(begun.length)
    return `${begun && `<mark>${begun}</mark>`}${rest && `<span>${rest}</span>`}`
  })
  return { text, styledText: styled.join(' '), trackingParameters: null }
}
