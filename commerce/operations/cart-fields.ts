const discountAllocationFields = /* GraphQL */ `
fragment DiscountAllocationFields on CartDiscountAllocation {
  targetType
  discountedAmount { amount currencyCode }
  ... on CartCodeDiscountAllocation { code }
}
`

export const cartLineFields = /* GraphQL */ `
fragment CartLineFields on BaseCartLine {
  id
  quantity
  attributes { key value }
  merchandise { ... on ProductVariant { id title product { id title } } }
  cost { totalAmount { amount currencyCode } }
  discountAllocations { ...DiscountAllocationFields }
}
${discountAllocationFields}`

/** What every cart mutation selects; requires cartFields in the document. */
export const cartPayload = `{
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }`

/** 250 lines and 10 delivery groups per page (specification sections 7 and 9). Includes cartLineFields. */
export const cartFields = /* GraphQL */ `
fragment CartFields on Cart {
  id
  checkoutUrl
  note
  attributes { key value }
  buyerIdentity { countryCode email phone }
  delivery {
    addresses {
      id
      selected
      address {
        ... on CartDeliveryAddress {
          firstName lastName address1 city provinceCode zip countryCode phone
        }
      }
    }
  }
  deliveryGroups(first: 10) {
    nodes {
      id
      deliveryOptions { handle title estimatedCost { amount currencyCode } }
      selectedDeliveryOption { handle }
    }
    pageInfo { hasNextPage }
  }
  discountCodes { code applicable }
  discountAllocations { ...DiscountAllocationFields }
  appliedGiftCards {
    id
    lastCharacters
    amountUsed { amount currencyCode }
    balance { amount currencyCode }
  }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 250) {
    nodes { ...CartLineFields }
    pageInfo { hasNextPage endCursor }
  }
}
${cartLineFields}`
