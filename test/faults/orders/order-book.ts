import { isDeepStrictEqual } from 'node:util'
import { tokenOf } from '#test/contract/crash-check.ts'
import type { Ledger } from '#test/contract/crash-ledger.ts'
import type { KnownCart } from '#test/contract/crash-shopper.ts'

/** What buyers were told, over all sessions; it is compared with the store's ledger. */
export type OrderBook = {
  /** How many orders were confirmed to buyers. */
  readonly count: () => number
  readonly note: (carts: readonly KnownCart[]) => void
  /** Sentences for what is wrong: orders lost or changed, numbers that two orders share. */
  readonly check: (ledger: Ledger) => readonly string[]
  /** The cart tokens of all orders that were confirmed so far. */
  readonly tokens: () => ReadonlySet<string>
  /** A backup was restored: only orders confirmed before it was made must be there. @returns sentences as `check` */
  readonly checkRestored: (ledger: Ledger, before: ReadonlySet<string>) => readonly string[]
}

export function createOrderBook(): OrderBook {
  /** Each order's games, by the token of its cart. */
  const confirmed = new Map<string, KnownCart['answered']['quantities']>()
  /** Carts by the number of their order, including orders that a restore removed. */
  const numbers = new Map<number, string>()
  let count = 0

  function checkNumbers({ orders }: Ledger): string[] {
    return [...orders.values()].flatMap(({ id, cartToken }) => {
      const other = numbers.get(id) ?? cartToken
      numbers.set(id, cartToken)
      return other === cartToken ? [] : [`number ${id} was given to two orders`]
    })
  }

  function checkConfirmed({ orders }: Ledger): string[] {
    return [...confirmed].flatMap(([token, quantities]) => {
      const order = orders.get(token)
      if (!order) return [`the order of cart ${token} is lost`]
      return isDeepStrictEqual(order.quantities, quantities)
        ? []
        : [`the order of cart ${token} has other games`]
    })
  }

  const check = (ledger: Ledger) => [...checkNumbers(ledger), ...checkConfirmed(ledger)]

  return {
    count: () => count,
    note(carts) {
      for (const cart of carts) {
        if (cart.orderPath === null) continue
        confirmed.set(tokenOf(cart), cart.answered.quantities)
        count += 1
      }
    },
    check,
    tokens: () => new Set(confirmed.keys()),
    checkRestored(ledger, before) {
      for (const token of confirmed.keys()) {
        if (!before.has(token) && !ledger.orders.has(token)) confirmed.delete(token)
      }
      return check(ledger)
    },
  }
}
