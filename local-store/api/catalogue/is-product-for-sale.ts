import type { Store } from '../../store/store.ts'
import type { ProductNode } from './product-node.ts'

/** Whether at least one of its variants can be bought. */
export function isProductForSale(
  { source }: ProductNode,
  { inventory }: Pick<Store, 'inventory'>,
): boolean {
  return source.variants.some(({ id }) => inventory.isForSale(id))
}
