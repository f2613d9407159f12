import type { Documents } from '#commerce/schema/operations.generated.ts'

const variantFields = /* GraphQL */ `
fragment LegacyVariantFields on ProductVariant {
  id
  title
  price { amount currencyCode }
  priceV2: price { amount currencyCode }
  weight
  available: availableForSale
  sku
  compareAtPrice { amount currencyCode }
  compareAtPriceV2: compareAtPrice { amount currencyCode }
  image { id src: url altText width height }
  selectedOptions { name value }
  unitPrice { amount currencyCode }
  unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
}
`

/** The provider's data shapes (specification section 3). */
export const legacyProduct: Documents['LegacyProduct'] = /* GraphQL */ `
query LegacyProduct($id: ID!) @inContext(country: IN, language: EN) {
  product(id: $id) {
    id
    availableForSale
    createdAt
    updatedAt
    descriptionHtml
    description
    handle
    productType
    title
    vendor
    publishedAt
    onlineStoreUrl
    options { id name values }
    images(first: 250) { nodes { id src: url altText width height } pageInfo { hasNextPage } }
    variants(first: 250) {
      nodes { ...LegacyVariantFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${variantFields}`

/** The pages of variants after the first. */
export const legacyVariants: Documents['LegacyVariants'] = /* GraphQL */ `
query LegacyVariants($id: ID!, $after: String) @inContext(country: IN, language: EN) {
  product(id: $id) {
    variants(first: 250, after: $after) {
      nodes { ...LegacyVariantFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${variantFields}`

/** Takes either an id or a handle. */
export const legacyCollection: Documents['LegacyCollection'] = /* GraphQL */ `
query LegacyCollection($id: ID, $handle: String) @inContext(country: IN, language: EN) {
  collection(id: $id, handle: $handle) {
    id
    handle
    description
    descriptionHtml
    updatedAt
    title
    image { id src: url altText }
  }
}`

export const legacyShop: Documents['LegacyShop'] = /* GraphQL */ `
query LegacyShop @inContext(country: IN, language: EN) {
  shop {
    id
    name
    description
    moneyFormat
    paymentSettings { enabledPresentmentCurrencies }
    primaryDomain { host sslEnabled url }
  }
}`
