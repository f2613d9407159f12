import { expect, it } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads once for all callers, at the first call', async () => {
  let count = 0
  const load = loadOnce(async () => ++count)
  expect(count).toBe(0)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

it('tries again after a failure, which all who waited get', async () => {
  let count = 0
  const load = loadOnce(async () => {
    count += 1
    if (count === 1) throw new Error('Too many open files')
    return count
  })
  const outcomes = await Promise.allSettled([load(), load()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe(2)
})
