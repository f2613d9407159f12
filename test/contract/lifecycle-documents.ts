/** All fields of a cart, for comparing whole carts. */
const cartFields = /* GraphQL */ `
fragment LifecycleCart on Cart {
  id checkoutUrl createdAt updatedAt totalQuantity note
  attributes { key value }
  buyerIdentity {
    countryCode email phone customer { id }
    deliveryAddressPreferences {
      ... on MailingAddress {
        firstName lastName company address1 address2 city province provinceCode zip
        country countryCodeV2 phone formatted formattedArea
      }
    }
  }
  cost {
    checkoutChargeAmount { ...LifecycleMoney } subtotalAmount { ...LifecycleMoney }
    totalAmount { ...LifecycleMoney } totalTaxAmount { ...LifecycleMoney }
    totalDutyAmount { ...LifecycleMoney }
    subtotalAmountEstimated totalAmountEstimated
  }
  discountCodes { code applicable }
  discountAllocations { ...LifecycleAllocation }
  appliedGiftCards {
    id lastCharacters amountUsed { ...LifecycleMoney }
    presentmentAmountUsed { ...LifecycleMoney } balance { ...LifecycleMoney }
  }
  metafields(identifiers: [{ key: "table" }, { key: "seats" }, { namespace: "gift", key: "wrap" }]) {
    id namespace key type value createdAt updatedAt parentResource { ... on Cart { id } }
  }
  delivery {
    addresses {
      id selected oneTimeUse
      address {
        ... on CartDeliveryAddress {
          firstName lastName address1 city provinceCode zip countryCode phone formatted
        }
      }
    }
  }
  deliveryGroups(first: 10) {
    pageInfo { hasNextPage }
    nodes {
      id groupType
      deliveryAddress { city zip }
      deliveryOptions { handle title estimatedCost { ...LifecycleMoney } }
      selectedDeliveryOption { handle }
      cartLines(first: 50) { pageInfo { hasNextPage } nodes { id quantity } }
    }
  }
  lines(first: 250) { pageInfo { hasNextPage } nodes { ...LifecycleLine } }
}
fragment LifecycleLine on BaseCartLine {
  __typename id quantity
  attributes { key value }
  merchandise { ... on ProductVariant { id title price { ...LifecycleMoney } product { title } } }
  cost {
    amountPerQuantity { ...LifecycleMoney } compareAtAmountPerQuantity { ...LifecycleMoney }
    subtotalAmount { ...LifecycleMoney } totalAmount { ...LifecycleMoney }
  }
  discountAllocations { ...LifecycleAllocation }
}
fragment LifecycleAllocation on CartDiscountAllocation {
  __typename targetType discountedAmount { ...LifecycleMoney }
  ... on CartCodeDiscountAllocation { code }
  discountApplication {
    allocationMethod targetSelection targetType
    value { ... on MoneyV2 { ...LifecycleMoney } ... on PricingPercentageValue { percentage } }
  }
}
fragment LifecycleMoney on MoneyV2 { amount currencyCode }`

const payload =
  '{ cart { ...LifecycleCart } userErrors { code field message } warnings { code message target } }'

export const lifecycleCart = /* GraphQL */ `
query LifecycleCartById($id: ID!) { cart(id: $id) { ...LifecycleCart } }
${cartFields}`

export const createLifecycleCart = /* GraphQL */ `
mutation LifecycleCreate($input: CartInput) { cartCreate(input: $input) ${payload} }
${cartFields}`

export const setMetafields = /* GraphQL */ `
mutation LifecycleMetafields($metafields: [CartMetafieldsSetInput!]!) {
  cartMetafieldsSet(metafields: $metafields) {
    metafields { id key value }
    userErrors { code field message elementIndex }
  }
}`

export const deleteMetafield = /* GraphQL */ `
mutation LifecycleMetafieldDelete($input: CartMetafieldDeleteInput!) {
  cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } }
}`

/** A cart mutation with one argument besides the cart's id; `null` for a mutation without. */
export function lifecycleMutation(name: string, argument: string | null): string {
  const [field = '', type = ''] = argument?.split(': ') ?? []
  const [declared, given] =
    argument === null ? ['', ''] : [`, $value: ${type}`, `, ${field}: $value`]
  return `mutation LifecycleChange($id: ID!${declared}) { ${name}(cartId: $id${given}) ${payload} }
${cartFields}`
}
