import type { Documents } from '#commerce/schema/operations.generated.ts'

const discountFields = /* GraphQL */ `
fragment LegacyDiscountFields on CartDiscountAllocation {
  discountedAmount { amount currencyCode }
  discountApplication {
    targetType
    allocationMethod
    targetSelection
    value {
      ... on PricingPercentageValue { percentage }
      ... on MoneyV2 { amount currencyCode }
    }
  }
  ... on CartCodeDiscountAllocation { code }
  ... on CartAutomaticDiscountAllocation { title }
  ... on CartCustomDiscountAllocation { title }
}
`

const lineFields = /* GraphQL */ `
fragment LegacyLineFields on BaseCartLine {
  id
  quantity
  attributes { key value }
  cost { totalAmount { amount currencyCode } }
  discountAllocations { ...LegacyDiscountFields }
  merchandise {
    ... on ProductVariant {
      id
      title
      sku
      weight
      available: availableForSale
      image { id src: url altText width height }
      product { id handle title }
      selectedOptions { name value }
      price { amount currencyCode }
      compareAtPrice { amount currencyCode }
      unitPrice { amount currencyCode }
      unitPriceMeasurement {
        measuredType
        quantityUnit
        quantityValue
        referenceUnit
        referenceValue
      }
    }
  }
}
${discountFields}`

const addressFields = /* GraphQL */ `
fragment LegacyAddressFields on MailingAddress {
  id
  address1
  address2
  city
  company
  country
  countryCodeV2
  firstName
  formatted
  formattedArea
  lastName
  latitude
  longitude
  name
  phone
  province
  provinceCode
  zip
}
`

/** Every cart field of the legacy checkout, aliased to its names. */
export const legacyCartFields = /* GraphQL */ `
fragment LegacyCartFields on Cart {
  id
  checkoutUrl
  createdAt
  updatedAt
  note
  attributes { key value }
  discountCodes { code applicable }
  discountAllocations { ...LegacyDiscountFields }
  cost {
    checkoutChargeAmount { amount currencyCode }
    totalAmount { amount currencyCode }
    totalTaxAmount { amount currencyCode }
    totalDutyAmount { amount currencyCode }
  }
  appliedGiftCards {
    id
    lastCharacters
    amountUsed { amount currencyCode }
    amountUsedV2: amountUsed { amount currencyCode }
    balance { amount currencyCode }
    balanceV2: balance { amount currencyCode }
    presentmentAmountUsed { amount currencyCode }
  }
  buyerIdentity {
    countryCode
    email
    deliveryAddressPreferences { ...LegacyAddressFields }
  }
  lines(first: 250) {
    nodes { ...LegacyLineFields }
    pageInfo { hasNextPage endCursor }
  }
}
${addressFields}
${lineFields}`

export const legacyCartById: Documents['LegacyCartById'] = /* GraphQL */ `
query LegacyCartById($cartId: ID!) @inContext(country: IN, language: EN) {
  cart(id: $cartId) { ...LegacyCartFields }
}
${legacyCartFields}`

/** The pages of lines after the first. */
export const legacyCartLines: Documents['LegacyCartLines'] = /* GraphQL */ `
query LegacyCartLines($cartId: ID!, $after: String) @inContext(country: IN, language: EN) {
  cart(id: $cartId) {
    lines(first: 250, after: $after) {
      nodes { ...LegacyLineFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${lineFields}`
