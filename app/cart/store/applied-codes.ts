import { useSyncExternalStore } from 'react'
import {
  onStoredChange,
  readStored,
  readStoredText,
  writeStored,
} from '#app/browser/browser-storage.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

/** Storage key of the codes that were applied to the cart. They last as long as the cart does, in all tabs. */
export const CODES_KEY = 'party-gully-codes'

/** The codes applied to the cart; null for none. */
export type AppliedCodes = {
  readonly coupon: string | null
  /** A friend's code. */
  readonly referral: string | null
}

const none: AppliedCodes = { coupon: null, referral: null }
const listeners = new Set<() => void>()
let cached: { readonly text: string | null; readonly codes: AppliedCodes } = {
  text: null,
  codes: none,
}

/** Subscribes to the codes; none on the server. */
export const useAppliedCodes = () => useSyncExternalStore(subscribe, readAppliedCodes, () => none)

/** The stored codes; none when absent or unreadable. Browser only. */
function readAppliedCodes(): AppliedCodes {
  const text = readStoredText(CODES_KEY)
  if (text !== cached.text) cached = { text, codes: readStored(CODES_KEY, readCodes) ?? none }
  return cached.codes
}

/** Stores these codes, and leaves the others. Browser only. */
export function saveAppliedCodes(changes: Partial<AppliedCodes>): void {
  writeStored(CODES_KEY, { ...readAppliedCodes(), ...changes })
  for (const listener of listeners) listener()
}

function readCodes(value: unknown): AppliedCodes {
  const { coupon, referral } = fieldsOf(value)
  return { coupon: readCode(coupon), referral: readCode(referral) }
}

const readCode = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function subscribe(listener: () => void): () => void {
  const stop = onStoredChange(CODES_KEY, listener)
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}
