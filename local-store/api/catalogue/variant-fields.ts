import { metafieldResolvers } from '../content/metafield-fields.ts'
import { emptyPage } from '../paging/connection.ts'
import type { Tables } from '../resolver-table.ts'
import type { VariantNode } from './product-node.ts'

export const variantFields: Tables<'ProductVariant'> = {
  ProductVariant: {
    availableForSale: (variant, _args, { store }) => store.inventory.isForSale(variant.source.id),
    quantityAvailable: (variant, _args, { store }) => store.stockOf(variant.source.id),
    // Out of stock, but the merchant keeps selling it.
    currentlyNotInStock: (variant, _args, { store }) => {
      const stock = store.stockOf(variant.source.id)
      return stock !== null && stock <= 0 && store.inventory.isForSale(variant.source.id)
    },
    ...metafieldResolvers<VariantNode>(({ source }) => source.metafields),
    // The local store has no bundles, selling plans, quantity prices or pick-up points.
    components: (_variant, args, context) => emptyPage(args, context),
    groupedBy: (_variant, args, context) => emptyPage(args, context),
    quantityPriceBreaks: (_variant, args, context) => emptyPage(args, context),
    sellingPlanAllocations: (_variant, args, context) => emptyPage(args, context),
    storeAvailability: (_variant, args, context) => emptyPage(args, context),
  },
}
