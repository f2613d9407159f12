import type { StorefrontApiClient } from '@shopify/storefront-api-client'
import { buildApiClient } from './api-client.ts'
import { type HttpsStore, openHttpsStore } from './https-store.ts'

type Json = ReturnType<typeof JSON.parse>

/** The fields that tests of facts about carts read. */
const factFields = /* GraphQL */ `
fragment FactCart on Cart {
  id createdAt updatedAt totalQuantity note
  attributes { key value }
  discountCodes { code applicable }
  discountAllocations { ...FactAllocation }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  buyerIdentity {
    countryCode email
    deliveryAddressPreferences {
      ... on MailingAddress {
        address1 city province provinceCode zip country countryCodeV2 formatted formattedArea
      }
    }
  }
  delivery {
    addresses {
      id selected
      address {
        ... on CartDeliveryAddress { address1 city provinceCode zip countryCode formatted }
      }
    }
  }
  deliveryGroups(first: 10) {
    pageInfo { hasNextPage }
    nodes { id deliveryOptions { handle } selectedDeliveryOption { handle } }
  }
  lines(first: 250) {
    pageInfo { hasNextPage }
    nodes {
      id quantity
      attributes { key value }
      merchandise { ... on ProductVariant { id price { amount currencyCode } } }
      cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
      discountAllocations { ...FactAllocation }
    }
  }
}
fragment FactAllocation on CartDiscountAllocation {
  __typename targetType
  discountedAmount { amount currencyCode }
  ... on CartCodeDiscountAllocation { code }
  discountApplication {
    allocationMethod targetSelection targetType
    value {
      __typename
      ... on MoneyV2 { amount }
      ... on PricingPercentageValue { percentage }
    }
  }
}`

const payloadFields =
  'cart { ...FactCart } userErrors { code field message } warnings { code message target }'

/** The published API client in front of a new store, to check single facts. */
export type CartFacts = {
  readonly store: HttpsStore
  readonly client: StorefrontApiClient
  /** Data and errors of any document, as the client returns them. */
  readonly ask: (document: string, variables?: object) => Promise<{ data: Json; errors: Json[] }>
  /** The payload of `cartCreate`. */
  readonly create: (input?: object) => Promise<Json>
  /**
   * The payload of a cart mutation with one argument besides the cart's id.
   * @param argument for example `lines: [CartLineInput!]!`
   */
  readonly change: (
    mutation: string,
    argument: string,
    cartId: string,
    value: unknown,
  ) => Promise<Json>
  readonly find: (cartId: string) => Promise<Json>
}

export async function openCartFacts(
  ...given: Parameters<typeof openHttpsStore>
): Promise<CartFacts> {
  const store = await openHttpsStore(...given)
  const client = buildApiClient(store)
  const ask: CartFacts['ask'] = async (document, variables = {}) => {
    const { data, errors } = await client.request(document, { variables })
    return { data, errors: errors?.graphQLErrors ?? [] }
  }
  const payloadOf = async (document: string, variables: object) => {
    const { data, errors } = await ask(document, variables)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    return Object.values<Json>(data)[0]
  }
  return {
    store,
    client,
    ask,
    create: (input = {}) =>
      payloadOf(
        `mutation Fact($input: CartInput) { cartCreate(input: $input) { ${payloadFields} } } ${factFields}`,
        { input },
      ),
    change: (mutation, argument, cartId, value) => {
      const [name = '', type = ''] = argument.split(': ')
      return payloadOf(
        `mutation Fact($id: ID!, $value: ${type}) {
          ${mutation}(cartId: $id, ${name}: $value) { ${payloadFields} }
        } ${factFields}`,
        { id: cartId, value },
      )
    },
    find: async (cartId) => {
      const document = `query Fact($id: ID!) { cart(id: $id) { ...FactCart } } ${factFields}`
      return (await ask(document, { id: cartId })).data.cart
    },
  }
}

export const lineOf = (merchandiseId: string, quantity = 1) => ({ merchandiseId, quantity })
