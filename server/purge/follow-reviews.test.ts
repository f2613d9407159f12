import { expect, it, onTestFinished, vi } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { followReviews } from './follow-reviews.ts'

it('a database that is down is logged once, and once when it is back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(() => desk.close())
  const logged: string[] = []
  const note = (...[given, message]: readonly unknown[]) => void logged.push(`${message ?? given}`)
  let isDown = true
  const openOrFail = async () => {
    if (isDown) throw new Error('down')
    return desk
  }
  const log = { error: note, warn: note }
  const purges = { purge: () => undefined }
  const stop = followReviews({ openDesk: openOrFail, catalogue: null, purges, log })
  onTestFinished(stop)
  const failure = 'Could not check for review changes: pages may be out of date'
  const recovery = 'Review changes are checked again'
  await vi.advanceTimersByTimeAsync(3000)
  expect(logged).toEqual([failure])
  isDown = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(logged).toEqual([failure, recovery])
  isDown = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(logged).toEqual([failure, recovery, failure])
})
