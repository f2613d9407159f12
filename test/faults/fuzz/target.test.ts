import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRefused, target } from './target.ts'

const batch = { seed: 7, count: 40 }
const texts = fc.string({ minLength: 1, maxLength: 5 })

it('reports the problem and its input, reproducibly by seed', async () => {
  const short = target('short', 1, texts, (text) => (text.length > 4 ? 'is long' : null))
  const findings = await short.run(batch)
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.length).toBeLessThan(40)
  expect(findings[0]).toMatchObject({ target: 'short', seed: 7, problem: 'is long' })
  expect(await short.run(batch)).toEqual(findings)
})

it('reports an exception with its place', async () => {
  const thrower = target('thrower', 1, texts, (text) => JSON.parse(`{${text}`))
  const [finding] = await thrower.run(batch)
  expect(finding?.problem).toMatch(/^threw SyntaxError: .*\n +at /s)
})

it('reports repeated computation over 50 ms, not a single one', async () => {
  let tries = 0
  const spin = (milliseconds: number) => {
    const until = process.cpuUsage()
    for (;;) {
      const { user, system } = process.cpuUsage(until)
      if (user + system > milliseconds * 1000) return null
    }
  }
  const slow = target('slow', 1, fc.constant('x'), () => spin(80))
  expect((await slow.run({ seed: 1, count: 1 }))[0]?.problem).toMatch(/^took \d+ ms$/)
  const warm = target('warm', 1, fc.constant('x'), () => spin(tries++ === 0 ? 80 : 1))
  expect(await warm.run({ seed: 1, count: 1 })).toEqual([])
})

it('only the expected error counts as a refusal', () => {
  const refuse = () => {
    throw new RangeError('no')
  }
  expect(isRefused(refuse, 'RangeError')).toBe(true)
  expect(isRefused(() => 1, 'RangeError')).toBe(false)
  expect(() => isRefused(refuse, 'SettingsError')).toThrow('no')
})
