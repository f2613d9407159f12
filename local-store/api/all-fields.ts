import { addressFields } from './cart/address-node.ts'
import { cartFields } from './cart/cart-fields.ts'
import { cartMutations } from './cart/cart-mutations.ts'
import { deliveryGroupFields } from './cart/delivery-group-node.ts'
import { cartQueries } from './cart/open-cart.ts'
import { collectionFields, collectionQueries } from './catalogue/collection-fields.ts'
import { filterFields } from './catalogue/filter-fields.ts'
import { imageFields } from './catalogue/image-node.ts'
import { predictiveSearchQueries } from './catalogue/predictive-search-fields.ts'
import { productFields } from './catalogue/product-fields.ts'
import { productQueries } from './catalogue/product-queries.ts'
import { searchFields, searchQueries } from './catalogue/search-fields.ts'
import { variantFields } from './catalogue/variant-fields.ts'
import { wordListQueries } from './catalogue/word-list-fields.ts'
import { contentFields } from './content/content-fields.ts'
import { contentQueries } from './content/content-queries.ts'
import { localizationFields, localizationQueries } from './content/localization-fields.ts'
import { menuQueries } from './content/menu-fields.ts'
import { metafieldFields, metaobjectQueries } from './content/metafield-fields.ts'
import { redirectFields, redirectQueries } from './content/redirect-fields.ts'
import { shopFields, shopQueries } from './content/shop-fields.ts'
import { sitemapFields, sitemapQueries } from './content/sitemap-fields.ts'
import { nodeQueries } from './node-queries.ts'
import { orderFields } from './order/order-fields.ts'
import type { AllTables } from './resolver-table.ts'

/** Every field with a resolver; the others are properties of the objects. */
export const allFields: AllTables = {
  QueryRoot: {
    ...shopQueries,
    ...productQueries,
    ...collectionQueries,
    ...nodeQueries,
    ...cartQueries,
    ...localizationQueries,
    ...contentQueries,
    ...menuQueries,
    ...metaobjectQueries,
    ...redirectQueries,
    ...sitemapQueries,
    ...searchQueries,
    ...predictiveSearchQueries,
    ...wordListQueries,
  },
  Mutation: cartMutations,
  ...shopFields,
  ...productFields,
  ...variantFields,
  ...imageFields,
  ...collectionFields,
  ...localizationFields,
  ...filterFields,
  ...searchFields,
  ...contentFields,
  ...metafieldFields,
  ...redirectFields,
  ...sitemapFields,
  ...cartFields,
  ...deliveryGroupFields,
  ...addressFields,
  ...orderFields,
}
