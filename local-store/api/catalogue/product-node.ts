import type { StoreProduct, StoreVariant } from '../../store/catalogue.ts'
import type { Currency } from '../../store/currency.ts'
import { plainText } from '../content/plain-text.ts'
import { toGlobalId } from '../global-id.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'
import type { ImageNode } from './image-node.ts'
import { toVideoNode, type VideoNode } from './media-node.ts'
import { type OptionNode, toOptionNode } from './option-node.ts'

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
  readonly videoNode: VideoNode | null
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

/** What all product nodes share. `siteUrl` is the shop's URL without a trailing slash, empty for relative URLs. */
type ProductNodeParts = {
  readonly siteUrl: string
  readonly toImage: (image: StoreProduct['images'][number]) => ImageNode
  readonly currency: Currency
}

/**
 * A product for the API, created once and shared by all requests, so nothing in it depends on stock. Larger parts
 * are created on first use: most products of a large catalogue never need them.
 */
export function toProductNode(source: StoreProduct, parts: ProductNodeParts): ProductNode {
  return new CatalogueProductNode(source, parts)
}

class CatalogueProductNode implements ProductNode {
  readonly __typename = 'Product'
  readonly isGiftCard = false
  readonly requiresSellingPlan = false
  readonly category = null
  readonly trackingParameters = null
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly seo: StoreProduct['seo']
  readonly publishedAt: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly source: StoreProduct
  readonly #parts: ProductNodeParts
  #plainDescription: string | null = null
  #imageNodes: readonly ImageNode[] | null = null
  #optionNodes: readonly OptionNode[] | null = null
  #variantNodes: readonly VariantNode[] | null = null
  #priceRange: PriceRange | null = null

  constructor(source: StoreProduct, parts: ProductNodeParts) {
    this.#parts = parts
    this.source = source
    this.id = toGlobalId('Product', source.id)
    this.handle = source.handle
    this.title = source.title
    this.descriptionHtml = source.descriptionHtml
    this.productType = source.productType
    this.vendor = source.vendor
    this.tags = source.tags
    this.seo = source.seo
    this.publishedAt = source.publishedAt
    this.createdAt = source.createdAt
    this.updatedAt = source.updatedAt
  }

  get plainDescription(): string {
    this.#plainDescription ??= plainText(this.descriptionHtml)
    return this.#plainDescription
  }

  get imageNodes(): readonly ImageNode[] {
    this.#imageNodes ??= this.source.images.map(this.#parts.toImage)
    return this.#imageNodes
  }

  get videoNode(): VideoNode | null {
    const { video } = this.source
    return video ? toVideoNode(video, this.#parts.toImage) : null
  }

  get featuredImage(): ImageNode | null {
    return this.imageNodes[0] ?? null
  }

  get optionNodes(): readonly OptionNode[] {
    this.#optionNodes ??= this.source.options.map((option) => toOptionNode(option, this))
    return this.#optionNodes
  }

  get variantNodes(): readonly VariantNode[] {
    this.#variantNodes ??= this.source.variants.map((variant) => {
      const position = variant.image === null ? -1 : this.source.images.indexOf(variant.image)
      return toVariantNode(variant, this, this.imageNodes[position] ?? null, this.#parts.currency)
    })
    return this.#variantNodes
  }

  get priceRange(): PriceRange {
    this.#priceRange ??= toPriceRange(
      this.source.variants.map(({ price }) => price),
      this.#parts.currency,
    )
    return this.#priceRange
  }

  get compareAtPriceRange(): PriceRange {
    const amounts = this.source.variants.map(({ compareAtPrice }) => compareAtPrice ?? 0)
    return toPriceRange(amounts, this.#parts.currency)
  }

  get onlineStoreUrl(): string {
    return `${this.#parts.siteUrl}/products/${this.handle}`
  }

  get variantsCount() {
    return { count: this.source.variants.length, precision: 'EXACT' } as const
  }
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
    // Like the provider, shows the product's first picture for a variant without one.
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

function toPriceRange(amounts: readonly number[], currency: Currency): PriceRange {
  return {
    minVariantPrice: toMoneyNode(Math.min(...amounts), currency),
    maxVariantPrice: toMoneyNode(Math.max(...amounts), currency),
  }
}
