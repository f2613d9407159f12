import type { StorefrontClient, StorefrontDocument } from '#commerce/client/storefront-client.ts'
import type { CheckoutUserError } from '#commerce/operations/checkout-user-errors.ts'
import type { LegacyCartFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { findLegacyCart, readWholeCart } from './find-legacy-cart.ts'
import type { LegacyCheckout } from './legacy-checkout.ts'
import {
  type LegacyPayload,
  readOrReject,
  toMutationRejection,
  toRejection,
  userErrorsOf,
} from './read-legacy-payload.ts'
import { type LegacyCheckoutOptions, toLegacyCheckout } from './to-legacy-checkout.ts'

/** A changed checkout with the store's errors and warnings about the change. */
type ChangedCheckout = LegacyCheckout & { readonly userErrors: readonly CheckoutUserError[] }

/** Store access for the checkout methods; rejects like the published client. */
export function createCartAccess(client: StorefrontClient, { log }: LegacyCheckoutOptions) {
  return {
    client,
    find: (id: string): Promise<LegacyCartFieldsFragment | null> =>
      readOrReject(findLegacyCart(client, id)),

    /** @param onLostResponse only where a retry does no harm (decision 8) */
    async change<Name extends string, Data extends Record<Name, LegacyPayload | null>, Variables>(
      mutation: Name,
      document: StorefrontDocument<Data, Variables>,
      variables: Variables,
      onLostResponse?: 'repeat',
    ): Promise<ChangedCheckout> {
      const data = await client
        .mutate(document, variables, { onLostResponse })
        .catch((error: unknown) => Promise.reject(toMutationRejection(error)))
      const payload: LegacyPayload | null = data[mutation]
      const userErrors = userErrorsOf(payload)
      if (!payload?.cart) return Promise.reject(toRejection(mutation, userErrors))
      const cart = await readOrReject(readWholeCart(client, payload.cart))
      return { ...toLegacyCheckout(cart, { log }), userErrors }
    },
  }
}

export type CartAccess = ReturnType<typeof createCartAccess>
