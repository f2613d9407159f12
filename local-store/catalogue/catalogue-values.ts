import { hash } from 'node:crypto'
import { z } from 'zod'

/** Text with something in it: a title, a name. */
export const filledText = z.string().trim().min(1, 'must not be empty')

/** The part of a URL that names a thing: lower-case words joined by hyphens. */
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
 * That it has no more decimals than the currency is checked by `checkAmounts`.
 */
export const amountText = z
  .string('must be a decimal amount such as "799.00"')
  .regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/, 'must be a decimal amount such as "799.00"')
  .describe('Decimal text in the currency of the shop, such as "799.00"')

/** A moment with its offset: `2026-01-15T10:00:00Z` or `...+05:30`. */
export const timestampText = z.iso
  .datetime({
    offset: true,
    error: 'must be a time with its offset, such as "2026-01-15T10:00:00+05:30"',
  })
  .describe('A time with its offset, such as "2026-01-15T10:00:00+05:30"')

/** The number at the end of a global id (`gid://shopify/Product/{id}`). */
export const numericId = z
  .int('must be a whole number')
  .min(1, 'must be a positive number')
  .max(2 ** 50 - 1, 'must be below 2^50')
  .describe('Leave it out to have it derived from the handle')

/** A web address, absolute or from the root of the shop. */
export const webAddress = z
  .string()
  .regex(/^(?:https?:\/\/|\/)\S+$/, 'must be an address such as "https://cdn.example/a.webp"')

/** The kinds of things that carry a number of their own. */
export type CatalogueIdKind =
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
  | 'Metafield'
  | 'Menu'
  | 'MenuItem'
  | 'ShopPolicy'

/**
 * The numeric id of a thing that was given none: the same name gives the same id on every machine
 * and in every run, so that a cart saved in a browser outlives a reload of the catalogue.
 *
 * @param kind the thing's type; the same handle gives different ids for different kinds
 * @param names what identifies it, from the outside in: `('ProductVariant', handle, sku)`
 * @returns a whole number from 1 to 2^48
 */
export function catalogueIdFor(kind: CatalogueIdKind, ...names: string[]): number {
  const digest = hash('sha256', [kind, ...names].join('\n'), 'buffer')
  return digest.readUIntBE(0, 6) + 1
}

/** The id of a product that was given none. */
export function catalogueIdForProduct(handle: string): number {
  return catalogueIdFor('Product', handle)
}

/**
 * The id of a variant that was given none.
 *
 * @param productHandle the handle of its product
 * @param name its SKU, or where it has none its title (`"Sweet / Large"`)
 */
export function catalogueIdForVariant(productHandle: string, name: string): number {
  return catalogueIdFor('ProductVariant', productHandle, name)
}

/** The id of a collection that was given none. */
export function catalogueIdForCollection(handle: string): number {
  return catalogueIdFor('Collection', handle)
}
