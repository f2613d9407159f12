import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type {
  CartLinesAddMutation,
  CartLinesAddMutationVariables,
  CartLinesRemoveMutation,
  CartLinesRemoveMutationVariables,
  CartLinesUpdateMutation,
  CartLinesUpdateMutationVariables,
} from '#commerce/schema/operations.generated.ts'
import { type CartOutcome, cartFields, readCartPayload } from './cart-fields.ts'

export const cartLinesAdd: StorefrontDocument<CartLinesAddMutation, CartLinesAddMutationVariables> =
  /* GraphQL */ `
mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartLinesUpdate: StorefrontDocument<
  CartLinesUpdateMutation,
  CartLinesUpdateMutationVariables
> = /* GraphQL */ `
mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartLinesRemove: StorefrontDocument<
  CartLinesRemoveMutation,
  CartLinesRemoveMutationVariables
> = /* GraphQL */ `
mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export type WantedLine = { readonly variantId: string; readonly quantity: number }

/** Adds units; too many for the stock are capped, which a warning tells. */
export async function addLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly WantedLine[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const answer = await client.mutate(
    cartLinesAdd,
    { cartId, lines: lines.map(toLineInput) },
    options,
  )
  return readCartPayload(answer.cartLinesAdd, 'cartLinesAdd')
}

/** Sets quantities by the lines' own ids; 0 removes. */
export async function updateLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const inputs = lines.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
  const answer = await client.mutate(cartLinesUpdate, { cartId, lines: inputs }, options)
  return readCartPayload(answer.cartLinesUpdate, 'cartLinesUpdate')
}

export async function removeLines(
  client: StorefrontClient,
  cartId: string,
  lineIds: readonly string[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const answer = await client.mutate(cartLinesRemove, { cartId, lineIds }, options)
  return readCartPayload(answer.cartLinesRemove, 'cartLinesRemove')
}

/** A line as the store's mutations want it. */
export function toLineInput({ variantId, quantity }: WantedLine) {
  return { merchandiseId: variantId, quantity }
}
