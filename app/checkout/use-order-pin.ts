import { useDraftPin } from '#app/cart/store/checkout-draft.ts'
import { useDeliveryPin } from '#app/delivery/delivery-pin.ts'
import { isPinCode } from '#commerce/model/delivery-zone.ts'

/**
 * The form's PIN code or, where nothing is typed, the PIN code typed elsewhere in the shop; null without either, and for
 * half a code: on the way to another one, a stored one would rule.
 */
export function useOrderPin(): string | null {
  const typed = useDraftPin()
  const stored = useDeliveryPin()
  if (typed === '') return stored
  return isPinCode(typed) ? typed : null
}
