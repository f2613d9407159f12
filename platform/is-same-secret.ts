import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, which tells no one how much of a guess is right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)]
  return left.length === right.length && timingSafeEqual(left, right)
}
