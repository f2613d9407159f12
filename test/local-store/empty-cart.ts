import type { CartRecord } from '#local-store/store/records.ts'

/** A new cart, as the store keeps it. */
export const emptyCart: CartRecord = {
  token: 't',
  key: 'k',
  createdAt: '',
  updatedAt: '',
  lines: [],
  note: '',
  attributes: [],
  email: null,
  phone: null,
  countryCode: 'IN',
  addresses: [],
  deliveryAddress: null,
  discountCodes: [],
  giftCardCodes: [],
  deliveryOption: null,
  metafields: [],
  orderId: null,
}
