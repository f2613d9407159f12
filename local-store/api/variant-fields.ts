import type { VariantNode } from './catalogue/product-node.ts'
import { metafieldResolvers } from './content/metafield-fields.ts'
import { defineConnection, listById, type PageArgs, paginate } from './paging/connection.ts'
import { defineType, type TypeFields } from './resolver-table.ts'

export const variantFields: readonly TypeFields[] = [
  defineType<VariantNode>(
    'ProductVariant',
    [
      'id',
      'title',
      'sku',
      'barcode',
      'price',
      'priceV2',
      'compareAtPrice',
      'compareAtPriceV2',
      'requiresShipping',
      'requiresComponents',
      'taxable',
      'selectedOptions',
      'image',
      'weight',
      'weightUnit',
      'unitPrice',
      'unitPriceMeasurement',
      'quantityRule',
      'product',
    ],
    {
      availableForSale: (variant, _args, { store }) => store.inventory.isForSale(variant.source.id),
      quantityAvailable: (variant, _args, { store }) => store.stockOf(variant.source.id),
      // Out of stock, and still to be bought because the merchant goes on selling it.
      currentlyNotInStock: (variant, _args, { store }) => {
        const stock = store.stockOf(variant.source.id)
        return stock !== null && stock <= 0 && store.inventory.isForSale(variant.source.id)
      },
      ...metafieldResolvers<VariantNode>(({ source }) => source.metafields),
      // The local store knows no bundles, selling plans, quantity prices and pick-up places.
      components: (_variant, args: PageArgs, context) => paginate(listById([]), args, context),
      groupedBy: (_variant, args: PageArgs, context) => paginate(listById([]), args, context),
      quantityPriceBreaks: (_variant, args: PageArgs, context) =>
        paginate(listById([]), args, context),
      sellingPlanAllocations: (_variant, args: PageArgs, context) =>
        paginate(listById([]), args, context),
      storeAvailability: (_variant, args: PageArgs, context) =>
        paginate(listById([]), args, context),
    },
  ),
  defineType<VariantNode['quantityRule']>('QuantityRule', ['increment', 'maximum', 'minimum']),
  ...[
    'ProductVariantComponent',
    'QuantityPriceBreak',
    'SellingPlanAllocation',
    'StoreAvailability',
  ].flatMap(defineConnection),
]
