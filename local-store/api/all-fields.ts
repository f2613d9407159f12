import { addressFields } from './cart/address-node.ts'
import { cartMetafieldFields } from './cart/cart-metafields.ts'
import { cartMutations } from './cart/cart-mutations.ts'
import { cartOutcomeFields } from './cart/cart-outcome.ts'
import { deliveryGroupFields } from './cart/delivery-group-node.ts'
import { discountFields } from './cart/discount-node.ts'
import { cartQueries } from './cart/open-cart.ts'
import { cartFields } from './cart-fields.ts'
import { collectionFields, collectionQueries } from './catalogue/collection-fields.ts'
import { imageFields } from './catalogue/image-node.ts'
import { mediaFields } from './catalogue/media-node.ts'
import {
  predictiveSearchFields,
  predictiveSearchQueries,
} from './catalogue/predictive-search-fields.ts'
import { productFields } from './catalogue/product-fields.ts'
import { productQueries } from './catalogue/product-queries.ts'
import { searchFields, searchQueries } from './catalogue/search-fields.ts'
import { wordListFields, wordListQueries } from './catalogue/word-list-fields.ts'
import { contentQueries } from './content/content-queries.ts'
import { localizationFields, localizationQueries } from './content/localization-fields.ts'
import { menuFields, menuQueries } from './content/menu-fields.ts'
import { metafieldFields, metaobjectQueries } from './content/metafield-fields.ts'
import { redirectFields, redirectQueries } from './content/redirect-fields.ts'
import { shopFields, shopQueries } from './content/shop-fields.ts'
import { sitemapFields, sitemapQueries } from './content/sitemap-fields.ts'
import { contentFields } from './content-fields.ts'
import { filterFields } from './filter-fields.ts'
import { moneyFields } from './money-node.ts'
import { nodeQueries } from './node-queries.ts'
import { pageInfoFields } from './paging/connection.ts'
import { defineType, type TypeFields } from './resolver-table.ts'
import { variantFields } from './variant-fields.ts'

/** Everything the local store answers; a field of the schema that is not here fails by its name. */
export const allFields: readonly TypeFields[] = [
  defineType<object>('QueryRoot', [], {
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
  }),
  defineType<object>('Mutation', [], cartMutations),
  pageInfoFields,
  moneyFields,
  imageFields,
  ...shopFields,
  ...productFields,
  ...variantFields,
  ...mediaFields,
  ...collectionFields,
  ...localizationFields,
  ...filterFields,
  ...searchFields,
  ...predictiveSearchFields,
  ...wordListFields,
  ...contentFields,
  ...menuFields,
  ...metafieldFields,
  ...redirectFields,
  ...sitemapFields,
  ...cartFields,
  ...deliveryGroupFields,
  ...addressFields,
  ...discountFields,
  ...cartOutcomeFields,
  ...cartMetafieldFields,
]
