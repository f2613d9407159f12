import { addressFields } from './address-node.ts'
import { cartFields } from './cart-fields.ts'
import { cartMutations } from './cart-mutations.ts'
import { cartOutcomeFields } from './cart-outcome.ts'
import { collectionFields, collectionQueries } from './collection-fields.ts'
import { pageInfoFields } from './connection.ts'
import { deliveryGroupFields } from './delivery-group-node.ts'
import { discountFields } from './discount-node.ts'
import { imageFields } from './image-node.ts'
import { localizationFields, localizationQueries } from './localization-fields.ts'
import { mediaFields } from './media-node.ts'
import { moneyFields } from './money-node.ts'
import { nodeQueries } from './node-queries.ts'
import { cartQueries } from './open-cart.ts'
import { productFields } from './product-fields.ts'
import { productQueries } from './product-queries.ts'
import { defineType, type TypeFields } from './resolver-table.ts'
import { shopFields, shopQueries } from './shop-fields.ts'
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
  ...cartFields,
  ...deliveryGroupFields,
  ...addressFields,
  ...discountFields,
  ...cartOutcomeFields,
]
