import type { StoreProduct } from '../store/catalogue.ts'
import type { FindDeliveryDays } from './delivery-days.ts'
import type { FindPlace } from './fill-from-pin.ts'

/** What the shop that opens the store tells it for the checkout's pages. The store itself knows none of it. */
export type KnownShop = {
  /** Finds state and city for a PIN code; null: shoppers fill in both. */
  readonly findPlace: FindPlace | null
  /** Finds the days on which a parcel arrives; null: pages show the words of the delivery options. */
  readonly findDeliveryDays: FindDeliveryDays | null
  /** Whether a product is for adults only: the checkout then says so before payment. */
  readonly isForAdults: ((product: StoreProduct) => boolean) | null
  /** The shop's page about the buyer's data, linked beside the form. */
  readonly privacyPage: string | null
}

export function toKnownShop({
  findPlace = null,
  findDeliveryDays = null,
  isForAdults = null,
  privacyPage = null,
}: Partial<KnownShop>): KnownShop {
  return { findPlace, findDeliveryDays, isForAdults, privacyPage }
}
