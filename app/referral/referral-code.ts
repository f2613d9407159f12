import { useSyncExternalStore } from 'react'
import { onStoredChange, readStored, writeStored } from '#app/browser/browser-storage.ts'
import { createReferralCode, isReferralCode } from '#commerce/model/referral.ts'
import { fieldsOf, matches } from '#commerce/model/stored-fields.ts'

/** Storage key of the browser's own code and the one from a share link. */
const REFERRAL_KEY = 'party-gully-referral'

type Referral = {
  /** The code of this browser. */
  readonly own: string
  /** The code of a friend, from a share link `/?ref=CODE`; null when none was followed. */
  readonly offered: string | null
}

/** The referral code of this browser, created on first use. Browser only. */
export function getReferralCode(): string {
  return getReferral().own
}

/** Subscribes to the browser's own code; null on the server and during hydration. */
export function useOwnReferralCode(): string | null {
  return useSyncExternalStore(subscribe, getReferralCode, () => null)
}

/** Subscribes to the friend's code, which prefills the checkout; null on the server and during hydration. */
export function useOfferedReferralCode(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => getReferral().offered,
    () => null,
  )
}

const subscribe = (listener: () => void) => onStoredChange(REFERRAL_KEY, listener)

/** Stores the code of a share link for the checkout (decision 10, choice 8); ignores invalid ones. */
function offerReferralCode(text: string): void {
  const referral = getReferral()
  // Without what a message adds to its link: invisible marks, and the full stop after it.
  const offered = /[A-Z0-9]+/.exec(text.toUpperCase())?.[0] ?? ''
  if (isReferralCode(offered, referral.own)) writeStored(REFERRAL_KEY, { ...referral, offered })
}

/** Forgets the friend's code, once it was used. */
export function dropOfferedReferralCode(): void {
  const referral = getReferral()
  if (referral.offered !== null) writeStored(REFERRAL_KEY, { ...referral, offered: null })
}

/** Stores the code if the page was opened by a friend's link to the home page, `/?ref=CODE`. */
export function offerReferralOnArrival(
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): void {
  const code = pathname === '/' ? new URLSearchParams(search).get('ref') : null
  if (code !== null) offerReferralCode(code)
}

function getReferral(): Referral {
  const stored = readStored(REFERRAL_KEY, readReferral, 'referral')
  if (stored) return stored
  const referral = { own: createReferralCode(randomBelow), offered: null }
  writeStored(REFERRAL_KEY, referral)
  return referral
}

function readReferral(value: unknown): Referral | null {
  const { own, offered } = fieldsOf(value)
  if (!matches(own, /^PG[A-Z]{6}\d{3}$/)) return null
  return {
    own,
    offered: typeof offered === 'string' && isReferralCode(offered, own) ? offered : null,
  }
}

/** Has a slight modulo bias, harmless here. */
function randomBelow(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % below
}
