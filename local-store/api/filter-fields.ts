import { type FilterNode, type FilterValueNode, listFilters } from './catalogue/list-filters.ts'
import type { ProductNode } from './catalogue/product-node.ts'
import type { Connection } from './paging/connection.ts'
import { defineType, type TypeFields } from './resolver-table.ts'

export const filterFields: readonly TypeFields[] = [
  defineType<Pick<Connection<ProductNode>, 'nodes' | 'edges' | 'pageInfo' | 'list'>>(
    'ProductConnection',
    ['nodes', 'edges', 'pageInfo'],
    { filters: ({ list }, _args, context) => listFilters(list, context) },
  ),
  defineType<{ cursor: string; node: ProductNode }>('ProductEdge', ['cursor', 'node']),
  defineType<FilterNode>('Filter', ['id', 'label', 'type', 'presentation', 'values']),
  defineType<FilterValueNode>('FilterValue', ['id', 'label', 'count', 'input', 'image', 'swatch']),
]
