import type { ApiContext } from '../api-context.ts'
import { metafieldResolvers } from '../content/metafield-fields.ts'
import { truncate } from '../content/plain-text.ts'
import { emptyPage, listById, paginate } from '../paging/connection.ts'
import { compareSortValues } from '../paging/cursor.ts'
import type { Args, Tables } from '../resolver-table.ts'
import { encodeVariants } from './encode-variants.ts'
import type { ImageNode } from './image-node.ts'
import { isProductForSale } from './is-product-for-sale.ts'
import { listCollections } from './list-collections.ts'
import { mediaList } from './media-node.ts'
import type { ProductNode, VariantNode } from './product-node.ts'

type SelectedOption = { readonly name: string; readonly value: string }
type OptionArgs = Args<'Product', 'adjacentVariants'>

export const productFields: Tables<'Product' | 'ProductOptionValue'> = {
  Product: {
    description: (product, { truncateAt }) => truncate(product.plainDescription, truncateAt),
    availableForSale: (product, _args, { store }) => isProductForSale(product, store),
    encodedVariantExistence: (product) => encodeVariants(product, product.variantNodes),
    encodedVariantAvailability: (product, _args, { store }) =>
      encodeVariants(
        product,
        product.variantNodes.filter((variant) => store.inventory.isForSale(variant.source.id)),
      ),
    totalInventory: (product, _args, context) => totalInventory(product, context),
    options: (product, { first }) =>
      typeof first === 'number' ? product.optionNodes.slice(0, first) : product.optionNodes,
    images: (product, args, context) =>
      paginate(
        listById(sortedImages(product.imageNodes, args), args.reverse === true),
        args,
        context,
      ),
    media: (product, args, context) =>
      paginate(
        mediaList(sortedImages(product.imageNodes, args), product.videoNode, args.reverse === true),
        args,
        context,
      ),
    variants: (product, args, context) => paginate(variantList(product, args), args, context),
    collections: (product, args, context) =>
      paginate(
        listCollections(context.nodes.listCollectionsOf(product.source.id), {
          sortKey: 'ID',
          reverse: args.reverse === true,
        }),
        args,
        context,
      ),
    variantBySelectedOptions: (product, args) =>
      findVariant(product, args.selectedOptions ?? [], args),
    selectedOrFirstAvailableVariant: (product, args, context) =>
      findVariant(product, args.selectedOptions ?? [], args) ?? firstAvailable(product, context),
    adjacentVariants: (product, args) => adjacentVariants(product, args),
    ...metafieldResolvers<ProductNode>(({ source }) => source.metafields),
    sellingPlanGroups: (_product, args, context) => emptyPage(args, context),
  },
  ProductOptionValue: {
    firstSelectableVariant: (value) =>
      value.product.variantNodes.find((variant) =>
        hasOption(variant, { name: value.optionName, value: value.name }, false),
      ) ?? null,
  },
}

/** Total of the tracked stock of all variants; 0 when none is tracked. */
function totalInventory(product: ProductNode, { store }: ApiContext): number {
  return product.variantNodes.reduce(
    (sum, variant) => sum + (store.stockOf(variant.source.id) ?? 0),
    0,
  )
}

/** Pictures have no creation time: they sort by position. */
function sortedImages(
  images: readonly ImageNode[],
  { sortKey }: { readonly sortKey: string | null },
): readonly ImageNode[] {
  if (sortKey !== 'ID') return images
  return images.toSorted((a, b) => a.id.length - b.id.length || compareSortValues(a.id, b.id))
}

function variantList(product: ProductNode, { reverse, sortKey }: Args<'Product', 'variants'>) {
  const sorted = sortedVariants(product.variantNodes, sortKey)
  const list = listById(sorted, reverse === true)
  const keyOf = variantKeys[sortKey ?? '']
  if (keyOf === undefined) return list
  const cursorOf = (variant: VariantNode, offset: number) => ({
    id: variant.source.id,
    value: keyOf(variant),
    offset,
  })
  return { ...list, cursorOf }
}

/** The values in cursors of sorted variants. */
const variantKeys: Readonly<Record<string, (variant: VariantNode) => number | string>> = {
  ID: ({ source }) => source.id,
  SKU: ({ sku }) => sku ?? '',
  TITLE: ({ title }) => title,
}

function sortedVariants(
  variants: readonly VariantNode[],
  sortKey: string | null,
): readonly VariantNode[] {
  const byId = (a: VariantNode, b: VariantNode) => a.source.id - b.source.id
  const by = (textOf: (variant: VariantNode) => string) =>
    variants.toSorted((a, b) => compareSortValues(textOf(a), textOf(b)) || byId(a, b))
  switch (sortKey) {
    case 'ID':
      return variants.toSorted(byId)
    case 'SKU':
      return by((variant) => (variant.sku ?? '').toLowerCase())
    case 'TITLE':
      return by((variant) => variant.title.toLowerCase())
    default:
      return variants
  }
}

function firstAvailable(product: ProductNode, { store }: ApiContext): VariantNode | null {
  const { variantNodes } = product
  return (
    variantNodes.find((variant) => store.inventory.isForSale(variant.source.id)) ??
    variantNodes[0] ??
    null
  )
}

function findVariant(
  product: ProductNode,
  wanted: readonly SelectedOption[],
  args: OptionArgs,
): VariantNode | null {
  const options = args.ignoreUnknownOptions === true ? knownOptions(product, wanted, args) : wanted
  if (options.length === 0) return null
  return (
    product.variantNodes.find((variant) =>
      options.every((option) => hasOption(variant, option, args.caseInsensitiveMatch === true)),
    ) ?? null
  )
}

function knownOptions(
  product: ProductNode,
  wanted: readonly SelectedOption[],
  { caseInsensitiveMatch }: OptionArgs,
): SelectedOption[] {
  return wanted.filter((option) =>
    product.variantNodes.some((variant) =>
      hasOption(variant, option, caseInsensitiveMatch === true),
    ),
  )
}

/** Variants that differ from the selected one (by default the first) in one option. */
function adjacentVariants(product: ProductNode, args: OptionArgs): readonly VariantNode[] {
  const chosen = findVariant(product, args.selectedOptions ?? [], args) ?? product.variantNodes[0]
  if (chosen === undefined) return []
  const size = chosen.selectedOptions.length
  return product.variantNodes.filter((variant) => {
    const shared = chosen.selectedOptions.filter((option) => hasOption(variant, option, false))
    return shared.length === size - 1
  })
}

function hasOption(variant: VariantNode, wanted: SelectedOption, ignoreCase: boolean): boolean {
  const isSame = (a: string, b: string) =>
    ignoreCase ? a.toLowerCase() === b.toLowerCase() : a === b
  return variant.selectedOptions.some(
    (option) => isSame(option.name, wanted.name) && isSame(option.value, wanted.value),
  )
}
