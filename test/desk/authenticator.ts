import { createHmac } from 'node:crypto'

/** The code that an authenticator app shows at a time (RFC 6238), for a secret of 160 bits in base32. */
export function codeAt(secret: string, time: Date): string {
  const bits = [...secret].map((sign) => Number.parseInt(toDigit(sign), 32).toString(2))
  const key = BigInt(`0b${bits.map((group) => group.padStart(5, '0')).join('')}`)
  const step = BigInt(Math.floor(time.getTime() / 30_000))
  const mac = createHmac('sha1', toBytes(key, 20)).update(toBytes(step, 8)).digest()
  const offset = mac.readUInt8(19) % 16
  return String(mac.readUInt32BE(offset) % 2 ** 31)
    .slice(-6)
    .padStart(6, '0')
}

/** From base32's A to Z and 2 to 7 to JavaScript's 0 to 9 and a to v. */
function toDigit(sign: string): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(32)
}

function toBytes(number: bigint, count: number): Buffer {
  return Buffer.from(number.toString(16).padStart(count * 2, '0'), 'hex')
}
