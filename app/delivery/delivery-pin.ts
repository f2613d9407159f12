import { useSyncExternalStore } from 'react'
import {
  onStoredChange,
  readStoredText,
  reportUnreadable,
  writeStoredText,
} from '#app/browser/browser-storage.ts'
import { isPinCode } from '#commerce/model/delivery-zone.ts'

/** Storage key of the PIN code that a shopper typed to learn the day of delivery. */
const PIN_KEY = 'party-gully-pin'

const listeners = new Set<() => void>()

/** The shopper's PIN code; null when none is stored, and on the server. */
export function useDeliveryPin(): string | null {
  return useSyncExternalStore(subscribe, readDeliveryPin, () => null)
}

/** Reads the shopper's PIN code; null when none is stored. Browser only. */
export function readDeliveryPin(): string | null {
  const text = readStoredText(PIN_KEY)
  return text !== null && isPinCode(text) ? text : null
}

/** @param pinCode a valid one */
export function saveDeliveryPin(pinCode: string): void {
  writeStoredText(PIN_KEY, pinCode)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const text = readStoredText(PIN_KEY)
  if (text !== null && !isPinCode(text)) reportUnreadable(PIN_KEY, text)
  const stop = onStoredChange(PIN_KEY, listener)
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}
