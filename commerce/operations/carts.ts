import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type {
  CartAttributesUpdateMutation,
  CartAttributesUpdateMutationVariables,
  CartByIdQuery,
  CartByIdQueryVariables,
  CartCreateMutation,
  CartCreateMutationVariables,
  CartDiscountCodesUpdateMutation,
  CartDiscountCodesUpdateMutationVariables,
  CartNoteUpdateMutation,
  CartNoteUpdateMutationVariables,
} from '#commerce/schema/operations.generated.ts'
import { type CartOutcome, cartFields, readCartPayload, readStoreCart } from './cart-fields.ts'
import { toLineInput, type WantedLine } from './cart-lines.ts'

export const cartById: StorefrontDocument<CartByIdQuery, CartByIdQueryVariables> = /* GraphQL */ `
query CartById($cartId: ID!) {
  cart(id: $cartId) { ...CartFields }
}
${cartFields}`

export const cartCreate: StorefrontDocument<CartCreateMutation, CartCreateMutationVariables> =
  /* GraphQL */ `
mutation CartCreate($input: CartInput!) {
  cartCreate(input: $input) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartAttributesUpdate: StorefrontDocument<
  CartAttributesUpdateMutation,
  CartAttributesUpdateMutationVariables
> = /* GraphQL */ `
mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartNoteUpdate: StorefrontDocument<
  CartNoteUpdateMutation,
  CartNoteUpdateMutationVariables
> = /* GraphQL */ `
mutation CartNoteUpdate($cartId: ID!, $note: String!) {
  cartNoteUpdate(cartId: $cartId, note: $note) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartDiscountCodesUpdate: StorefrontDocument<
  CartDiscountCodesUpdateMutation,
  CartDiscountCodesUpdateMutationVariables
> = /* GraphQL */ `
mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export type CartAttribute = { readonly key: string; readonly value: string }

/** Null for a cart the store does not know (any more). */
export async function findCart(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<StoreCart | null> {
  const { cart } = await client.query(cartById, { cartId }, options)
  return cart ? readStoreCart(cart) : null
}

export type NewCart = {
  readonly lines?: readonly WantedLine[]
  readonly attributes?: readonly CartAttribute[]
  readonly note?: string
  readonly email?: string
}

/** A new cart, delivered in India (specification section 9). */
export async function createCart(
  client: StorefrontClient,
  { lines = [], attributes = [], note, email }: NewCart = {},
  options?: RequestOptions,
): Promise<CartOutcome> {
  const input = {
    lines: lines.map(toLineInput),
    attributes,
    note,
    buyerIdentity: { countryCode: 'IN' as const, email },
  }
  const answer = await client.mutate(cartCreate, { input }, options)
  return readCartPayload(answer.cartCreate, 'cartCreate')
}

/** Replaces all attributes. */
export async function updateAttributes(
  client: StorefrontClient,
  cartId: string,
  attributes: readonly CartAttribute[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const answer = await client.mutate(cartAttributesUpdate, { cartId, attributes }, options)
  return readCartPayload(answer.cartAttributesUpdate, 'cartAttributesUpdate')
}

/** @param note at most 5000 characters; empty removes it */
export async function updateNote(
  client: StorefrontClient,
  cartId: string,
  note: string,
  options?: RequestOptions,
): Promise<CartOutcome> {
  const answer = await client.mutate(cartNoteUpdate, { cartId, note }, options)
  return readCartPayload(answer.cartNoteUpdate, 'cartNoteUpdate')
}

/**
 * Sets all codes of a cart. A code that does nothing is no refusal: it is there with `applicable` false,
 * and a warning says why (from API version 2025-07).
 */
export async function updateDiscountCodes(
  client: StorefrontClient,
  cartId: string,
  discountCodes: readonly string[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const answer = await client.mutate(cartDiscountCodesUpdate, { cartId, discountCodes }, options)
  return readCartPayload(answer.cartDiscountCodesUpdate, 'cartDiscountCodesUpdate')
}

/** Keeps the codes the cart has and adds one (specification section 7). */
export async function addDiscountCode(
  client: StorefrontClient,
  cart: Pick<StoreCart, 'id' | 'discountCodes'>,
  code: string,
  options?: RequestOptions,
): Promise<CartOutcome> {
  const existing = cart.discountCodes.map((each) => each.code)
  const isThere = existing.some((each) => each.toLowerCase() === code.toLowerCase())
  return updateDiscountCodes(client, cart.id, isThere ? existing : [...existing, code], options)
}
