import { expect, it } from 'vitest'
import { codeAt } from '#test/desk/authenticator.ts'
import { codeAddress, findStep, makeCodeSecret, toBase32 } from './one-time-code.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238, appendix B, the SHA1 rows, of which apps show the last six digits.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('knows the codes of the standard: %i', (seconds, code) => {
  const time = new Date(seconds * 1000)
  expect(findStep(secret, code.slice(-6), time)).toBe(Math.floor(seconds / 30))
  expect(codeAt(secret, time)).toBe(code.slice(-6))
})

it('accepts the codes of the current and adjacent steps, in any grouping and Indian digits', () => {
  const now = new Date('2026-03-02T10:00:10Z')
  const step = Math.floor(now.getTime() / 30_000)
  const codeIn = (seconds: number) => codeAt(secret, new Date(now.getTime() + seconds * 1000))
  expect(findStep(secret, codeIn(0), now)).toBe(step)
  const [before, after] = [codeIn(-30), codeIn(30)]
  expect(findStep(secret, `${before.slice(0, 3)} ${before.slice(3)}`, now)).toBe(step - 1)
  const hindi = after.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
  for (const code of [after, hindi]) expect(findStep(secret, code, now)).toBe(step + 1)
  expect(findStep(secret, codeIn(60), now)).toBeNull()
  expect(findStep(secret, codeIn(-60), now)).toBeNull()
  expect(findStep(secret, '', now)).toBeNull()
  expect(findStep(secret, '١٢٣٤٥٦', now)).toBeNull()
})

it('generates secrets of 160 bits, with an otpauth address for apps', () => {
  const made = makeCodeSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeCodeSecret()).not.toBe(made)
  expect(codeAddress(made, 'Card & Co', 'Meera Rao')).toBe(
    `otpauth://totp/Card%20%26%20Co:Meera%20Rao?secret=${made}&issuer=Card%20%26%20Co`,
  )
})
