import { hash } from 'node:crypto'
import { z } from 'zod'
import { toUtcSeconds } from '../store/utc-seconds.ts'

/** Text that is not empty: a title, a name. */
export const filledText = z.string().trim().min(1, 'must not be empty')

/** The part of a URL that names something: lower-case words joined by hyphens. */
export const handleText = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
    'must be a handle such as "shot-roulette": small letters, digits and single hyphens',
  )
  .max(255)
  .describe('Small letters, digits and single hyphens; part of a URL')

/**
 * An amount in the shop's currency as decimal text, never a float: `"799"`, `"799.5"`, `"799.00"`.
 * `checkAmounts` compares its decimals with the currency's.
 */
export const amountText = z
  .string('must be a decimal amount such as "799.00"')
  .regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/, 'must be a decimal amount such as "799.00"')
  .describe('Decimal text in the currency of the shop, such as "799.00"')

/** A time with its offset, `2026-01-15T10:00:00Z` or `...+05:30`; read as UTC in whole seconds. */
export const timestampText = z.iso
  .datetime({
    offset: true,
    error: 'must be a time with its offset, such as "2026-01-15T10:00:00+05:30"',
  })
  // Zod calls this even for text that is not a time.
  .overwrite((time) => (Number.isNaN(Date.parse(time)) ? time : toUtcSeconds(time)))
  .describe('A time with its offset, such as "2026-01-15T10:00:00+05:30"')

/** The number at the end of a global id (`gid://shopify/Product/{id}`). */
export const numericId = z
  .int('must be a whole number')
  .min(1, 'must be a positive number')
  .max(2 ** 50 - 1, 'must be below 2^50')
  .describe('Leave it out to have it derived from the handle')

/** A URL, absolute or relative to the shop's root. */
export const webAddress = z
  .string()
  .regex(/^(?:https?:\/\/|\/)\S+$/, 'must be an address such as "https://cdn.example/a.webp"')

/** The types that have a numeric id. */
type CatalogueIdKind =
  | 'Product'
  | 'ProductVariant'
  | 'ProductOption'
  | 'ProductOptionValue'
  | 'Image'
  | 'Collection'
  | 'Page'
  | 'Blog'
  | 'Article'
  | 'UrlRedirect'
  | 'Market'
  | 'Metafield'
  | 'Menu'
  | 'MenuItem'
  | 'ShopPolicy'
  | 'Video'

/**
 * Derives a numeric id from a name. The same name gives the same id on every machine and in every
 * run, so that a cart saved in a browser survives a reload of the catalogue.
 *
 * @param kind the same handle gives different ids for different kinds
 * @param names what identifies it, outermost first: `('ProductVariant', handle, sku)`
 * @returns a whole number from 1 to 2^48
 */
export function catalogueIdFor(kind: CatalogueIdKind, ...names: string[]): number {
  const digest = hash('sha256', [kind, ...names].join('\n'), 'buffer')
  return digest.readUIntBE(0, 6) + 1
}

/** The id of a product without one in the file. */
export function catalogueIdForProduct(handle: string): number {
  return catalogueIdFor('Product', handle)
}

/**
 * The id of a variant without one in the file.
 *
 * @param productHandle the handle of its product
 * @param name its SKU, or without one its title (`"Sweet / Large"`)
 */
export function catalogueIdForVariant(productHandle: string, name: string): number {
  return catalogueIdFor('ProductVariant', productHandle, name)
}

/** The id of a collection without one in the file. */
export function catalogueIdForCollection(handle: string): number {
  return catalogueIdFor('Collection', handle)
}
