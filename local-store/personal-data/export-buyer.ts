import type { DatabaseSync } from 'node:sqlite'
import type { Buyer } from './buyer.ts'
import { findHistory, findRecords } from './buyer-records.ts'

/**
 * Everything the store keeps about a buyer, for that buyer. Left out are secrets that would open a cart or an order
 * to others: its link, its key, the codes of gift cards.
 */
export async function exportBuyer(database: DatabaseSync, buyer: Buyer) {
  const { orders, carts, codes } = await findRecords(database, buyer)
  return {
    orders: orders.map(({ statusToken: _, totals, ...order }) => ({
      ...order,
      ...findHistory(database, { id: order.id }),
      totals: { ...totals, giftCards: totals.giftCards.map(({ code: __, ...card }) => card) },
    })),
    carts: carts.map(({ token: _, key: __, giftCardCodes: ___, ...cart }) => cart),
    codes,
  }
}
