import { parseJson } from '#platform/parse-json.ts'
import type { StoreProduct } from '../../store/catalogue.ts'
import type { Inputs } from '../fields.generated.ts'
import type { ProductNode, VariantNode } from './product-node.ts'

/** Amounts are in units of the currency, for example rupees. */
export type ProductFilter = Inputs['ProductFilter']
type MetafieldFilter = Inputs['MetafieldFilter']

/** What filters need from the shop. */
type FilterFacts = {
  readonly isForSale: (variant: VariantNode) => boolean
  /** Minor units per unit of the currency: 100 paise per rupee. */
  readonly minorUnits: number
}

/** Parsed filters. Each criterion has a name, for example `option:color`. */
export type FilterRules = {
  /** @param except name of a criterion to ignore */
  fitsProduct(product: ProductNode, except?: string): boolean
  fitsVariant(variant: VariantNode, except?: string): boolean
}

type Rule<Item> = (item: Item) => boolean
type RuleGroups<Item> = Map<string, Rule<Item>[]>

/**
 * Reads filters by the provider's rule: filters of one kind are alternatives, different kinds must all match.
 * All filters on variants must match the same variant.
 */
export function readFilters(filters: readonly ProductFilter[], facts: FilterFacts): FilterRules {
  const products: RuleGroups<ProductNode> = new Map()
  const variants: RuleGroups<VariantNode> = new Map()
  for (const filter of filters) {
    addProductRules(filter, products)
    addVariantRules(filter, variants, facts)
  }
  return {
    fitsProduct: (product, except) => fitsAll(products, product, except),
    fitsVariant: (variant, except) => fitsAll(variants, variant, except),
  }
}

export function fitsFilters(product: ProductNode, rules: FilterRules): boolean {
  return (
    rules.fitsProduct(product) && product.variantNodes.some((variant) => rules.fitsVariant(variant))
  )
}

function addProductRules(filter: ProductFilter, groups: RuleGroups<ProductNode>): void {
  const { productType, productVendor, tag } = filter
  if (typeof productType === 'string')
    add(groups, 'type', ({ source }) => isSame(source.productType, productType))
  if (typeof productVendor === 'string')
    add(groups, 'vendor', ({ source }) => isSame(source.vendor, productVendor))
  if (typeof tag === 'string')
    add(groups, 'tag', ({ source }) => source.tags.some((productTag) => isSame(productTag, tag)))
  // The local store's products have no category in the provider's taxonomy, and so none of its attributes.
  if (filter.category) add(groups, 'category', () => false)
  if (filter.taxonomyMetafield) add(groups, 'taxonomy', () => false)
  const wanted = filter.productMetafield
  if (wanted) add(groups, metafieldGroup(wanted), ({ source }) => hasMetafield(source, wanted))
}

function addVariantRules(
  filter: ProductFilter,
  groups: RuleGroups<VariantNode>,
  { isForSale, minorUnits }: FilterFacts,
): void {
  const { available, price, variantOption } = filter
  if (typeof available === 'boolean')
    add(groups, 'available', (variant) => isForSale(variant) === available)
  if (price) {
    const min = Math.round((price.min ?? 0) * minorUnits)
    const max = Math.round((price.max ?? Number.POSITIVE_INFINITY) * minorUnits)
    add(groups, 'price', ({ source }) => source.price >= min && source.price <= max)
  }
  if (variantOption)
    add(groups, optionGroup(variantOption.name), ({ selectedOptions }) =>
      selectedOptions.some(
        ({ name, value }) => isSame(name, variantOption.name) && isSame(value, variantOption.value),
      ),
    )
  const wanted = filter.variantMetafield
  if (wanted) add(groups, metafieldGroup(wanted), ({ source }) => hasMetafield(source, wanted))
}

/** The name of an option's criterion, ignoring case. */
export function optionGroup(name: string): string {
  return `option:${name.toLowerCase()}`
}

function metafieldGroup({ namespace, key }: MetafieldFilter): string {
  return `metafield:${namespace}.${key}`
}

function add<Item>(groups: RuleGroups<Item>, name: string, rule: Rule<Item>): void {
  groups.set(name, [...(groups.get(name) ?? []), rule])
}

function fitsAll<Item>(groups: RuleGroups<Item>, item: Item, except: string | undefined): boolean {
  for (const [name, rules] of groups)
    if (name !== except && !rules.some((rule) => rule(item))) return false
  return true
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Whether a metafield has the wanted value, or a list metafield contains it. */
function hasMetafield(
  { metafields }: Pick<StoreProduct, 'metafields'>,
  { namespace, key, value }: MetafieldFilter,
): boolean {
  return metafields.some(
    (metafield) =>
      metafield.namespace === namespace && metafield.key === key && holds(metafield, value),
  )
}

function holds({ type, value }: { type: string; value: string }, wanted: string): boolean {
  if (!type.startsWith('list.')) return value === wanted
  const list = parseJson(value)
  return Array.isArray(list) && list.map(String).includes(wanted)
}
