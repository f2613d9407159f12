import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for addresses and cookies. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: whoever reads the database cannot use it. It needs no salt, being random itself. */
export function digest(secret: string): string {
  return hash('sha256', secret)
}
