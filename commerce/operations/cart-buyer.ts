import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { provinceCodeOf } from '#commerce/model/indian-states.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { cartFields, cartPayload } from './cart-fields.ts'
import { type CartOutcome, toCartOutcome } from './cart-outcome.ts'
import { takeSupported } from './warn-unsupported.ts'

export const cartBuyerIdentityUpdate: Documents['CartBuyerIdentityUpdate'] = /* GraphQL */ `
mutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) ${cartPayload}
}
${cartFields}`

export const cartDeliveryAddressesAdd: Documents['CartDeliveryAddressesAdd'] = /* GraphQL */ `
mutation CartDeliveryAddressesAdd($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
  cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) ${cartPayload}
}
${cartFields}`

/** The delivery address; the country is India (specification sections 3 and 9). */
export type ShippingAddress = {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly city: string
  /** State or union territory as the shopper wrote it. */
  readonly province: string
  /** PIN code. */
  readonly zip: string
  readonly phone: string
}

const addressKeys = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'province',
  'zip',
  'phone',
] as const

/** Sets e-mail and phone, so retries are harmless; unsupported inputs warn. */
export async function updateBuyerIdentity(
  client: StorefrontClient,
  cartId: string,
  buyer: { readonly email?: string; readonly phone?: string },
): Promise<CartOutcome> {
  const mutation = 'cartBuyerIdentityUpdate'
  const supported = takeSupported(client, mutation, buyer, ['email', 'phone'])
  const data = await client.mutate(
    cartBuyerIdentityUpdate,
    { cartId, buyerIdentity: { ...supported, countryCode: 'IN' as const } },
    { onLostResponse: 'repeat' },
  )
  return toCartOutcome(data.cartBuyerIdentityUpdate, { client, mutation })
}

/**
 * Adds and selects an address; the buyer identity of these API versions has no address. Unsupported inputs warn. Not
 * retried after a lost response: the address may have been added.
 */
export async function addDeliveryAddress(
  client: StorefrontClient,
  cartId: string,
  shippingAddress: ShippingAddress,
): Promise<CartOutcome> {
  const mutation = 'cartDeliveryAddressesAdd'
  const supported = takeSupported(client, mutation, shippingAddress, addressKeys)
  const { province, ...address } = supported
  const deliveryAddress = {
    ...address,
    provinceCode: provinceCodeOf(province) ?? province,
    countryCode: 'IN' as const,
  }
  const addresses = [{ selected: true, oneTimeUse: true, address: { deliveryAddress } }]
  const data = await client.mutate(cartDeliveryAddressesAdd, { cartId, addresses })
  return toCartOutcome(data.cartDeliveryAddressesAdd, { client, mutation })
}
