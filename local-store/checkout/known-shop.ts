import type { StoreProduct } from '../store/catalogue.ts'
import type { FindDeliveryDays } from './delivery-days.ts'
import type { FindPlace } from './read-typed-fields.ts'

/** What the shop that opens the store tells it for the checkout's pages. The store itself knows none of it. */
export type KnownShop = {
  /** Finds city and state for a PIN code; null: shoppers fill in both. */
  readonly findPlace: FindPlace | null
  /** Finds the days on which a parcel arrives; null: pages show the words of the delivery options. */
  readonly findDeliveryDays: FindDeliveryDays | null
  /** Whether a product is for adults only: the checkout then says so before payment. */
  readonly isForAdults: ((product: StoreProduct) => boolean) | null
  /** The shop's page about the buyer's data, linked beside the form. */
  readonly privacyPage: string | null
  /** What holds if a game has to go back, beside the pay button; null: nothing is promised there. */
  readonly returnsPromise: string | null
  /** At the end of every page; null: pages name no seller. */
  readonly seller: Seller | null
}

/** Who sells, and how to reach them. */
export type Seller = {
  /** The legal name. */
  readonly name: string
  /** Null for a seller who is not registered for GST. */
  readonly gstin: string | null
  readonly email: string
  readonly phone: { readonly text: string; readonly href: string }
  /** When the phone is answered. */
  readonly hours: string
  /** The shop's pages about the rules of a sale. */
  readonly pages: readonly { readonly to: string; readonly label: string }[]
}

export function toKnownShop({
  findPlace = null,
  findDeliveryDays = null,
  isForAdults = null,
  privacyPage = null,
  returnsPromise = null,
  seller = null,
}: Partial<KnownShop>): KnownShop {
  return { findPlace, findDeliveryDays, isForAdults, privacyPage, returnsPromise, seller }
}
