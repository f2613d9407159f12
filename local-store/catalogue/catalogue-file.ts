import { z } from 'zod'
import { blogSchema, menuSchema, pageSchema, urlRedirectSchema } from './catalogue-content.ts'
import { discountSchema } from './catalogue-discount.ts'
import { marketSchema } from './catalogue-market.ts'
import { metafieldsSchema, unknownCreation } from './catalogue-metafield.ts'
import { imageSchema, productSchema, seoSchema } from './catalogue-product.ts'
import { policiesSchema, shopSchema } from './catalogue-shop.ts'
import {
  amountText,
  catalogueIdFor,
  catalogueIdForCollection,
  filledText,
  handleText,
  numericId,
  timestampText,
} from './catalogue-values.ts'

const collectionSchema = z
  .strictObject({
    id: numericId.optional(),
    handle: handleText,
    title: filledText,
    descriptionHtml: z.string().default(''),
    image: imageSchema.nullable().default(null),
    products: z.array(handleText).default([]),
    seo: seoSchema.prefault({}),
    metafields: metafieldsSchema,
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
  // PIN code prefixes it is offered for; empty: all of India.
  pinPrefixes: z
    .array(z.string().regex(/^[1-9]\d{0,5}$/, 'must be the first digits of a PIN code'))
    .default([]),
})

/**
 * The catalogue of a local store as one JSON file. Unknown keys are refused. Missing ones are filled in, so a parsed
 * file has no `undefined` except in an image, which has either `file` or `url`. Amounts are decimal text in the
 * shop's currency, except market prices. `checkCatalogue` checks references.
 */
export const catalogueFileSchema = z.strictObject({
  $schema: z.string().optional(),
  shop: shopSchema,
  markets: z.array(marketSchema).default([]),
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
  blogs: z.array(blogSchema).default([]),
  urlRedirects: z.array(urlRedirectSchema).default([]),
})

/** A parsed catalogue, with every default filled in. */
export type CatalogueFile = z.output<typeof catalogueFileSchema>
export type CatalogueMarket = CatalogueFile['markets'][number]
export type CatalogueShop = CatalogueFile['shop']
export type CatalogueProduct = CatalogueFile['products'][number]
export type CatalogueVariant = CatalogueProduct['variants'][number]
export type CatalogueImage = CatalogueProduct['images'][number]
export type CatalogueDiscount = CatalogueFile['discounts'][number]
export type CatalogueGiftCard = CatalogueFile['giftCards'][number]
export type CataloguePolicies = CatalogueFile['policies']
export type CataloguePolicy = NonNullable<CataloguePolicies['privacy']>
export type CatalogueMenu = CatalogueFile['menus'][number]
export type CatalogueMenuItem = CatalogueMenu['items'][number]
export type { CatalogueMetafield } from './catalogue-metafield.ts'
export type CatalogueBlog = CatalogueFile['blogs'][number]
export type CatalogueArticle = CatalogueBlog['articles'][number]
export type CatalogueUrlRedirect = CatalogueFile['urlRedirects'][number]
export type CataloguePage = CatalogueFile['pages'][number]
