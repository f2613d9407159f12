import type { Store } from '../store/store.ts'
import type { Buyer } from './buyer.ts'
import { withDatabase } from './buyer-records.ts'
import { eraseBuyer } from './erase-buyer.ts'
import { exportBuyer } from './export-buyer.ts'

/** Buyers' data, by their rights under the DPDP Act 2023 (sections 11 to 14), for the desk. */
export type BuyerData = ReturnType<typeof createBuyerData>

/**
 * Uses a separate connection, like the command, so that the store notices the change to its database.
 * @param owesDelivery whether a buyer who refuses a parcel still owes the delivery fee
 */
export function createBuyerData(
  { database, now }: Pick<Store, 'database' | 'now'>,
  owesDelivery: boolean,
) {
  const file = database.location() ?? ''
  return {
    export: (buyer: Buyer) => withDatabase(file, (connection) => exportBuyer(connection, buyer)),
    erase: (buyer: Buyer) =>
      withDatabase(file, (connection) => eraseBuyer(connection, buyer, now(), owesDelivery)),
  }
}
