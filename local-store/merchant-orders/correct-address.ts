import type { DatabaseSync } from 'node:sqlite'
import type { OrderRecord } from '../store/records.ts'
import type { AddressLines } from './order-actions.ts'

export type AddressCorrector = (order: OrderRecord, lines: AddressLines) => void

/** Writes other address lines into an order's record, where its page, papers and exports read them. */
export function createAddressCorrector(database: DatabaseSync): AddressCorrector {
  const save = database.prepare('UPDATE orders SET record = ? WHERE id = ?')
  return (order, { address1, address2 }) => {
    const deliveryAddress = { ...order.deliveryAddress, address1, address2 }
    save.run(JSON.stringify({ ...order, deliveryAddress }), order.id)
  }
}
