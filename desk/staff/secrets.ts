import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for URLs and cookies. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A secret as it is stored, useless to somebody who reads the database. Random secrets need no salt. */
export function digest(secret: string): string {
  return hash('sha256', secret)
}
