import { type AddressRange, type Connection, isFromProxy } from '../process/buyer-ip.ts'

/** Without a dot or an at sign, so that no address fits in. */
const wellFormed = /^[A-Za-z0-9_-]{8,64}$/
/** Crockford's digits, which cannot be confused when read aloud. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** `4F7K-9QXM-2B8T`: 60 random bits, which a shopper can read out to somebody. */
export function makeRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  let id = ''
  for (let at = 0; at < LENGTH; at += 1) {
    if (at > 0 && at % 4 === 0) id += '-'
    id += DIGITS[(bytes[at] ?? 0) % DIGITS.length]
  }
  return id
}

/** The id that a trusted proxy sent in `X-Request-Id`; null from other senders, and for malformed ids. */
export function findRequestId(
  { socket, headers }: Connection,
  trusted: readonly AddressRange[],
): string | null {
  const given = headers['x-request-id']
  if (typeof given !== 'string' || !wellFormed.test(given)) return null
  return isFromProxy(socket, trusted) ? given : null
}
