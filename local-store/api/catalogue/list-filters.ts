import { onlyOption } from '../../catalogue/only-option.ts'
import type { ApiContext } from '../api-context.ts'
import type { PagedList } from '../paging/connection.ts'
import { toJsonDecimal } from '../paging/cursor.ts'
import { type Counts, countProducts, countVariants } from './count-filter-values.ts'
import {
  type FilterRules,
  fitsFilters,
  optionGroup,
  type ProductFilter,
  readFilters,
} from './product-filters.ts'
import type { ProductNode, VariantNode } from './product-node.ts'

export type FilterValueNode = {
  readonly id: string
  readonly label: string
  readonly count: number
  /** JSON text of the `ProductFilter` to send. */
  readonly input: string
  readonly image: null
  readonly swatch: null
}
export type FilterNode = {
  readonly id: string
  readonly label: string
  readonly type: 'LIST' | 'PRICE_RANGE'
  readonly presentation: 'TEXT' | null
  readonly values: readonly FilterValueNode[]
}

/** The unfiltered list, and its filters. */
type Selection = {
  readonly from: readonly ProductNode[]
  readonly by: readonly ProductFilter[]
}

const selections = new WeakMap<object, Selection>()

/** Stores the source of a list, to count filter values later. */
export function noteSelection(list: PagedList<unknown>, selection: Selection): void {
  selections.set(list, selection)
}

export function narrowProducts(
  products: readonly ProductNode[],
  by: readonly ProductFilter[],
  context: Pick<ApiContext, 'store'>,
): readonly ProductNode[] {
  if (by.length === 0) return products
  const rules = toRules(by, context)
  return products.filter((product) => fitsFilters(product, rules))
}

/** Applies filters to a list of products, keeping its order. */
export function selectProducts(
  list: PagedList<ProductNode>,
  filters: readonly ProductFilter[] | null | undefined,
  context: Pick<ApiContext, 'store'>,
): PagedList<ProductNode> {
  const by = filters ?? []
  if (by.length === 0) return list
  const { cursorOf, reverse } = list
  const selected = { items: narrowProducts(list.items, by, context), cursorOf, reverse }
  noteSelection(selected, { from: list.items, by })
  return selected
}

/**
 * The filters that a list offers. Each value has the number of products if it were added to the filters of other
 * kinds. Empty when there is nothing to choose.
 */
export function listFilters(
  list: PagedList<ProductNode | { readonly __typename: 'Page' | 'Article' }>,
  context: Pick<ApiContext, 'store' | 'budget'>,
): FilterNode[] {
  const { from, by } = selectionOf(list)
  if (from.length === 0) return []
  // Every filter scans all products.
  context.budget.spendOnSearch(from.length * 5)
  const rules = toRules(by, context)
  const options = optionNames(from).map((name): FilterNode => {
    const group = optionGroup(name)
    const id = `filter.v.option.${name.toLowerCase()}`
    const counts = countVariants(from, rules, group, (variant) => optionOf(variant, name))
    return toList(id, name, counts, (value) => ({
      variantOption: { name: name.toLowerCase(), value },
    }))
  })
  return [
    countAvailability(from, rules, context),
    toPrice(from, context),
    ...productFacets.map(({ id, label, group, valuesOf, toFilter }) =>
      toList(id, label, countProducts(from, rules, group, valuesOf), toFilter),
    ),
    ...options,
  ].filter((filter) => filter.values.length > 0)
}

function selectionOf(
  list: PagedList<ProductNode | { readonly __typename: 'Page' | 'Article' }>,
): Selection {
  const from = () => list.items.filter((item) => item.__typename === 'Product')
  return selections.get(list) ?? { from: from(), by: [] }
}

type ProductFacet = {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly valuesOf: (product: ProductNode) => readonly string[]
  readonly toFilter: (value: string) => ProductFilter
}

const productFacets: readonly ProductFacet[] = [
  {
    id: 'filter.p.product_type',
    label: 'Product type',
    group: 'type',
    valuesOf: ({ productType }) => (productType === '' ? [] : [productType]),
    toFilter: (productType) => ({ productType }),
  },
  {
    id: 'filter.p.vendor',
    label: 'Brand',
    group: 'vendor',
    valuesOf: ({ vendor }) => (vendor === '' ? [] : [vendor]),
    toFilter: (productVendor) => ({ productVendor }),
  },
  {
    id: 'filter.p.tag',
    label: 'More filters',
    group: 'tag',
    valuesOf: ({ tags }) => tags,
    toFilter: (tag) => ({ tag }),
  },
]

function toRules(by: readonly ProductFilter[], context: Pick<ApiContext, 'store'>): FilterRules {
  const { digits } = context.store.catalogue.currency
  return readFilters(by, { isForSale: forSale(context), minorUnits: 10 ** digits })
}

function forSale({ store }: Pick<ApiContext, 'store'>) {
  return (variant: VariantNode) => store.inventory.isForSale(variant.source.id)
}

function optionOf(variant: VariantNode, wanted: string): string | undefined {
  return variant.selectedOptions.find(({ name }) => name === wanted)?.value
}

/** The options to filter by, without the placeholder of products that have none. */
function optionNames(products: readonly ProductNode[]): string[] {
  const names = new Set(
    products.flatMap((product) => product.optionNodes.map((option) => option.name)),
  )
  names.delete(onlyOption.name)
  return [...names]
}

function toList(
  id: string,
  label: string,
  counts: Counts,
  toFilter: (value: string) => ProductFilter,
): FilterNode {
  const values = [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([value, count]) => toValue(`${id}.${toHandle(value)}`, value, count, toFilter(value)))
  return { id, label, type: 'LIST', presentation: 'TEXT', values }
}

function countAvailability(
  from: readonly ProductNode[],
  rules: FilterRules,
  context: Pick<ApiContext, 'store'>,
): FilterNode {
  const isForSale = forSale(context)
  const counts = countVariants(from, rules, 'available', (variant) =>
    isForSale(variant) ? '1' : '0',
  )
  const id = 'filter.v.availability'
  const value = (key: '1' | '0', label: string) =>
    toValue(`${id}.${key}`, label, counts.get(key) ?? 0, { available: key === '1' })
  return {
    id,
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [value('1', 'In stock'), value('0', 'Out of stock')],
  }
}

/** The filters of a search: availability, unless nothing was found, and price. */
export function listSearchFilters(
  list: PagedList<ProductNode | { readonly __typename: 'Page' | 'Article' }>,
  context: Pick<ApiContext, 'store' | 'budget'>,
): FilterNode[] {
  const { from, by } = selectionOf(list)
  context.budget.spendOnSearch(from.length)
  const price = toPrice(from, context)
  return from.length === 0
    ? [price]
    : [countAvailability(from, toRules(by, context), context), price]
}

/** From zero to the highest price before filtering; the count is 0, as at the provider. */
function toPrice(from: readonly ProductNode[], { store }: Pick<ApiContext, 'store'>): FilterNode {
  const id = 'filter.v.price'
  const highest = from.reduce(
    (highest, { source }) => Math.max(highest, ...source.variants.map(({ price }) => price)),
    0,
  )
  const max = toJsonDecimal(highest / 10 ** store.catalogue.currency.digits)
  const values = [{ ...toValue(id, 'Price', 0, {}), input: `{"price":{"min":0,"max":${max}}}` }]
  return { id, label: 'Price', type: 'PRICE_RANGE', presentation: null, values }
}

function toValue(id: string, label: string, count: number, filter: ProductFilter): FilterValueNode {
  return { id, label, count, input: JSON.stringify(filter), image: null, swatch: null }
}

function toHandle(value: string): string {
  return value.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
}
