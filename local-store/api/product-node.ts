import { createHash } from 'node:crypto'
import type { StoreProduct, StoreVariant } from '../store/catalogue.ts'
import type { Currency } from '../store/currency.ts'
import { toGlobalId } from './global-id.ts'
import type { ImageNode } from './image-node.ts'
import { type MoneyNode, toMoneyNode } from './money-node.ts'
import { plainText } from './plain-text.ts'

export type VariantNode = {
  readonly __typename: 'ProductVariant'
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly price: MoneyNode
  readonly priceV2: MoneyNode
  readonly compareAtPrice: MoneyNode | null
  readonly compareAtPriceV2: MoneyNode | null
  readonly requiresShipping: boolean
  readonly requiresComponents: false
  readonly taxable: true
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[]
  readonly image: ImageNode | null
  readonly weight: number
  readonly weightUnit: 'GRAMS'
  readonly unitPrice: null
  readonly unitPriceMeasurement: null
  readonly quantityRule: { readonly increment: 1; readonly maximum: null; readonly minimum: 1 }
  readonly product: ProductNode
  readonly source: StoreVariant
}

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

type PriceRange = { readonly minVariantPrice: MoneyNode; readonly maxVariantPrice: MoneyNode }

export type ProductNode = {
  readonly __typename: 'Product'
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly plainDescription: string
  readonly descriptionHtml: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly featuredImage: ImageNode | null
  readonly imageNodes: readonly ImageNode[]
  readonly optionNodes: readonly OptionNode[]
  readonly variantNodes: readonly VariantNode[]
  readonly priceRange: PriceRange
  readonly compareAtPriceRange: PriceRange
  readonly onlineStoreUrl: string
  readonly isGiftCard: false
  readonly requiresSellingPlan: false
  readonly category: null
  readonly trackingParameters: null
  readonly publishedAt: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly variantsCount: { readonly count: number; readonly precision: 'EXACT' }
  readonly source: StoreProduct
}

/**
 * A product as the API shows it, made once and shared by all requests; what depends on stock is
 * not in it.
 *
 * @param siteUrl address of the shop, without a final slash; empty for addresses within the site
 */
export function toProductNode(
  source: StoreProduct,
  siteUrl: string,
  toImage: (image: StoreProduct['images'][number]) => ImageNode,
  currency: Currency,
): ProductNode {
  const imageNodes = source.images.map(toImage)
  const images = new Map(source.images.map((image, position) => [image, imageNodes[position]]))
  const variantNodes: VariantNode[] = []
  const optionNodes: OptionNode[] = []
  const product: ProductNode = {
    __typename: 'Product',
    id: toGlobalId('Product', source.id),
    handle: source.handle,
    title: source.title,
    plainDescription: plainText(source.descriptionHtml),
    descriptionHtml: source.descriptionHtml,
    productType: source.productType,
    vendor: source.vendor,
    tags: source.tags,
    seo: source.seo,
    featuredImage: imageNodes[0] ?? null,
    imageNodes,
    optionNodes,
    variantNodes,
    ...toPriceRanges(source, currency),
    onlineStoreUrl: `${siteUrl}/product/${source.handle}`,
    isGiftCard: false,
    requiresSellingPlan: false,
    category: null,
    trackingParameters: null,
    publishedAt: source.publishedAt,
    createdAt: source.createdAt,
    updatedAt: source.updatedAt,
    variantsCount: { count: source.variants.length, precision: 'EXACT' },
    source,
  }
  for (const variant of source.variants) {
    const image = variant.image === null ? null : (images.get(variant.image) ?? null)
    variantNodes.push(toVariantNode(variant, product, image, currency))
  }
  for (const option of source.options) optionNodes.push(toOptionNode(option, product))
  return product
}

function toVariantNode(
  source: StoreVariant,
  product: ProductNode,
  image: ImageNode | null,
  currency: Currency,
): VariantNode {
  const price = toMoneyNode(source.price, currency)
  const compareAtPrice =
    source.compareAtPrice === null ? null : toMoneyNode(source.compareAtPrice, currency)
  return {
    __typename: 'ProductVariant',
    id: toGlobalId('ProductVariant', source.id),
    title: source.title,
    sku: source.sku,
    barcode: source.barcode,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    requiresShipping: source.requiresShipping,
    requiresComponents: false,
    taxable: true,
    selectedOptions: source.selectedOptions,
    // The provider shows a variant without a picture of its own with the product's first.
    image: image ?? product.featuredImage,
    weight: source.weightGrams,
    weightUnit: 'GRAMS',
    unitPrice: null,
    unitPriceMeasurement: null,
    quantityRule: { increment: 1, maximum: null, minimum: 1 },
    product,
    source,
  }
}

function toOptionNode(option: StoreProduct['options'][number], product: ProductNode): OptionNode {
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

/** Options have no id in the catalogue: the same names give the same number on every machine. */
function idFrom(...names: string[]): number {
  return createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, 6)
}

function toPriceRanges(
  { variants }: StoreProduct,
  currency: Currency,
): Pick<ProductNode, 'priceRange' | 'compareAtPriceRange'> {
  const before = variants.map(({ compareAtPrice }) => compareAtPrice ?? 0)
  return {
    priceRange: toPriceRange(
      variants.map(({ price }) => price),
      currency,
    ),
    compareAtPriceRange: toPriceRange(before, currency),
  }
}

function toPriceRange(amounts: readonly number[], currency: Currency): PriceRange {
  return {
    minVariantPrice: toMoneyNode(Math.min(...amounts), currency),
    maxVariantPrice: toMoneyNode(Math.max(...amounts), currency),
  }
}
