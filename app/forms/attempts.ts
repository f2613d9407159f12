import { readStored, writeStored } from '#app/browser/browser-storage.ts'

/** How often a form accepts one e-mail address within a period. */
export type FormLimit = {
  /** Storage key, one per form. */
  readonly key: string
  readonly max: number
  readonly minutes: number
}

/** Specification section 5, Rate limits. */
export const formLimits = {
  login: { key: 'party-gully-attempts-login', max: 5, minutes: 15 },
  signup: { key: 'party-gully-attempts-signup', max: 5, minutes: 15 },
  contact: { key: 'party-gully-attempts-contact', max: 3, minutes: 10 },
} as const satisfies Record<string, FormLimit>

const MINUTE = 60_000
/** Most addresses to store, more than one person has; the most recent ones are kept. */
const MAX_ADDRESSES = 50

/** Times of each address's attempts in milliseconds, oldest first. */
type Attempts = Readonly<Record<string, readonly number[]>>

/**
 * Counts a valid submission (decision 10, choice 12) unless the limit is reached.
 * @returns minutes to wait, rounded up; null when the submission may continue
 */
export function countSubmission(
  { key, max, minutes }: FormLimit,
  email: string,
  now: number = Date.now(),
): number | null {
  const span = minutes * MINUTE
  const attempts = dropOld(readStored(key, readAttempts, 'attempts') ?? {}, now - span, now)
  const address = email.trim().toLowerCase()
  const { [address]: recent = [], ...others } = attempts
  const decisive = recent.at(-max)
  if (decisive !== undefined) return Math.ceil((decisive + span - now) / MINUTE)
  const otherRecent = Object.entries(others).slice(1 - MAX_ADDRESSES)
  writeStored(key, Object.fromEntries([...otherRecent, [address, [...recent, now]]]))
  return null
}

/** Also drops future times, from a clock that was set back later: they would block for too long. */
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
  // Every value was checked to be a list of numbers.
  return isWhole ? (value as Attempts) : null
}
