import { type DeliveryZone, isPinCode } from './delivery-zone.ts'
import { listStatesOfPinCode } from './pin-codes.ts'

/**
 * The zone of a PIN code. The empty prefix has only codes whose first digits belong to a state: of 999999 nobody knows a
 * day. Null when no zone has the code, and for any other text.
 */
export function findZone(pinCode: string, zones: readonly DeliveryZone[]): DeliveryZone | null {
  if (!isPinCode(pinCode)) return null
  let found: DeliveryZone | null = null
  let digits = listStatesOfPinCode(pinCode).length > 0 ? -1 : 0
  for (const zone of zones) {
    for (const pin of zone.pins) {
      if (pin.length > digits && pinCode.startsWith(pin)) {
        found = zone
        digits = pin.length
      }
    }
  }
  return found
}
