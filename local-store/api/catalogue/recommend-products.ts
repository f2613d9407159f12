import type { ApiContext } from '../api-context.ts'
import { isProductForSale } from './is-product-for-sale.ts'
import type { ProductNode } from './product-node.ts'

const MAX_RECOMMENDATIONS = 10

/**
 * Similar products, the most similar first: those of the same type, then those with shared collections and tags.
 * Available products come before sold-out ones.
 */
export function recommendProducts(
  product: ProductNode,
  { nodes, store }: Pick<ApiContext, 'nodes' | 'store'>,
): ProductNode[] {
  const collections = new Set(nodes.listCollectionsOf(product.source.id))
  const tags = new Set(product.tags)
  const likeness = (other: ProductNode): number => {
    const sameType = other.productType !== '' && other.productType === product.productType ? 4 : 0
    const shared = nodes.listCollectionsOf(other.source.id).filter((node) => collections.has(node))
    return sameType + 2 * shared.length + other.tags.filter((tag) => tags.has(tag)).length
  }
  return nodes.products
    .filter((other) => other !== product)
    .map((other) => ({
      other,
      isForSale: isProductForSale(other, store),
      likeness: likeness(other),
    }))
    .filter((candidate) => candidate.likeness > 0)
    .sort((a, b) => Number(b.isForSale) - Number(a.isForSale) || b.likeness - a.likeness)
    .slice(0, MAX_RECOMMENDATIONS)
    .map((candidate) => candidate.other)
}
