import type { ApiContext } from '../api-context.ts'
import { findByIdOrHandle } from '../find-by-id-or-handle.ts'
import { type PagedList, paginate } from '../paging/connection.ts'
import { positiveWords, readSearchQuery } from '../paging/search-query.ts'
import type { Args, Queries } from '../resolver-table.ts'
import { catalogueSearchOf } from './catalogue-search.ts'
import { filterProducts, productListsOf } from './list-products.ts'
import type { ProductNode } from './product-node.ts'
import { productFitting } from './product-search.ts'
import { rankFound } from './rank-products.ts'
import { recommendProducts } from './recommend-products.ts'

type ProductsArgs = Args<'QueryRoot', 'products'>

export const productQueries: Queries<
  'product' | 'productByHandle' | 'products' | 'productRecommendations'
> = {
  product: (_root, args, context) => findProduct(args, context),
  productByHandle: (_root, { handle }, context) => context.nodes.findProductByHandle(handle),
  products: (_root, args, context) => paginate(listProducts(args, context), args, context),
  productRecommendations: (_root, args, context) => {
    const product = findProduct({ id: args.productId, handle: args.productHandle }, context)
    if (product === null) return null
    // Merchants choose complementary products; the local store has no such setting.
    return args.intent === 'COMPLEMENTARY' ? [] : recommendProducts(product, context)
  },
}

function listProducts(args: ProductsArgs, context: ApiContext): PagedList<ProductNode> {
  const { products } = context.nodes
  const reverse = args.reverse === true
  // The file's order is the default, whatever its ids are: the provider's grow from product to product.
  const sortKey = args.sortKey === null || args.sortKey === 'ID' ? 'MANUAL' : args.sortKey
  const list = productListsOf(products).list({ sortKey, reverse })
  const expression = readSearchQuery(args.query ?? '')
  if (expression === null) return list
  context.budget.spendOnSearch(products.length)
  const fits = productFitting(expression, context)
  if (args.sortKey !== 'RELEVANCE') return filterProducts(list, fits)
  const scores = catalogueSearchOf(context.nodes).scoreProducts(positiveWords(expression), {
    isLastPrefix: true,
    needsAll: false,
    isForgiving: false,
  })
  const order = { sortKey: 'RELEVANCE', reverse, unavailable: 'SHOW' } as const
  return rankFound(products.filter(fits), scores, order, () => true)
}

const findProduct = (args: Args<'QueryRoot', 'product'>, { nodes }: ApiContext) =>
  findByIdOrHandle('Product', args, {
    byNumber: nodes.findProduct,
    byHandle: nodes.findProductByHandle,
  })
