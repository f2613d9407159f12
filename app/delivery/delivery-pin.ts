import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#app/browser/stored-value.ts'
import { isPinCode } from '#commerce/model/delivery-zone.ts'

/** The PIN code that a shopper typed to learn the day of delivery: a number, as none begins with a zero. */
const stored = createStoredValue<number | null>({
  key: 'party-gully-pin',
  read: (value) => (isPinCode(String(value)) ? Number(value) : null),
  absent: null,
})

/** The shopper's PIN code; null when none is stored, and on the server. */
export function useDeliveryPin(): string | null {
  return useSyncExternalStore(stored.subscribe, readDeliveryPin, () => null)
}

/** Reads the shopper's PIN code; null when none is stored. Browser only. */
export function readDeliveryPin(): string | null {
  return stored.get()?.toString() ?? null
}

/** @param pinCode a valid one */
export function saveDeliveryPin(pinCode: string): void {
  stored.set(Number(pinCode))
}
