import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#app/browser/stored-value.ts'
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
const stored = createStoredValue({ key: CODES_KEY, read: readCodes, absent: none })

/** Subscribes to the codes; none on the server. */
export const useAppliedCodes = () => useSyncExternalStore(stored.subscribe, stored.get, () => none)

/** Stores these codes, and leaves the others. Browser only. */
export const saveAppliedCodes = (changes: Partial<AppliedCodes>): void =>
  stored.set({ ...stored.get(), ...changes })

function readCodes(value: unknown): AppliedCodes {
  const { coupon, referral } = fieldsOf(value)
  return { coupon: readCode(coupon), referral: readCode(referral) }
}

const readCode = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
