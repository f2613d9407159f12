import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { deskFile } from '#desk/database/desk-file.ts'
import { UnusableDatabaseError } from '#desk/database/unusable-database-error.ts'
import { type DeskOptions, openDesk } from '#desk/open-desk.ts'
import { createLateDesk } from '#server/desk/late-desk.ts'
import { checkDatabase } from '#server/doctor/database-checks.ts'
import { readSettings } from '#server/settings.ts'
import type { DeskContract } from '#test/desk/contract.ts'
import { testDailyCounts } from '#test/desk/daily-counts-contract.ts'
import { testHistory } from '#test/desk/history-contract.ts'
import { testMail } from '#test/desk/mail-contract.ts'
import { testMessages } from '#test/desk/messages-contract.ts'
import { testNul } from '#test/desk/nul-contract.ts'
import { testOrderMail } from '#test/desk/order-mail-contract.ts'
import { testPeople } from '#test/desk/people-contract.ts'
import { testRatingSums } from '#test/desk/rating-sums-contract.ts'
import { hashCheaply } from '#test/desk/replace-scrypt.ts'
import { testReviewPhotos } from '#test/desk/review-photos-contract.ts'
import { testReviews } from '#test/desk/reviews-contract.ts'
import { testSignIn } from '#test/desk/sign-in-contract.ts'
import { testStaff } from '#test/desk/staff-contract.ts'
import { type Postgres, startPostgres } from '#test/desk/start-postgres.ts'
import { testSubscribers } from '#test/desk/subscribers-contract.ts'
import { createTestClock } from '#test/desk/test-clock.ts'
import { testWishes } from '#test/desk/wishes-contract.ts'
import { findFreePort } from '#test/e2e/running-program.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'

/** The tests of each part of the desk that stores something; they run on both databases. */
const contracts = {
  history: testHistory,
  mail: testMail,
  messages: testMessages,
  'a NUL in a text': testNul,
  staff: testStaff,
  'sign-in': testSignIn,
  'mail about orders': testOrderMail,
  people: testPeople,
  reviews: testReviews,
  'pictures of reviews': testReviewPhotos,
  'sums of ratings': testRatingSums,
  subscribers: testSubscribers,
  'daily counts': testDailyCounts,
  wishes: testWishes,
}

/** The timeout for a test that hangs, not for a busy machine. */
const HANGING_MS = 10 * 60_000

let postgres: Postgres
/** The folder of a desk without content: migrating each test's database takes longer than most tests. */
const empty = mkdtempSync(join(tmpdir(), 'empty-desk-'))
beforeAll(async () => {
  postgres = await startPostgres()
  await (await openDesk({ dataDir: empty, databaseUrl: null })).close()
})
afterAll(async () => {
  rmSync(empty, { recursive: true })
  await postgres.stop()
})

type DatabaseOptions = Pick<DeskOptions, 'dataDir' | 'databaseUrl'>

beforeAll(hashCheaply)

/** How to make an empty database of each kind. */
const databases: Readonly<Record<string, () => Promise<DatabaseOptions>>> = {
  SQLite: async () => {
    const dataDir = makeTestFolder()
    copyFileSync(deskFile(empty), deskFile(dataDir))
    return { dataDir, databaseUrl: null }
  },
  PostgreSQL: async () => {
    await postgres.clear()
    return { dataDir: '', databaseUrl: postgres.url }
  },
}

describe.each(Object.entries(databases))('on %s', (_, createDatabase) => {
  const clock = createTestClock()
  const logged: string[] = []
  let options: DatabaseOptions
  beforeEach(async () => {
    logged.length = 0
    options = await createDatabase()
  })
  const openAgain: DeskContract['openAgain'] = async () => {
    const log = (message: string) => void logged.push(message)
    const desk = await openDesk({ ...options, now: clock.now, timeoutMs: HANGING_MS, log })
    onTestFinished(() => desk.close())
    return desk
  }
  for (const [name, testContract] of Object.entries(contracts)) {
    describe(name, () => testContract({ open: openAgain, openAgain, clock, logged }))
  }
})

it('npm run doctor signs in to the database of DATABASE_URL', async () => {
  const settings = readSettings({ DATABASE_URL: postgres.url })
  expect(await checkDatabase({ settings })).toEqual([])
})

it('a database that cannot be reached is told once, and again when it can be used', async () => {
  const port = await findFreePort()
  const told: string[] = []
  const databaseUrl = `postgres://desk@127.0.0.1:${port}/postgres`
  const tell = (sentence: string) => void told.push(sentence)
  const { open, close } = createLateDesk({ dataDir: '', databaseUrl, tell })
  onTestFinished(close)
  await expect(open()).rejects.toThrow(UnusableDatabaseError)
  await expect(open()).rejects.toThrow(UnusableDatabaseError)
  expect(told).toEqual([
    `The database of DATABASE_URL, 127.0.0.1:${port}, cannot be used (connect ECONNREFUSED 127.0.0.1:${port}), so nothing that shoppers send is kept: check that it runs, and its address, user and password in the setting. Meanwhile shoppers can browse and buy; mail waits, and the desk does not open. The shop tries again by itself.`,
  ])
  await forward(port, Number(new URL(postgres.url).port))
  await open()
  expect(told.slice(1)).toEqual(['The database of DATABASE_URL can be used again.'])
})

/** Forwards connections to another port of this machine. */
async function forward(from: number, to: number): Promise<void> {
  const server = createServer((socket) => {
    const other = connect(to, '127.0.0.1')
    socket.pipe(other).pipe(socket)
    for (const each of [socket, other]) each.on('error', () => undefined)
  })
  await once(server.listen(from, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
}
