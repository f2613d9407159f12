import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { addLines, type WantedLine } from './add-lines.ts'
import { removeLines } from './cart-lines.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { findCart } from './find-cart.ts'
import { PAGE_SIZE } from './list-pages.ts'

/**
 * Makes these the lines of a cart: fetches it, removes every line, adds the new ones (specification
 * section 7). Without new ones the cart is left empty.
 * @param lines at most 250
 * @throws StorefrontFault when the store did not answer; the cart may then be empty, and replacing its
 * lines once more is safe
 */
export async function replaceLines(
  client: StorefrontClient,
  cartId: string,
  lines: readonly WantedLine[],
  options?: RequestOptions,
): Promise<CartOutcome> {
  const found = await findCart(client, cartId, options)
  if (found === null) {
    const message = 'The specified cart does not exist.'
    return { type: 'refused', reason: 'INVALID', field: ['cartId'], message }
  }
  let outcome: CartOutcome = { type: 'changed', cart: found, warnings: [] }
  const lineIds = found.lines.map(({ id }) => id)
  for (let start = 0; start < lineIds.length; start += PAGE_SIZE) {
    const slice = lineIds.slice(start, start + PAGE_SIZE)
    outcome = await removeLines(client, cartId, slice, options)
    if (outcome.type === 'refused') return outcome
  }
  return lines.length === 0 ? outcome : addLines(client, outcome.cart, lines, options)
}
