import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import type {
  Documents,
  LinkedVariantFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { unnamed } from '#content/unnamed.ts'
import { checkList, checkObject, checkText } from './check-shape.ts'
import { pictureFields, readPicture, readVariant, variantFields } from './product-fields.ts'

export const linkedVariants: Documents['LinkedVariants'] = /* GraphQL */ `
query LinkedVariants($ids: [ID!]!) @inContext(country: IN, language: EN) {
  nodes(ids: $ids) { __typename ... on ProductVariant { ...LinkedVariantFields } }
}
fragment LinkedVariantFields on ProductVariant {
  ...VariantFields
  image { ...PictureFields }
  product { handle title featuredImage { ...PictureFields } }
}
${variantFields}${pictureFields}`

/**
 * The lines of a link as lines of the browser's cart, in order, with the store's current price and stock. Unknown
 * variants are left out.
 * @param wanted at most 250
 * @throws StorefrontFault
 */
export async function listLinkedLines(
  client: StorefrontClient,
  wanted: readonly OrderedLine[],
): Promise<CartLine[]> {
  if (wanted.length === 0) return []
  const ids = wanted.map(({ variantId }) => variantId)
  const { nodes } = await client.query(linkedVariants, { ids })
  return checkList(nodes, 'nodes').flatMap((node, at) => {
    const quantity = wanted[at]?.quantity
    if (node?.__typename !== 'ProductVariant' || quantity === undefined) return []
    return readLinkedLine(node, quantity)
  })
}

function readLinkedLine(node: LinkedVariantFieldsFragment, quantity: number): CartLine {
  const { id, title, price, available } = readVariant(node)
  const product = checkObject(node.product, 'variant.product')
  const picture = readPicture(node.image) ?? readPicture(product.featuredImage)
  return {
    variantId: id,
    quantity,
    product: {
      handle: checkText(product.handle, 'variant.product.handle'),
      title: checkText(product.title, 'variant.product.title').trim() || unnamed.product,
      images: picture === null ? [] : [{ src: picture.url }],
    },
    variant: { id, title, price, available },
  }
}
