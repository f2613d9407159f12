import type { ApiContext } from './api-context.ts'
import { defineConnection, listById, type PageArgs, paginate } from './connection.ts'
import { listCollections } from './list-collections.ts'
import { mediaList } from './media-node.ts'
import { truncate } from './plain-text.ts'
import type { OptionNode, OptionValueNode, ProductNode, VariantNode } from './product-node.ts'
import { defineType, type TypeFields } from './resolver-table.ts'

type SelectedOption = { readonly name: string; readonly value: string }
type ReversibleArgs = PageArgs & { readonly reverse?: boolean | null; readonly sortKey?: string }
type OptionArgs = {
  readonly selectedOptions?: readonly SelectedOption[] | null
  readonly caseInsensitiveMatch?: boolean | null
  readonly ignoreUnknownOptions?: boolean | null
}

export const productFields: readonly TypeFields[] = [
  defineType<ProductNode>(
    'Product',
    [
      'id',
      'handle',
      'title',
      'descriptionHtml',
      'productType',
      'vendor',
      'tags',
      'seo',
      'featuredImage',
      'priceRange',
      'compareAtPriceRange',
      'onlineStoreUrl',
      'isGiftCard',
      'requiresSellingPlan',
      'category',
      'trackingParameters',
      'publishedAt',
      'createdAt',
      'updatedAt',
      'variantsCount',
    ],
    {
      description: (product, { truncateAt }: { truncateAt?: number | null }) =>
        truncate(product.plainDescription, truncateAt),
      availableForSale: (product, _args, { store }) =>
        product.variantNodes.some((variant) => store.inventory.isForSale(variant.source.id)),
      totalInventory: (product, _args, context) => totalInventory(product, context),
      options: (product, { first }: { first?: number | null }) =>
        typeof first === 'number' ? product.optionNodes.slice(0, first) : product.optionNodes,
      images: (product, args: ReversibleArgs, context) =>
        paginate(listById(product.imageNodes, args.reverse === true), args, context),
      media: (product, args: ReversibleArgs, context) =>
        paginate(mediaList(product.imageNodes, args.reverse === true), args, context),
      variants: (product, args: ReversibleArgs, context) =>
        paginate(variantList(product, args), args, context),
      collections: (product, args: ReversibleArgs, context) =>
        paginate(
          listCollections(context.nodes.listCollectionsOf(product.source.id), {
            sortKey: 'ID',
            reverse: args.reverse === true,
          }),
          args,
          context,
        ),
      variantBySelectedOptions: (product, args: OptionArgs) =>
        findVariant(product, args.selectedOptions ?? [], args),
      selectedOrFirstAvailableVariant: (product, args: OptionArgs, context) =>
        findVariant(product, args.selectedOptions ?? [], args) ?? firstAvailable(product, context),
      adjacentVariants: (product, args: OptionArgs) => adjacentVariants(product, args),
      sellingPlanGroups: (_product, args: ReversibleArgs, context) =>
        paginate(listById([]), args, context),
    },
  ),
  ...defineConnection('Product'),
  ...defineConnection('ProductVariant'),
  ...defineConnection('Image'),
  ...defineConnection('SellingPlanGroup'),
  defineType<OptionNode>('ProductOption', ['id', 'name', 'values', 'optionValues']),
  defineType<OptionValueNode>('ProductOptionValue', ['id', 'name', 'swatch'], {
    firstSelectableVariant: (value) =>
      value.product.variantNodes.find((variant) =>
        hasOption(variant, { name: value.optionName, value: value.name }, false),
      ) ?? null,
  }),
  defineType<SelectedOption>('SelectedOption', ['name', 'value']),
  defineType<ProductNode['priceRange']>('ProductPriceRange', [
    'minVariantPrice',
    'maxVariantPrice',
  ]),
  defineType<ProductNode['seo']>('SEO', ['title', 'description']),
  defineType<ProductNode['variantsCount']>('Count', ['count', 'precision']),
]

/** Units that are counted, over all variants; null when none are (reference section 3, stock). */
function totalInventory(product: ProductNode, { store }: ApiContext): number {
  return product.variantNodes.reduce(
    (sum, variant) => sum + (store.stockOf(variant.source.id) ?? 0),
    0,
  )
}

function variantList(product: ProductNode, { reverse, sortKey }: ReversibleArgs) {
  const list = sortKey === 'ID' ? sortedById(product.variantNodes) : product.variantNodes
  return listById(list, reverse === true)
}

function sortedById(variants: readonly VariantNode[]): VariantNode[] {
  return variants.toSorted((a, b) => a.source.id - b.source.id)
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
  const known = args.ignoreUnknownOptions === true ? knownOptions(product, wanted, args) : wanted
  if (known.length === 0) return null
  return (
    product.variantNodes.find((variant) =>
      known.every((option) => hasOption(variant, option, args.caseInsensitiveMatch === true)),
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

/** Variants that differ from the chosen one, or else the first, in one option. */
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
