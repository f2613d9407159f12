import { createHash } from 'node:crypto'
import type { StoreProduct } from '../../store/catalogue.ts'
import { toGlobalId } from '../global-id.ts'
import type { ProductNode } from './product-node.ts'

export type OptionNode = {
  readonly __typename: 'ProductOption'
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
  readonly optionValues: readonly OptionValueNode[]
}

export type OptionValueNode = {
  readonly __typename: 'ProductOptionValue'
  readonly id: string
  readonly name: string
  readonly swatch: null
  readonly product: ProductNode
  readonly optionName: string
}

export function toOptionNode(
  option: StoreProduct['options'][number],
  product: ProductNode,
): OptionNode {
  const { name, values } = option
  return {
    __typename: 'ProductOption',
    id: toGlobalId('ProductOption', option.id ?? idFrom(product.id, name)),
    name,
    values,
    optionValues: values.map((value) => ({
      __typename: 'ProductOptionValue',
      id: toGlobalId('ProductOptionValue', idFrom(product.id, name, value)),
      name: value,
      swatch: null,
      product,
      optionName: name,
    })),
  }
}

/** For an option without an id in the catalogue: an id derived from names, the same on every machine. */
function idFrom(...names: string[]): number {
  return createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, 6)
}
