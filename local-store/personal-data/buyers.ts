import type { Store } from '../store/store.ts'
import type { Buyer } from './buyer.ts'
import { withDatabase } from './buyer-records.ts'
import { type Erasure, eraseBuyer } from './erase-buyer.ts'
import { exportBuyer } from './export-buyer.ts'

/** What buyers may ask of the merchant (DPDP Act 2023, sections 11 to 14), for the desk. */
export type Buyers = {
  readonly export: (buyer: Buyer) => ReturnType<typeof exportBuyer>
  readonly erase: (buyer: Buyer) => Promise<Erasure>
}

/** By a connection of its own, as the command has: what the store remembers of its database then notices the change. */
export function createBuyers({ database, now }: Pick<Store, 'database' | 'now'>): Buyers {
  const file = database.location() ?? ''
  return {
    export: (buyer) => withDatabase(file, (own) => exportBuyer(own, buyer)),
    erase: (buyer) => withDatabase(file, (own) => eraseBuyer(own, buyer, now())),
  }
}
