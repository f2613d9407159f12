import type {
  Picture,
  Product,
  ProductSummary,
  SearchableProduct,
  Variant,
} from '#commerce/model/product.ts'
import { productTypeLabel } from '#commerce/model/product-kind.ts'
import type {
  GameNumberFieldsFragment,
  PictureFieldsFragment,
  ProductCardFieldsFragment,
  ProductPageFieldsFragment,
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
import { readGameFacts, readGameNumbers, readMetafields } from './game-fields.ts'
import { toPlainText } from './plain-text.ts'

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

/** Small because lists have hundreds. Requires pictureFields and variantFields in the document. */
export const productCardFields = /* GraphQL */ `
fragment ProductCardFields on Product {
  id
  handle
  title
  productType
  tags
  featuredImage { ...PictureFields }
  variants(first: 1) { nodes { ...VariantFields } pageInfo { hasNextPage } }
}
`

/** Requires gameFields, pictureFields and variantFields in the document. */
export const productPageFields = /* GraphQL */ `
fragment ProductPageFields on Product {
  id
  handle
  title
  descriptionHtml
  productType
  tags
  featuredImage { ...PictureFields }
  images(first: 250) { nodes { ...PictureFields } pageInfo { hasNextPage } }
  variants(first: 250) { nodes { ...VariantFields } pageInfo { hasNextPage endCursor } }
  ...GameFields
}
`

/** @throws StorefrontFault of kind `shape`; so do the readers below. */
export function readProductSummary(node: ProductCardFieldsFragment): ProductSummary {
  checkObject(node, 'product')
  const [firstVariant] = checkNodes(node.variants, 'product.variants')
  return {
    id: checkText(node.id, 'product.id'),
    handle: checkText(node.handle, 'product.handle'),
    title: checkText(node.title, 'product.title').trim() || unnamed.product,
    productType: productTypeLabel(checkText(node.productType, 'product.productType')),
    tags: checkList(node.tags, 'product.tags').map((tag) => checkText(tag, 'product.tags')),
    picture: readPicture(node.featuredImage),
    firstVariant: firstVariant === undefined ? null : readVariant(firstVariant),
  }
}

type SearchableNode = ProductCardFieldsFragment & Pick<GameNumberFieldsFragment, 'metafields'>

export function readSearchableProduct(node: SearchableNode): SearchableProduct {
  const summary = readProductSummary(node)
  const game = readGameNumbers(readMetafields(node.metafields ?? [], 'product.metafields'))
  const isTold = Object.values(game).some((value) => value !== null)
  return isTold ? { ...summary, game } : summary
}

export function readProduct(node: ProductPageFieldsFragment): Product {
  const summary = readProductSummary(node)
  const metafields = readMetafields(node.metafields, 'product.metafields')
  return {
    ...summary,
    description: toPlainText(checkText(node.descriptionHtml, 'product.descriptionHtml')),
    pictures: checkNodes(node.images, 'product.images').flatMap(
      (image) => readPicture(image) ?? [],
    ),
    variants: checkNodes(node.variants, 'product.variants').map(readVariant),
    game: readGameFacts(metafields),
    sharePicture: metafields.get('share_picture') ?? null,
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
