import { readStored, writeStored } from '#app/browser/browser-storage.ts'
import type { Toast } from '#app/toasts/toasts.tsx'

/** How often one form takes one e-mail address within a time. */
export type AttemptLimit = {
  /** Where the browser keeps this form's attempts (decisions, Names: one key a form). */
  readonly key: string
  readonly most: number
  readonly minutes: number
}

/** Specification section 5, Rate limits. */
export const attemptLimits = {
  login: { key: 'party-gully-attempts-login', most: 5, minutes: 15 },
  signup: { key: 'party-gully-attempts-signup', most: 5, minutes: 15 },
  contact: { key: 'party-gully-attempts-contact', most: 3, minutes: 10 },
} as const satisfies Record<string, AttemptLimit>

const MINUTE = 60_000
/** More addresses than one person has; the ones that tried last are kept. */
const MOST_ADDRESSES = 50

/** Moments of the attempts of each address, in milliseconds, oldest first. */
type Attempts = Readonly<Record<string, readonly number[]>>

/**
 * Counts a submission that passed validation (decisions, choice 12), unless there were too many.
 * @returns whole minutes to wait, rounded up; null when the submission may go on
 */
export function countAttempt(
  { key, most, minutes }: AttemptLimit,
  email: string,
  now: number = Date.now(),
): number | null {
  const span = minutes * MINUTE
  const attempts = dropOld(readStored(key, readAttempts, 'attempts') ?? {}, now - span, now)
  const address = email.trim().toLowerCase()
  const { [address]: own = [], ...others } = attempts
  const decisive = own.at(-most)
  if (decisive !== undefined) return Math.ceil((decisive + span - now) / MINUTE)
  const kept = Object.entries(others).slice(1 - MOST_ADDRESSES)
  writeStored(key, Object.fromEntries([...kept, [address, [...own, now]]]))
  return null
}

/** The toast for a submission that has to wait, or null when it was counted and may go on. */
export function refuseAttempt(limit: AttemptLimit, email: string): Toast | null {
  const wait = countAttempt(limit, email)
  if (wait === null) return null
  return {
    title: 'Too many attempts',
    description: `Please wait ${wait} minutes before trying again.`,
    tone: 'destructive',
  }
}

/** Moments after now were written by a clock that was set back since: they would wait for ever. */
function dropOld(attempts: Attempts, after: number, now: number): Attempts {
  return Object.fromEntries(
    Object.entries(attempts)
      .map(
        ([address, moments]) => [address, moments.filter((at) => at > after && at <= now)] as const,
      )
      .filter(([, moments]) => moments.length > 0),
  )
}

function readAttempts(value: unknown): Attempts | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const isWhole = Object.values(value).every(
    (moments) => Array.isArray(moments) && moments.every((at) => Number.isFinite(at)),
  )
  // Every value was seen to be a list of numbers.
  return isWhole ? (value as Attempts) : null
}
