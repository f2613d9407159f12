import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import { provinceCodeOf } from '#commerce/model/indian-states.ts'
import type {
  CartBuyerIdentityUpdateMutation,
  CartBuyerIdentityUpdateMutationVariables,
  CartDeliveryAddressesAddMutation,
  CartDeliveryAddressesAddMutationVariables,
} from '#commerce/schema/operations.generated.ts'
import { type CartOutcome, cartFields, readCartPayload } from './cart-fields.ts'

export const cartBuyerIdentityUpdate: StorefrontDocument<
  CartBuyerIdentityUpdateMutation,
  CartBuyerIdentityUpdateMutationVariables
> = /* GraphQL */ `
mutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartDeliveryAddressesAdd: StorefrontDocument<
  CartDeliveryAddressesAddMutation,
  CartDeliveryAddressesAddMutationVariables
> = /* GraphQL */ `
mutation CartDeliveryAddressesAdd($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
  cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

/** Where the order goes; the country is India (specification sections 3 and 9). */
export type ShippingAddress = {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly city: string
  /** State or union territory by name, as the shopper wrote it. */
  readonly province: string
  /** PIN code. */
  readonly zip: string
  readonly phone: string
}

export async function updateBuyerIdentity(
  client: StorefrontClient,
  cartId: string,
  { email, phone }: { readonly email?: string; readonly phone?: string },
  options?: RequestOptions,
): Promise<CartOutcome> {
  const buyerIdentity = { email, phone, countryCode: 'IN' as const }
  const answer = await client.mutate(cartBuyerIdentityUpdate, { cartId, buyerIdentity }, options)
  return readCartPayload(answer.cartBuyerIdentityUpdate, 'cartBuyerIdentityUpdate')
}

/** Adds an address and selects it; the API versions in use take no address in the buyer identity. */
export async function addDeliveryAddress(
  client: StorefrontClient,
  cartId: string,
  { province, ...address }: ShippingAddress,
  options?: RequestOptions,
): Promise<CartOutcome> {
  const deliveryAddress = {
    ...address,
    provinceCode: provinceCodeOf(province) ?? province,
    countryCode: 'IN' as const,
  }
  const addresses = [{ selected: true, oneTimeUse: true, address: { deliveryAddress } }]
  const answer = await client.mutate(cartDeliveryAddressesAdd, { cartId, addresses }, options)
  return readCartPayload(answer.cartDeliveryAddressesAdd, 'cartDeliveryAddressesAdd')
}
