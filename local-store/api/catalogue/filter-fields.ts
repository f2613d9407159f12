import type { Tables } from '../resolver-table.ts'
import { listFilters } from './list-filters.ts'

export const filterFields: Tables<'ProductConnection'> = {
  ProductConnection: { filters: ({ list }, _args, context) => listFilters(list, context) },
}
