import { expect, it, onTestFinished } from 'vitest'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'
import { createTestClock } from '#test/desk/test-clock.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { openDesk } from '../open-desk.ts'
import { startPostman } from './postman.ts'

const DAY_MS = 24 * 60 * 60_000

it('deletes letters past their 90 days at the start', async () => {
  const clock = createTestClock()
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null, now: clock.now })
  onTestFinished(() => desk.close())
  await queueTestLetter(desk, 1)
  const letter = await desk.mail.claim()
  if (letter === null) throw new Error('No letter is due')
  await desk.mail.settle(letter, { type: 'sent' })
  clock.pass(91 * DAY_MS)
  const { stop } = startPostman({
    openMail: async () => desk.mail,
    carrier: { send: async () => ({ type: 'sent' }) },
    onEvent: () => undefined,
    onFault: (fault) => expect(fault).toBeUndefined(),
  })
  // Waits for the work under way.
  await stop()
  expect(await desk.mail.list({})).toEqual([])
})
