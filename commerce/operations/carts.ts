import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import { isSameCode, type StoreCart } from '#commerce/model/store-cart.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { toLineInputs } from './add-lines.ts'
import { cartFields, cartPayload } from './cart-fields.ts'
import { type CartOutcome, toCartOutcome } from './cart-outcome.ts'
import { takeSupported } from './warn-unsupported.ts'

export const cartCreate: Documents['CartCreate'] = /* GraphQL */ `
mutation CartCreate($input: CartInput!) {
  cartCreate(input: $input) ${cartPayload}
}
${cartFields}`

export const cartDiscountCodesUpdate: Documents['CartDiscountCodesUpdate'] = /* GraphQL */ `
mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) ${cartPayload}
}
${cartFields}`

export type CartAttribute = { readonly key: string; readonly value: string }

export type NewCart = {
  readonly lines?: readonly OrderedLine[]
  readonly attributes?: readonly CartAttribute[]
  readonly note?: string
  readonly email?: string
  readonly phone?: string
  readonly discountCodes?: readonly string[]
  readonly giftCardCodes?: readonly string[]
  /** In India; parts that are not known yet are absent. */
  readonly deliveryAddress?: { readonly zip?: string; readonly provinceCode?: string }
}

const newCartKeys = [
  'lines',
  'attributes',
  'note',
  'email',
  'phone',
  'discountCodes',
  'giftCardCodes',
  'deliveryAddress',
] as const

/**
 * A new cart for delivery in India (specification section 9). Retried after a lost response: at worst
 * that leaves an orphan cart that nobody pays. Unsupported inputs warn.
 */
export async function createCart(
  client: StorefrontClient,
  newCart: NewCart = {},
): Promise<CartOutcome> {
  const mutation = 'cartCreate'
  const supported = takeSupported(client, mutation, newCart, newCartKeys)
  const { lines = [], attributes = [], email, phone, deliveryAddress, ...rest } = supported
  const input = {
    ...rest,
    lines: toLineInputs(client, mutation, lines),
    attributes,
    buyerIdentity: { countryCode: 'IN' as const, email, phone },
    delivery: deliveryAddress && {
      addresses: [
        {
          selected: true,
          oneTimeUse: true,
          address: { deliveryAddress: { ...deliveryAddress, countryCode: 'IN' as const } },
        },
      ],
    },
  }
  const data = await client.mutate(cartCreate, { input }, { onLostResponse: 'repeat' })
  return toCartOutcome(data.cartCreate, { client, mutation })
}

/**
 * Sets all codes of a cart. A code without effect is not refused: it is listed with `applicable` false, and a warning
 * says why (from API version 2025-07).
 */
export async function updateDiscountCodes(
  client: StorefrontClient,
  cartId: string,
  discountCodes: readonly string[],
): Promise<CartOutcome> {
  const data = await client.mutate(
    cartDiscountCodesUpdate,
    { cartId, discountCodes },
    { onLostResponse: 'repeat' },
  )
  return toCartOutcome(data.cartDiscountCodesUpdate, {
    client,
    mutation: 'cartDiscountCodesUpdate',
  })
}

/** Adds a code to those of the cart (specification section 7). */
export async function addDiscountCode(
  client: StorefrontClient,
  cart: Pick<StoreCart, 'id' | 'discountCodes'>,
  code: string,
): Promise<CartOutcome> {
  const existing = cart.discountCodes.map((each) => each.code)
  const isThere = existing.some((each) => isSameCode(each, code))
  return updateDiscountCodes(client, cart.id, isThere ? existing : [...existing, code])
}
