import { readStored, writeStored } from '#app/browser/browser-storage.ts'

/** Storage key of the user. */
export const USER_KEY = 'party-gully-user'

/** The user of this browser, without a password (specification section 3). */
export type UserRecord = {
  readonly name: string
  readonly email: string
  /** ISO time. */
  readonly signupDate: string
}

/** The stored user; null when nobody signed up here. */
export function findUser(): UserRecord | null {
  return readStored(USER_KEY, readUser, 'user')
}

/** Stores only name and e-mail, whatever else the object holds. */
export function storeUser(
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
  now: Date = new Date(),
): void {
  writeStored(USER_KEY, { name, email, signupDate: now.toISOString() } satisfies UserRecord)
}

function readUser(value: unknown): UserRecord | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('name' in value && 'email' in value && 'signupDate' in value)) return null
  const { name, email, signupDate } = value
  if (typeof name !== 'string' || typeof email !== 'string' || typeof signupDate !== 'string') {
    return null
  }
  return { name, email, signupDate }
}
