import { createHmac, randomBytes } from 'node:crypto'
import { plainDigits } from '#commerce/model/plain-digits.ts'
import { isSameSecret } from '#platform/is-same-secret.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_SECONDS = 30
const DIGITS = 6
/** As long as the hash behind the codes (RFC 4226, section 4). */
const SECRET_BYTES = 20

/** A secret as authenticator apps accept it: base32 (RFC 4648) without padding. */
export function makeCodeSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a thirty-second time step (RFC 6238 with RFC 4226, section 5.3). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const stepAt = (time: Date) => Math.floor(time.getTime() / 1000 / STEP_SECONDS)

/** The step whose code this is: the current one or a neighbour, because clocks differ; null for none. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const typed = plainDigits(code.replaceAll(/\s/g, ''))
  const near = [-1, 0, 1].map((away) => stepAt(now) + away)
  const matches = near.filter((step) => isSameSecret(typed, codeOf(secret, step)))
  return matches.at(-1) ?? null
}

/** The URI that an authenticator app reads from a QR code. */
export function codeAddress(secret: string, issuer: string, name: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  const values = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${label}?${values.toString().replaceAll('+', '%20')}`
}
