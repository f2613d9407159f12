import { z } from 'zod'
import { marketPriceSchema } from './catalogue-market.ts'
import { metafieldsSchema, unknownCreation } from './catalogue-metafield.ts'
import {
  amountText,
  catalogueIdFor,
  catalogueIdForProduct,
  catalogueIdForVariant,
  filledText,
  handleText,
  numericId,
  timestampText,
  webAddress,
} from './catalogue-values.ts'
import { onlyOption } from './only-option.ts'

/** A picture: a file next to the catalogue, or a URL. Sizes are in pixels. */
export const imageSchema = z
  .strictObject({
    id: numericId.optional(),
    file: filledText.optional().describe('A path relative to the folder of the catalogue'),
    url: webAddress.optional(),
    altText: z.string().nullable().default(null),
    width: z.int().min(1),
    height: z.int().min(1),
  })
  .refine((image) => (image.file === undefined) !== (image.url === undefined), {
    error: 'needs exactly one of "file" and "url"',
  })

/** A video with one URL per format; a browser plays the first format that it supports. Sizes are in pixels. */
const videoSchema = z.strictObject({
  id: numericId.optional(),
  altText: z.string().nullable().default(null),
  preview: imageSchema.describe('A picture that stands for the video until it is played'),
  sources: z
    .array(
      z.strictObject({
        url: webAddress,
        mimeType: z.enum(['video/mp4', 'video/webm'], 'must be "video/mp4" or "video/webm"'),
        width: z.int().min(1),
        height: z.int().min(1),
      }),
    )
    .min(1, 'needs at least one source'),
})

const optionSchema = z.strictObject({
  id: numericId.optional(),
  name: filledText,
  values: z.array(filledText).min(1, 'needs at least one value'),
})

const variantSchema = z.strictObject({
  id: numericId.optional(),
  title: filledText.optional(),
  sku: filledText.nullable().default(null),
  barcode: filledText.nullable().default(null),
  price: amountText,
  compareAtPrice: amountText.nullable().default(null),
  marketPrices: z.array(marketPriceSchema).default([]),
  stock: z
    .int('must be a whole number, or null when stock is not counted')
    .min(0)
    .nullable()
    .describe('Units in stock; null means stock is not tracked and never runs out'),
  continueSelling: z.boolean().default(false).describe('Keep selling when stock is 0'),
  requiresShipping: z.boolean().default(true),
  selectedOptions: z
    .array(z.strictObject({ name: filledText, value: filledText }))
    .default([onlyOption]),
  image: z.int('must be the position of one of the images, from 0').min(0).nullable().default(null),
  weightGrams: z.int().min(0).default(0),
  metafields: metafieldsSchema,
})

export const seoSchema = z.strictObject({
  title: filledText.nullable().default(null),
  description: filledText.nullable().default(null),
})

const productFields = z.strictObject({
  id: numericId.optional(),
  handle: handleText,
  title: filledText,
  descriptionHtml: z.string().default(''),
  productType: z.string().default(''),
  vendor: z.string().default(''),
  tags: z.array(filledText).default([]),
  seo: seoSchema.prefault({}),
  metafields: metafieldsSchema,
  images: z.array(imageSchema).max(250).default([]),
  video: videoSchema.optional(),
  options: z
    .array(optionSchema)
    .min(1)
    .max(3, 'at most three options')
    .default([{ name: onlyOption.name, values: [onlyOption.value] }]),
  variants: z.array(variantSchema).min(1, 'needs at least one variant').max(2048),
  publishedAt: timestampText.nullable().optional().describe('null hides the product'),
  createdAt: timestampText.default(unknownCreation),
  updatedAt: timestampText.optional(),
})

/**
 * One product with every default filled in: ids from handles and SKUs, variant titles from their
 * options, `publishedAt` and `updatedAt` from `createdAt`. `publishedAt: null` hides the product.
 */
export const productSchema = productFields.transform((product) => ({
  ...product,
  id: product.id ?? catalogueIdForProduct(product.handle),
  images: product.images.map((image, position) => ({
    ...image,
    id: image.id ?? catalogueIdFor('Image', 'product', product.handle, String(position)),
  })),
  video: product.video && {
    ...product.video,
    id: product.video.id ?? catalogueIdFor('Video', product.handle),
    preview: {
      ...product.video.preview,
      id: product.video.preview.id ?? catalogueIdFor('Image', 'video', product.handle),
    },
  },
  variants: product.variants.map((variant) => {
    const title = variant.title ?? variant.selectedOptions.map(({ value }) => value).join(' / ')
    const id = variant.id ?? catalogueIdForVariant(product.handle, variant.sku ?? title)
    return { ...variant, title, id }
  }),
  publishedAt: product.publishedAt === undefined ? product.createdAt : product.publishedAt,
  updatedAt: product.updatedAt ?? product.createdAt,
}))
