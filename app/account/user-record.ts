import { readStored, writeStored } from '#app/browser/browser-storage.ts'

/** Where the browser keeps who signed up (decisions, Names). */
export const USER_KEY = 'party-gully-user'

/** Who signed up in this browser; never with a password (specification section 3). */
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

/** Remembers who signed up. Takes name and e-mail only, whatever else the object holds. */
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
