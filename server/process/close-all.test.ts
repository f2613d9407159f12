import { expect, it } from 'vitest'
import { closeAll } from './close-all.ts'

it('closes every part in order, also after one that throws or rejects, and reports both', async () => {
  const closed: string[] = []
  const faults: unknown[] = []
  const late = async (name: string) => {
    await Promise.resolve()
    closed.push(name)
  }
  await closeAll(
    [
      () => late('mail'),
      () => Promise.reject('visits'),
      () => {
        throw 'store'
      },
      () => closed.push('desk'),
    ],
    (fault) => faults.push(fault),
  )
  expect(closed).toEqual(['mail', 'desk'])
  expect(faults).toEqual(['visits', 'store'])
})
