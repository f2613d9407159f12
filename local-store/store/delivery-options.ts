import type { StoreDeliveryRate } from './catalogue.ts'
import { toPinCode } from './pin-code.ts'
import type { CartRecord, DeliveryOption, PricedCart } from './records.ts'

/**
 * The delivery options of a cart, cheapest first: rates for everywhere, and those whose PIN code
 * prefixes match the address.
 *
 * @param subtotal of the goods before discounts, in paise; some rates have a minimum
 */
export function listDeliveryOptions(
  cart: CartRecord,
  subtotal: number,
  rates: readonly StoreDeliveryRate[],
): DeliveryOption[] {
  const pin = toPinCode(cart.deliveryAddress?.zip ?? '')
  return rates
    .filter((rate) => rate.minimumSubtotal === null || subtotal >= rate.minimumSubtotal)
    .filter(
      (rate) =>
        rate.pinPrefixes.length === 0 || rate.pinPrefixes.some((prefix) => pin.startsWith(prefix)),
    )
    .map(({ handle, title, description, price }) => ({ handle, title, description, price }))
    .sort((a, b) => a.price - b.price)
}

/** The title of the chosen delivery if it is not the cheapest, usual one; otherwise empty. */
export function unusualDelivery({
  deliveryOptions,
  selectedDelivery,
}: Pick<PricedCart, 'deliveryOptions' | 'selectedDelivery'>): string {
  const isUsual = selectedDelivery?.handle === deliveryOptions[0]?.handle
  return isUsual ? '' : (selectedDelivery?.title ?? '')
}
