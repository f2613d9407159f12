import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Product } from '#commerce/model/product.ts'
import type { Documents, ProductPageFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { readBoxesInside } from './boxes-inside.ts'
import { checkNodes, checkNullable, checkObject, checkText } from './check-shape.ts'
import { readGameFacts, readMetafields } from './game-fields.ts'
import { listLater, PAGE_SIZE } from './list-pages.ts'
import { readPackFacts } from './pack-fields.ts'
import { choiceFields, readChoices } from './product-choices.ts'
import { pictureFields, readPicture, readProductSummary, variantFields } from './product-fields.ts'
import { readVideo } from './product-video.ts'
import { readRichText } from './rich-text.ts'

/** Requires boxesInsideFields, choiceFields, gameFields, pictureFields and variantFields in the document. */
export const productPageFields = /* GraphQL */ `
fragment ProductPageFields on Product {
  id
  handle
  title
  vendor
  descriptionHtml
  productType
  tags
  featuredImage { ...PictureFields }
  images(first: 250) { nodes { ...PictureFields } pageInfo { hasNextPage } }
  media(first: 250) {
    nodes {
      __typename
      ... on Video { alt sources { url mimeType width height } previewImage { ...PictureFields } }
    }
    pageInfo { hasNextPage }
  }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  options { name optionValues { name swatch { image { previewImage { url } } } } }
  variants(first: 250) { nodes { ...ChoiceFields } pageInfo { hasNextPage endCursor } }
  ...GameFields
  ...BoxesInside
}
`

export const productVariants: Documents['ProductVariants'] = /* GraphQL */ `
query ProductVariants($id: ID!, $first: Int!, $after: String)
  @inContext(country: IN, language: EN) {
  product(id: $id) {
    variants(first: $first, after: $after) {
      nodes { ...ChoiceFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${choiceFields}${variantFields}${pictureFields}`

/**
 * Reads a product, and fetches its variants beyond the first page. Null when the product disappears
 * before all are read.
 */
export async function readWholeProduct(
  client: StorefrontClient,
  node: ProductPageFieldsFragment,
  options?: RequestOptions,
): Promise<Product | null> {
  const product = readPage(node)
  const later = await listLater(node.variants, 'product.variants', async (after) => {
    const variables = { id: node.id, first: PAGE_SIZE, after }
    const data = await client.query(productVariants, variables, options)
    const rest = checkNullable(data.product, 'product')
    return rest && checkObject(rest.variants, 'product.variants')
  })
  return later && { ...product, ...readChoices(node.options, [...node.variants.nodes, ...later]) }
}

function readPage(node: ProductPageFieldsFragment): Omit<Product, 'options' | 'variants'> {
  const summary = readProductSummary(node)
  // Absent when the store refuses them for the shop's token.
  const { metafields: answered = [] } = node
  const metafields = readMetafields(answered, 'product.metafields')
  const video = readVideo(node.media, summary.picture)
  const pack = readPackFacts(metafields)
  const boxesInside = readBoxesInside(node)
  return {
    ...summary,
    vendor: checkText(node.vendor, 'product.vendor').trim(),
    description: readRichText(checkText(node.descriptionHtml, 'product.descriptionHtml')),
    pictures: checkNodes(node.images, 'product.images').flatMap(
      (image) => readPicture(image) ?? [],
    ),
    ...(video && { video }),
    game: readGameFacts(metafields),
    ...(pack && { pack }),
    ...(boxesInside.length > 0 && { boxesInside }),
    sharePicture: metafields.get('share_picture') ?? null,
  }
}
