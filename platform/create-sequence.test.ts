import { expect, test } from 'vitest'
import { createSequence } from './create-sequence.ts'

test('jobs run one at a time, in their order, also after one that failed', async () => {
  const events: string[] = []
  const run = createSequence()
  const job = (name: string, fails = false) =>
    run(async () => {
      events.push(`${name} begins`)
      await null
      events.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([job('first'), job('second', true), job('third')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[2]).toHaveProperty('value', 'third')
  const names = ['first', 'second', 'third']
  expect(events).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
})
