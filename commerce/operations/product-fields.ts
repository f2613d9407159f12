import type { Money } from '#commerce/model/money.ts'
import type { Picture, ProductSummary, Variant, Variety } from '#commerce/model/product.ts'
import { productTypeLabel } from '#commerce/model/product-kind.ts'
import { findTint } from '#commerce/model/tint.ts'
import type {
  PictureFieldsFragment,
  ProductCardFieldsFragment,
  VariantFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { unnamed } from '#content/unnamed.ts'
import {
  checkFlag,
  checkList,
  checkMoney,
  checkNodes,
  checkObject,
  checkText,
} from './check-shape.ts'
import { gameNumberFields, readGameNumbers, readMetafields } from './game-fields.ts'

export const pictureFields = /* GraphQL */ `
fragment PictureFields on Image { url altText width height }
`

export const variantFields = /* GraphQL */ `
fragment VariantFields on ProductVariant {
  id
  title
  availableForSale
  price { amount currencyCode }
  compareAtPrice { amount currencyCode }
}
`

/** Small, because lists have hundreds of products. Requires pictureFields and variantFields in the document. */
export const productCardFields =
  gameNumberFields +
  /* GraphQL */ `
fragment ProductCardFields on Product {
  id
  handle
  title
  productType
  tags
  availableForSale
  featuredImage { ...PictureFields }
  variants(first: 1) { nodes { ...VariantFields } pageInfo { hasNextPage } }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  ...GameNumberFields
}
`

/** The product page's node, which has all variants, lacks the product's own stock. */
type ProductNode = Omit<ProductCardFieldsFragment, 'availableForSale'> &
  Partial<Pick<ProductCardFieldsFragment, 'availableForSale'>>

/** @throws StorefrontFault of kind `shape`; so do the readers below. */
export function readProductSummary(node: ProductNode): ProductSummary {
  checkObject(node, 'product')
  const [firstNode] = checkNodes(node.variants, 'product.variants')
  const firstVariant = firstNode === undefined ? null : readVariant(firstNode)
  return {
    id: checkText(node.id, 'product.id'),
    ...readNames(node),
    productType: productTypeLabel(checkText(node.productType, 'product.productType')),
    tags: readTags(node),
    picture: readPicture(node.featuredImage),
    firstVariant,
    variety: firstVariant === null ? 'one' : readVariety(node, firstVariant.price),
    ...(node.availableForSale && firstVariant?.available === false && { hasOtherInStock: true }),
    ...readGame(node),
  }
}

/** Empty when the store refuses them for the shop's token. */
function readTags({ tags = [] }: ProductNode): readonly string[] {
  return checkList(tags, 'product.tags').map((tag) => checkText(tag, 'product.tags'))
}

/** A store that does not expose its metafields returns null for each, or leaves them out. */
function readGame({ metafields }: ProductNode): Pick<ProductSummary, 'game' | 'tint'> {
  const values = readMetafields(metafields ?? [], 'product.metafields')
  const game = readGameNumbers(values)
  const tint = findTint(values.get('ground') ?? '')
  const isKnown = Object.values(game).some((value) => value !== null)
  return { ...(isKnown && { game }), ...(tint && { tint }) }
}

/** Accepts a node with one variant or many. */
function readVariety({ variants, priceRange }: ProductNode, first: Money): Variety {
  const { hasNextPage } = checkObject(variants.pageInfo, 'product.variants.pageInfo')
  if (variants.nodes.length === 1 && !hasNextPage) return 'one'
  const { lowest, highest } = readPriceRange(priceRange)
  return first.minor === lowest.minor && lowest.minor < highest.minor ? 'from' : 'several'
}

export function readPriceRange(priceRange: ProductNode['priceRange']) {
  const { minVariantPrice, maxVariantPrice } = checkObject(priceRange, 'product.priceRange')
  return {
    lowest: checkMoney(minVariantPrice, 'product.priceRange.minVariantPrice'),
    highest: checkMoney(maxVariantPrice, 'product.priceRange.maxVariantPrice'),
  }
}

export function readNames(node: Pick<ProductCardFieldsFragment, 'handle' | 'title'>) {
  return {
    handle: checkText(checkObject(node, 'product').handle, 'product.handle'),
    title: checkText(node.title, 'product.title').trim() || unnamed.product,
  }
}

export function readVariant(node: VariantFieldsFragment): Variant {
  checkObject(node, 'variant')
  return {
    id: checkText(node.id, 'variant.id'),
    title: checkText(node.title, 'variant.title').trim() || unnamed.variant,
    price: checkMoney(node.price, 'variant.price'),
    compareAtPrice: node.compareAtPrice
      ? checkMoney(node.compareAtPrice, 'variant.compareAtPrice')
      : null,
    available: checkFlag(node.availableForSale, 'variant.availableForSale'),
  }
}

export function readPicture(image: PictureFieldsFragment | null | undefined): Picture | null {
  if (image === null || image === undefined) return null
  return {
    url: checkText(image.url, 'image.url'),
    altText: image.altText ?? '',
    width: image.width ?? null,
    height: image.height ?? null,
  }
}
