import { scryptSync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { replaceScrypt } from '#test/desk/replace-scrypt.ts'
import { hashPassword, isPassword } from './password.ts'

const password = 'ten cards in a row'
/** OWASP's second choice for scrypt. */
const usual = { N: 2 ** 15, r: 8, p: 3 }

/** The cost of each hash from here on, which is not paid. */
function watchCosts() {
  const costs: unknown[] = []
  const restore = replaceScrypt((scrypt) => (text, salt, length, options, done) => {
    costs.push({ N: options.N, r: options.r, p: options.p })
    return scrypt(text, salt, length, { ...options, N: 16 }, done)
  })
  onTestFinished(restore)
  return costs
}

test('a password is stored as its scrypt hash at the usual cost, with a salt of its own', async () => {
  const stored = await hashPassword(password)
  const [name, log2N, r, p, salt = '', key] = stored.split(':')
  expect([name, log2N, r, p]).toEqual(['scrypt', '15', '8', '3'])
  const options = { ...usual, maxmem: 2 ** 28 }
  const expected = scryptSync(password, Buffer.from(salt, 'base64url'), 32, options)
  expect(key).toBe(expected.toString('base64url'))
  const other = await hashPassword(password, { log2N: 4, r: 8, p: 1 })
  expect(other).not.toContain(salt)
})

test('a guess costs as much for a name that nobody has', async () => {
  const costs = watchCosts()
  const stored = await hashPassword(password)
  expect(await isPassword(stored, password)).toBe(true)
  expect(await isPassword(stored, `${password}!`)).toBe(false)
  expect(await isPassword(null, password)).toBe(false)
  expect(costs).toEqual([usual, usual, usual, usual])
})
