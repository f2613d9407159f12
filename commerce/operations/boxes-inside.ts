import type { BoxInside } from '#commerce/model/boxes-inside.ts'
import type { Money } from '#commerce/model/money.ts'
import type {
  BoxesInsideFragment,
  BoxProductFieldsFragment,
} from '#commerce/schema/operations.generated.ts'
import { checkList, checkMoney, checkObject, checkText } from './check-shape.ts'
import { readPicture, readPriceRange } from './product-fields.ts'

/**
 * The games of a combo, requested together with the combo. A store may refuse `metafield` (optional-fields.ts), so it
 * has no alias. Requires pictureFields in the document.
 */
export const boxesInsideFields = /* GraphQL */ `
fragment BoxesInside on Product {
  metafield(namespace: "game", key: "boxes") {
    references(first: 50) {
      nodes { __typename ...BoxProductFields ...BoxVariantFields }
      pageInfo { hasNextPage }
    }
  }
}
fragment BoxVariantFields on ProductVariant {
  price { amount currencyCode }
  product { ...BoxProductFields }
}
fragment BoxProductFields on Product {
  handle
  title
  featuredImage { ...PictureFields }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
}
`

/** The variants and products that the store sells, in the merchant's order. @throws StorefrontFault */
export function readBoxesInside({ metafield }: BoxesInsideFragment): readonly BoxInside[] {
  const references = metafield?.references
  if (references === null || references === undefined) return []
  return checkList(references.nodes, 'metafield.references.nodes').flatMap((node) => {
    if (node.__typename === 'Product') return readBox(node, readOnePrice(node))
    if (node.__typename !== 'ProductVariant') return []
    return readBox(node.product, checkMoney(node.price, 'variant.price'))
  })
}

/** Null when the editions differ in price. */
function readOnePrice({ priceRange }: BoxProductFieldsFragment): Money | null {
  const { lowest, highest } = readPriceRange(priceRange)
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
