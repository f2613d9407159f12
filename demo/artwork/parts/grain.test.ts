import { expect, it } from 'vitest'
import { seeded } from './grain.ts'

it('gives the same numbers for the same seed, and different ones for others', () => {
  const [one, again, other] = [seeded('ludo'), seeded('ludo'), seeded('taboo')]
  const first = [one(), one(), one()]
  expect([again(), again(), again()]).toEqual(first)
  expect([other(), other(), other()]).not.toEqual(first)
  for (const number of first) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
  }
})
