import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { cartFields, cartPayload } from './cart-fields.ts'
import { type CartOutcome, checkCartOutcome, toCartOutcome } from './cart-outcome.ts'

export const cartLinesUpdate: Documents['CartLinesUpdate'] = /* GraphQL */ `
mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) ${cartPayload}
}
${cartFields}`

/** Sets quantities by the lines' own ids; 0 removes. Setting the same twice does no harm. */
export async function updateLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<CartOutcome> {
  const inputs = lines.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
  const isDone = (cart: StoreCart) =>
    lines.every(({ lineId, quantity }) => quantityOf(cart, lineId) === quantity)
  const noWarnings = (cart: StoreCart) => (isDone(cart) ? [] : null)
  const data = await client.mutate(
    cartLinesUpdate,
    { cartId, lines: inputs },
    {
      async onLostResponse() {
        // A removed line would be refused as unknown when it is removed again.
        const payload = await checkCartOutcome(client, cartId, noWarnings)
        return payload && { cartLinesUpdate: payload }
      },
    },
  )
  const mutation = 'cartLinesUpdate'
  return toCartOutcome(data.cartLinesUpdate, { client, mutation })
}

function quantityOf(cart: StoreCart, lineId: string): number {
  return cart.lines.find(({ id }) => id === lineId)?.quantity ?? 0
}
