import type { Product as ProductData, ProductGroup, PropertyValue } from 'schema-dts'
import { reviewData } from '#app/reviews/review-data.server.ts'
import type { ProvenTerms } from '#app/shop/shop-context.ts'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import { toDecimalText } from '#commerce/model/money.ts'
import { packOf } from '#commerce/model/pack-facts.ts'
import type { Picture, Product, ProductVariant } from '#commerce/model/product.ts'
import { richText } from '#commerce/model/rich-text.ts'
import { offerData } from './offer-data.server.ts'
import { packData, packProperties } from './pack-data.server.ts'
import type { ShownPrice } from './product-metadata.tsx'
import { readGtin } from './read-gtin.server.ts'

/** The first variant's price for link previews; null for a product without variants. */
export function shownPrice({ firstVariant }: Product): ShownPrice | null {
  if (firstVariant === null) return null
  const { price, available } = firstVariant
  return {
    amount: toDecimalText(price),
    currency: price.currency,
    availability: available ? 'in stock' : 'out of stock',
  }
}

type Shop = { readonly terms: ProvenTerms; readonly origin: string }

/**
 * A game for search engines: a schema.org Product, or a ProductGroup for a game with options. It contains only what the
 * store returned.
 * @param shop its terms, and the base of relative URLs
 */
export function productData(product: Product, shop: Shop): ProductData | ProductGroup {
  const { variants, options } = product
  const [variant] = variants
  const pack = packOf(product.pack, variant?.pack)
  if (options.length > 0) return groupData(product, shop)
  return {
    '@type': 'Product',
    ...generalData(product, shop),
    ...packData(pack),
    ...propertyData(packProperties(pack)),
    ...(variant && {
      ...numbersOf(variant),
      offers: offerData(variant, addressOf(product, shop), shop),
    }),
  }
}

function groupData(product: Product, shop: Shop): ProductGroup {
  const variesBy = product.options.flatMap(({ name }) => propertyOf(name) ?? [])
  return {
    '@type': 'ProductGroup',
    ...generalData(product, shop),
    productGroupID: product.handle,
    ...(variesBy.length > 0 && { variesBy: variesBy.map((name) => `https://schema.org/${name}`) }),
    hasVariant: product.variants.map((variant) => variantData(product, variant, shop)),
  }
}

function variantData(product: Product, variant: ProductVariant, shop: Shop): ProductData {
  const url = `${addressOf(product, shop)}?variant=${variantNumber(variant)}`
  const picture = variant.picture ?? product.picture
  const pack = packOf(product.pack, variant.pack)
  return {
    '@type': 'Product',
    name: `${product.title} (${variant.title})`,
    ...numbersOf(variant),
    ...packData(pack),
    ...(picture && { image: absolute(picture, shop) }),
    ...optionData(product, variant),
    ...propertyData([...otherOptions(product, variant), ...packProperties(pack)]),
    offers: offerData(variant, url, shop),
  }
}

/** The chosen options for which schema.org has a property. */
function optionData(product: Product, variant: ProductVariant): Partial<ProductDataFields> {
  return Object.fromEntries(
    chosenOf(product, variant).flatMap(({ name, value }) => {
      const property = propertyOf(name)
      return property === null ? [] : [[property, value]]
    }),
  )
}

/** The other options, as pairs of a name and a value. */
function otherOptions(product: Product, variant: ProductVariant): readonly PropertyValue[] {
  return chosenOf(product, variant)
    .filter(({ name }) => propertyOf(name) === null)
    .map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }))
}

function chosenOf({ options }: Product, { values }: ProductVariant) {
  return options.map(({ name }, at) => ({ name, value: values[at] ?? '' }))
}

const propertyData = (properties: readonly PropertyValue[]) =>
  properties.length > 0 && { additionalProperty: properties }

type ProductDataFields = Exclude<ProductData, string> & { '@type': 'Product' }

/** The schema.org property by which search engines tell variants apart; null for any other option. */
function propertyOf(option: string): 'color' | 'size' | 'material' | 'pattern' | null {
  switch (option.trim().toLowerCase()) {
    case 'color':
    case 'colour':
      return 'color'
    case 'size':
      return 'size'
    case 'material':
      return 'material'
    case 'pattern':
      return 'pattern'
    default:
      return null
  }
}

function generalData(product: Product, shop: Shop) {
  const { title, description, pictures, vendor, game } = product
  const [, youngest] = /^(\d+)\s*\+$/.exec(game.age ?? '') ?? []
  return {
    name: title,
    url: addressOf(product, shop),
    ...(description.length > 0 && { description: richText(description) }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => absolute(picture, shop)) }),
    ...reviewData(product.evidence?.reviews ?? null, shop.origin),
    ...(vendor && { brand: { '@type': 'Brand', name: vendor } as const }),
    ...(youngest && {
      audience: { '@type': 'PeopleAudience', suggestedMinAge: Number(youngest) } as const,
    }),
  }
}

function numbersOf({ sku, barcode }: ProductVariant) {
  const gtin = barcode && readGtin(barcode)
  return { ...(sku && { sku }), ...(gtin && { gtin }) }
}

const addressOf = ({ handle }: Product, { origin }: Shop) =>
  `${origin}/product/${encodeURIComponent(handle)}`

const absolute = ({ url }: Picture, { origin }: Shop) => new URL(url, origin).href
