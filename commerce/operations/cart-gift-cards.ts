import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type {
  CartGiftCardCodesRemoveMutation,
  CartGiftCardCodesRemoveMutationVariables,
  CartGiftCardCodesUpdateMutation,
  CartGiftCardCodesUpdateMutationVariables,
} from '#commerce/schema/operations.generated.ts'
import { cartFields } from './cart-fields.ts'
import { noneIf } from './cart-lines.ts'
import { type CartOutcome, lookAtCart, toCartOutcome } from './cart-outcome.ts'

export const cartGiftCardCodesUpdate: StorefrontDocument<
  CartGiftCardCodesUpdateMutation,
  CartGiftCardCodesUpdateMutationVariables
> = /* GraphQL */ `
mutation CartGiftCardCodesUpdate($cartId: ID!, $giftCardCodes: [String!]!) {
  cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

export const cartGiftCardCodesRemove: StorefrontDocument<
  CartGiftCardCodesRemoveMutation,
  CartGiftCardCodesRemoveMutationVariables
> = /* GraphQL */ `
mutation CartGiftCardCodesRemove($cartId: ID!, $appliedGiftCardIds: [ID!]!) {
  cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
    cart { ...CartFields }
    userErrors { code field message }
    warnings { code message target }
  }
}
${cartFields}`

/**
 * Sets all gift cards of a cart (specification section 7). A code the store does not know is left out
 * without a word: whoever asks compares `giftCards` by the last characters.
 */
export async function updateGiftCardCodes(
  client: StorefrontClient,
  cartId: string,
  giftCardCodes: readonly string[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const answer = await client.mutate(
    cartGiftCardCodesUpdate,
    { cartId, giftCardCodes },
    { ...options, afterLostAnswer: 'repeat' },
  )
  const mutation = 'cartGiftCardCodesUpdate'
  return toCartOutcome(answer.cartGiftCardCodesUpdate, { client, mutation, options })
}

/** @param appliedGiftCardIds the ids under `giftCards`, not the codes */
export async function removeGiftCards(
  client: StorefrontClient,
  cartId: string,
  appliedGiftCardIds: readonly string[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const isDone = (cart: StoreCart) =>
    !cart.giftCards.some(({ id }) => appliedGiftCardIds.includes(id))
  const answer = await client.mutate(
    cartGiftCardCodesRemove,
    { cartId, appliedGiftCardIds },
    {
      ...options,
      async afterLostAnswer() {
        const payload = await lookAtCart(client, cartId, noneIf(isDone), options)
        return payload && { cartGiftCardCodesRemove: payload }
      },
    },
  )
  const mutation = 'cartGiftCardCodesRemove'
  return toCartOutcome(answer.cartGiftCardCodesRemove, { client, mutation, options })
}
