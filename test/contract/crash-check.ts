import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Ledger } from './crash-ledger.ts'
import { type CartState, type KnownCart, readCarts } from './crash-shopper.ts'

/** The most ids that one query may name. */
const MAX_IDS = 250

export const tokenOf = ({ id }: KnownCart): string => /Cart\/(\w+)/.exec(id)?.[1] ?? ''

/**
 * Checks that everything confirmed is there, and the rest completely or not at all.
 * @param origin of a store that was started again
 * @throws AssertionError
 */
export async function checkKept(
  origin: string,
  known: readonly KnownCart[],
  ledger: Ledger,
): Promise<void> {
  const found: (CartState | null)[] = []
  for (let start = 0; start < known.length; start += MAX_IDS) {
    const ids = known.slice(start, start + MAX_IDS).map(({ id }) => id)
    found.push(...(await readCarts(origin, ids)))
  }
  for (const [position, cart] of known.entries()) {
    const order = ledger.orders.get(tokenOf(cart))
    if (cart.orderPath !== null || (cart.isPaying && order !== undefined)) {
      assert.deepEqual(order?.quantities, cart.answered.quantities, `order of ${cart.id}`)
      assert.equal(found[position], null)
    } else {
      assert.equal(order, undefined, `nobody paid for ${cart.id}`)
      const isPossible = [cart.answered, cart.asked].some((state) =>
        isDeepStrictEqual(state, found[position]),
      )
      assert.ok(isPossible, `cart ${cart.id}`)
    }
  }
}
