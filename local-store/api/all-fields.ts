import { addressFields } from './address-node.ts'
import { cartFields } from './cart-fields.ts'
import { cartMetafieldFields } from './cart-metafields.ts'
import { cartMutations } from './cart-mutations.ts'
import { cartOutcomeFields } from './cart-outcome.ts'
import { collectionFields, collectionQueries } from './collection-fields.ts'
import { pageInfoFields } from './connection.ts'
import { contentFields } from './content-fields.ts'
import { contentQueries } from './content-queries.ts'
import { deliveryGroupFields } from './delivery-group-node.ts'
import { discountFields } from './discount-node.ts'
import { filterFields } from './filter-fields.ts'
import { imageFields } from './image-node.ts'
import { localizationFields, localizationQueries } from './localization-fields.ts'
import { mediaFields } from './media-node.ts'
import { menuFields, menuQueries } from './menu-fields.ts'
import { metafieldFields, metaobjectQueries } from './metafield-fields.ts'
import { moneyFields } from './money-node.ts'
import { nodeQueries } from './node-queries.ts'
import { cartQueries } from './open-cart.ts'
import { predictiveSearchFields, predictiveSearchQueries } from './predictive-search-fields.ts'
import { productFields } from './product-fields.ts'
import { productQueries } from './product-queries.ts'
import { redirectFields, redirectQueries } from './redirect-fields.ts'
import { defineType, type TypeFields } from './resolver-table.ts'
import { searchFields, searchQueries } from './search-fields.ts'
import { shopFields, shopQueries } from './shop-fields.ts'
import { sitemapFields, sitemapQueries } from './sitemap-fields.ts'
import { variantFields } from './variant-fields.ts'
import { wordListFields, wordListQueries } from './word-list-fields.ts'

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
