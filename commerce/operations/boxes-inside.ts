import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type { BoxInside } from '#commerce/model/boxes-inside.ts'
import type { Money } from '#commerce/model/money.ts'
import type {
  BoxesInsideQuery,
  BoxesInsideQueryVariables,
  BoxProductFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { checkList, checkMoney, checkObject, checkText } from './check-shape.ts'
import { pictureFields, readPicture } from './product-fields.ts'

export const boxesInside: StorefrontDocument<BoxesInsideQuery, BoxesInsideQueryVariables> =
  /* GraphQL */ `
query BoxesInside($ids: [ID!]!) @inContext(country: IN, language: EN) {
  nodes(ids: $ids) {
    __typename
    ... on Product { ...BoxProductFields }
    ... on ProductVariant { price { amount currencyCode } product { ...BoxProductFields } }
  }
}
fragment BoxProductFields on Product {
  handle
  title
  featuredImage { ...PictureFields }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
}
${pictureFields}`

/** The games with these ids, of variants or products, in order; unknown ids are skipped. @throws StorefrontFault */
export async function listBoxesInside(
  client: StorefrontClient,
  ids: readonly string[],
  options?: RequestOptions,
): Promise<BoxInside[]> {
  const { nodes } = await client.query(boxesInside, { ids }, options)
  return checkList(nodes, 'nodes').flatMap((node) => {
    if (node?.__typename === 'Product') return readBox(node, readOnePrice(node))
    if (node?.__typename !== 'ProductVariant') return []
    return readBox(node.product, checkMoney(node.price, 'variant.price'))
  })
}

/** Null where the editions differ in price. */
function readOnePrice({ priceRange }: BoxProductFieldsFragment): Money | null {
  const { minVariantPrice, maxVariantPrice } = checkObject(priceRange, 'product.priceRange')
  const lowest = checkMoney(minVariantPrice, 'product.priceRange.minVariantPrice')
  const highest = checkMoney(maxVariantPrice, 'product.priceRange.maxVariantPrice')
  return lowest.minor === highest.minor ? lowest : null
}

function readBox(product: BoxProductFieldsFragment, price: Money | null): BoxInside {
  const { handle, title, featuredImage } = checkObject(product, 'product')
  return {
    handle: checkText(handle, 'product.handle'),
    title: checkText(title, 'product.title'),
    picture: readPicture(featuredImage),
    price,
  }
}
