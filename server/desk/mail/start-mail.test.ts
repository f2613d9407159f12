import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { readSettings } from '#server/settings.ts'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'
import { createTestClock } from '#test/desk/test-clock.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testNow } from '#test/local-store/open-test-store.ts'
import { startMail } from './start-mail.ts'

const DAY_MS = 24 * 60 * 60_000

// The desk's page about letters says so.
it.each([
  ['simulated', []],
  ['measured', ['order']],
])('with %s figures the demonstration shop writes about an order: %s', async (FIGURES, kinds) => {
  const store = openTestStore()
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null, now: () => testNow })
  onTestFinished(() => desk.close())
  placeTestOrder(store)
  const stop = await startMail({
    settings: readSettings({ FIGURES }),
    desk: { open: async () => desk, close: async () => undefined },
    store: { merchantOrders: openTestOrders(store).orders, fetch: async () => expect.fail() },
    lastEventAtStart: 0,
    log: pino({ level: 'silent' }),
    telemetry: { observer: { mailed: () => undefined } },
  })
  // Waits for the work under way.
  await stop()
  expect((await desk.mail.list({})).map(({ kind }) => kind)).toEqual(kinds)
})

it('deletes letters past their 90 days at the start, with or without a mail server', async () => {
  const clock = createTestClock()
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null, now: clock.now })
  onTestFinished(() => desk.close())
  for (const SMTP_URL of [undefined, 'smtp://127.0.0.1:9']) {
    await queueTestLetter(desk, 1)
    clock.pass(91 * DAY_MS)
    const stop = await startMail({
      settings: readSettings({ SMTP_URL, CATALOGUE_FILE: 'games.json' }),
      desk: { open: async () => desk, close: async () => undefined },
      store: null,
      log: pino({ level: 'silent' }),
      telemetry: { observer: { mailed: () => undefined } },
    })
    // Waits for the work under way.
    await stop()
    expect(await desk.mail.list({})).toEqual([])
  }
})
