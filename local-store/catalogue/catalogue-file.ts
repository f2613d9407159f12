import { z } from 'zod'
import { discountSchema } from './catalogue-discount.ts'
import { imageSchema, productSchema, unknownCreation } from './catalogue-product.ts'
import {
  amountText,
  catalogueIdFor,
  catalogueIdForCollection,
  filledText,
  handleText,
  numericId,
  timestampText,
  webAddress,
} from './catalogue-values.ts'

const shopSchema = z.strictObject({
  name: filledText,
  legalName: filledText,
  description: z.string().default(''),
  // Amounts are kept in paise and addresses are Indian throughout the local store.
  currencyCode: z.enum(['INR']).default('INR'),
  countryCode: z.enum(['IN']).default('IN'),
  moneyFormat: filledText.default('₹{{amount_no_decimals}}'),
  primaryDomain: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  email: z.email().nullable().default(null),
  phone: filledText.nullable().default(null),
})

const collectionSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    descriptionHtml: z.string().default(''),
    image: imageSchema.nullable().default(null),
    products: z.array(handleText).default([]),
    updatedAt: timestampText.default(unknownCreation),
  })
  .transform((collection) => ({
    ...collection,
    id: collection.id ?? catalogueIdForCollection(collection.handle),
    image: collection.image && {
      ...collection.image,
      id: collection.image.id ?? catalogueIdFor('Image', 'collection', collection.handle),
    },
  }))

const giftCardSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{8,32}$/, 'must be a gift card code of 8 to 32 letters and digits'),
  balance: amountText,
  expiresOn: z.iso.date('must be a day such as "2027-03-31"').nullable().default(null),
})

const deliveryRateSchema = z.strictObject({
  handle: handleText,
  title: filledText,
  description: z.string().default(''),
  price: amountText,
  minimumSubtotal: amountText.nullable().default(null),
  // Beginnings of the PIN codes it is offered for; empty: all of India.
  pinPrefixes: z
    .array(z.string().regex(/^[1-9]\d{0,5}$/, 'must be the first digits of a PIN code'))
    .default([]),
})

const policySchema = z.strictObject({
  id: numericId.optional(),
  title: filledText,
  handle: handleText,
  body: filledText,
})

/** A policy with its id; the handle names it. */
const filledPolicySchema = policySchema
  .transform((policy) => ({
    ...policy,
    id: policy.id ?? catalogueIdFor('ShopPolicy', policy.handle),
  }))
  .nullable()
  .default(null)

const policiesSchema = z.strictObject({
  privacy: filledPolicySchema,
  terms: filledPolicySchema,
  refund: filledPolicySchema,
  shipping: filledPolicySchema,
})

const menuItemSchema = z.strictObject({
  title: filledText,
  type: z.enum([
    'FRONTPAGE',
    'CATALOG',
    'COLLECTIONS',
    'COLLECTION',
    'PRODUCT',
    'PAGE',
    'SHOP_POLICY',
    'SEARCH',
    'HTTP',
  ]),
  // A handle for COLLECTION, PRODUCT, PAGE and SHOP_POLICY, an address for HTTP, else null.
  target: z
    .union([handleText, webAddress], 'must be a handle or an address')
    .nullable()
    .default(null),
  get items() {
    return z.array(menuItemSchema).default([])
  },
})

const menuSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    items: z.array(menuItemSchema).default([]),
  })
  .transform((menu) => ({ ...menu, id: menu.id ?? catalogueIdFor('Menu', menu.handle) }))

const pageSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    body: z.string().default(''),
    createdAt: timestampText.default(unknownCreation),
    updatedAt: timestampText.optional(),
  })
  .transform((page) => ({
    ...page,
    id: page.id ?? catalogueIdFor('Page', page.handle),
    updatedAt: page.updatedAt ?? page.createdAt,
  }))

/**
 * The catalogue of a local store as one JSON file. Keys it does not know are refused; what is left
 * out is filled, so that readers of a parsed file meet no `undefined` except in an image, which has
 * either `file` or `url`. Amounts are rupees as decimal text. How things refer to each other is
 * checked by `checkCatalogue`, not here.
 */
export const catalogueFileSchema = z.strictObject({
  $schema: z.string().optional(),
  shop: shopSchema,
  products: z.array(productSchema).default([]),
  collections: z.array(collectionSchema).default([]),
  discounts: z.array(discountSchema).default([]),
  giftCards: z.array(giftCardSchema).default([]),
  deliveryRates: z
    .array(deliveryRateSchema)
    .min(1, 'needs at least one way of delivery')
    .default([
      {
        handle: 'standard',
        title: 'Standard delivery',
        description: '',
        price: '0.00',
        minimumSubtotal: null,
        pinPrefixes: [],
      },
    ]),
  policies: policiesSchema.prefault({}),
  menus: z.array(menuSchema).default([]),
  pages: z.array(pageSchema).default([]),
})

/** A catalogue as a merchant writes it: what has a default may be left out. */
export type CatalogueFileInput = z.input<typeof catalogueFileSchema>
/** A catalogue as the local store reads it: every default filled. */
export type CatalogueFile = z.output<typeof catalogueFileSchema>
export type CatalogueShop = CatalogueFile['shop']
export type CatalogueProduct = CatalogueFile['products'][number]
export type CatalogueVariant = CatalogueProduct['variants'][number]
export type CatalogueOption = CatalogueProduct['options'][number]
export type CatalogueImage = CatalogueProduct['images'][number]
export type CatalogueCollection = CatalogueFile['collections'][number]
export type CatalogueDiscount = CatalogueFile['discounts'][number]
export type CatalogueDiscountKind = CatalogueDiscount['kind']
export type CatalogueGiftCard = CatalogueFile['giftCards'][number]
export type CatalogueDeliveryRate = CatalogueFile['deliveryRates'][number]
export type CataloguePolicies = CatalogueFile['policies']
export type CataloguePolicy = NonNullable<CataloguePolicies['privacy']>
export type CatalogueMenu = CatalogueFile['menus'][number]
export type CatalogueMenuItem = CatalogueMenu['items'][number]
export type CataloguePage = CatalogueFile['pages'][number]
