import { useSyncExternalStore } from 'react'
import { onStoredChange, readStored, writeStored } from '#app/browser/browser-storage.ts'
import {
  createReferralCode,
  isReferralCode,
  normalizeReferralCode,
} from '#commerce/model/referral.ts'

/** Where the browser keeps its own code, and the one that a link offered (decisions, Names). */
export const REFERRAL_KEY = 'party-gully-referral'

type Referral = {
  /** The code of this browser. */
  readonly own: string
  /** The code of a friend, from a share link `/?ref=CODE`; null when none was followed. */
  readonly offered: string | null
}

/** The referral code of this browser, made at the first asking. Browser only. */
export function getReferralCode(): string {
  return getReferral().own
}

/** The same, followed; null as the server draws it: the page is the same for everyone until the browser was asked. */
export function useOwnReferralCode(): string | null {
  return useSyncExternalStore(followReferral, getReferralCode, () => null)
}

/** The friend's code, followed as `useOwnReferralCode` is. */
export function useOfferedReferralCode(): string | null {
  return useSyncExternalStore(followReferral, findOfferedReferralCode, () => null)
}

const followReferral = (listener: () => void) => onStoredChange(REFERRAL_KEY, listener)

/** The friend's code that the checkout's box begins with; null when no share link was followed. Browser only. */
export function findOfferedReferralCode(): string | null {
  return getReferral().offered
}

/** Keeps the code of a share link for the checkout (decisions, choice 8); anything else changes nothing. */
export function offerReferralCode(text: string): void {
  const referral = getReferral()
  const offered = normalizeReferralCode(text)
  if (isReferralCode(offered, referral.own)) writeStored(REFERRAL_KEY, { ...referral, offered })
}

function getReferral(): Referral {
  const stored = readStored(REFERRAL_KEY, readReferral, 'referral')
  if (stored) return stored
  const referral = { own: createReferralCode(pickAtRandom), offered: null }
  writeStored(REFERRAL_KEY, referral)
  return referral
}

function readReferral(value: unknown): Referral | null {
  if (typeof value !== 'object' || value === null || !('own' in value)) return null
  const { own } = value
  const offered = 'offered' in value ? value.offered : null
  if (typeof own !== 'string' || !/^PG[A-Z]{6}\d{3}$/.test(own)) return null
  return {
    own,
    offered: typeof offered === 'string' && isReferralCode(offered, own) ? offered : null,
  }
}

/** A slight preference for small numbers, which harms no discount. */
function pickAtRandom(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % below
}
