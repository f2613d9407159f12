/** Documents that the contract tests send with storefront-api-client, each with its own name. */
export const shopName = /* GraphQL */ `
query ShopName {
  shop { id name }
}`

export const productPage = /* GraphQL */ `
query ProductPage($first: Int, $after: String, $last: Int, $before: String) {
  products(first: $first, after: $after, last: $last, before: $before, sortKey: TITLE) {
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    nodes { handle }
  }
}`

export const productPrices = /* GraphQL */ `
query ProductPrices($handle: String!) @inContext(country: IN) {
  product(handle: $handle) {
    title
    priceRange {
      minVariantPrice { amount currencyCode }
      maxVariantPrice { amount currencyCode }
    }
  }
}`

export const variantPage = /* GraphQL */ `
query VariantPage($id: ID!, $after: String) {
  node(id: $id) {
    ... on Product {
      variants(first: 250, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { cursor node { id price { amount } } }
      }
    }
  }
}`

export const deferredProduct = /* GraphQL */ `
query DeferredProduct($handle: String!) {
  product(handle: $handle) {
    title
    ... on Product @defer { descriptionHtml }
  }
}`

const cartFields = /* GraphQL */ `
fragment ContractCart on Cart {
  id
  totalQuantity
  note
  attributes { key value }
  discountCodes { code applicable }
  appliedGiftCards { lastCharacters amountUsed { amount } }
  buyerIdentity { email countryCode }
  cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
  lines(first: 250) {
    pageInfo { hasNextPage }
    nodes { id quantity merchandise { ... on ProductVariant { id } } }
  }
}`

export const cartById = /* GraphQL */ `
query ContractCartById($id: ID!) {
  cart(id: $id) { ...ContractCart }
}
${cartFields}`

export const createCart = /* GraphQL */ `
mutation ContractCartCreate($input: CartInput) {
  cartCreate(input: $input) {
    cart { ...ContractCart }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const addLines = /* GraphQL */ `
mutation ContractLinesAdd($id: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $id, lines: $lines) {
    cart { ...ContractCart }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const updateCodes = /* GraphQL */ `
mutation ContractCodesUpdate($id: ID!, $codes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) {
    cart { ...ContractCart }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const addAddresses = /* GraphQL */ `
mutation ContractAddressesAdd($id: ID!, $addresses: [CartSelectableAddressInput!]!) {
  cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) {
    cart {
      delivery {
        addresses {
          id
          selected
          address { ... on CartDeliveryAddress { address1 city provinceCode countryCode zip } }
        }
      }
      deliveryGroups(first: 10) {
        pageInfo { hasNextPage }
        nodes { deliveryOptions { handle title estimatedCost { amount } } }
      }
    }
    userErrors { code field message }
    warnings { code message target }
  }
}`
