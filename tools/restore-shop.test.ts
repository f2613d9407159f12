import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { deskFile } from '#desk/database/desk-file.ts'
import { openDesk } from '#desk/open-desk.ts'
import { openDatabase } from '#local-store/store/open-database.ts'
import { queueTestLetter } from '#test/desk/queue-test-letter.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { type BackupSettings, backUpShop } from './back-up-shop.ts'
import { restoreShop } from './restore-shop.ts'

const now = new Date('2026-11-23T18:30:00Z')
const later = new Date('2026-11-24T18:30:00Z')
const storeName = 'store-2026-11-23T18-30-00.000Z.sqlite'
const deskName = 'desk-2026-11-23T18-30-00.000Z.sqlite'

const message = (at: number) => ({
  kind: 'query' as const,
  key: `key-number-${at}`,
  name: 'Asha Rao',
  phone: '9876543210',
  email: `shopper${at}@example.com`,
  query: `Question number ${at}`,
})

/** Stores messages, as a running shop would meanwhile. @returns their tickets */
async function keep(dataDir: string, ...numbers: readonly number[]): Promise<readonly string[]> {
  const desk = await openDesk({ dataDir, databaseUrl: null })
  const outcomes = []
  for (const at of numbers) outcomes.push(await desk.messages.store(message(at)))
  await desk.close()
  return outcomes.map((outcome) => (outcome.type === 'stored' ? outcome.ticket : outcome.reason))
}

function openShop(kind: 'local' | 'hosted' = 'local', databaseUrl: string | null = null) {
  const dataDir = makeTestFolder()
  const settings: BackupSettings = { store: { kind, dataDir }, desk: { databaseUrl } }
  if (kind === 'local') openDatabase(join(dataDir, 'store.sqlite')).close()
  return { places: settings, dataDir, backups: join(dataDir, 'backups') }
}

it('a backup has store and desk of the same moment, readable only by their owner', async () => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1)
  const paths = await backUpShop(places, backups, now)
  expect(readdirSync(dataDir)).toEqual(['backups', 'desk.sqlite', 'store.sqlite'])
  expect(paths.map((path) => basename(path))).toEqual([deskName, storeName])
  for (const path of paths) expect(statSync(path).mode & 0o777).toBe(0o600)
})

it('either file restores both, not while the shop runs, and no ticket is reused', async () => {
  const { places, dataDir, backups } = openShop()
  const serving = await openDesk({ dataDir, databaseUrl: null })
  await keep(dataDir, 1, 2)
  const [path = ''] = await backUpShop(places, backups, now)
  expect(await keep(dataDir, 3)).toEqual(['T-1003'])
  expect(() => restoreShop(places, path, later)).toThrow('The shop is running')
  await serving.close()
  expect(restoreShop(places, path, later)).toEqual([
    'Restored, with 0 orders. The next order is PG1001.',
    'Restored the desk, with 2 messages. The next ticket is T-1004.',
    expect.stringContaining('store.sqlite.before-2026-11-24'),
    expect.stringContaining('desk.sqlite.before-2026-11-24'),
  ])
  expect(statSync(deskFile(dataDir)).mode & 0o777).toBe(0o600)
  expect(await keep(dataDir, 2, 4)).toEqual(['T-1002', 'T-1004'])
})

it.each(['store', 'desk'])('the %s that a restore set aside brings back both', async (part) => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1)
  const [path = ''] = await backUpShop(places, backups, now)
  await keep(dataDir, 2)
  const told = restoreShop(places, path, later)
  const aside = told.find((sentence) => sentence.includes(`${part}.sqlite.before-`)) ?? ''
  const back = restoreShop(places, aside.replace(/^.* (?=\/)/, ''), new Date(later.getTime() + 1))
  expect(back).toContain('Restored the desk, with 2 messages. The next ticket is T-1003.')
  expect(back[0]).toBe('Restored, with 0 orders. The next order is PG1001.')
})

it('a letter that waited at the backup and was sent since is not sent again', async () => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1, 2)
  const [path = ''] = await backUpShop(places, backups, now)
  const send = async () => {
    const desk = await openDesk({ dataDir, databaseUrl: null })
    const letter = await desk.mail.claim()
    if (letter) await desk.mail.settle(letter, { type: 'sent' })
    const unsent = (await desk.mail.list({})).filter(({ state }) => state !== 'sent')
    await desk.close()
    return { sent: letter?.id, unsent: unsent.map(({ id }) => id) }
  }
  const before = await send()
  restoreShop(places, path, later)
  expect(before.unsent).toContain((await send()).sent)
  expect((await send()).unsent).not.toContain(before.sent)
})

it('a letter whose cause was open at the backup is not sent again either', async () => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1)
  const [path = ''] = await backUpShop(places, backups, now)
  await keep(dataDir, 2)
  const desk = await openDesk({ dataDir, databaseUrl: null })
  const wish = { key: 'wish 1 back', about: 'wish 1', kind: 'back-in-stock' } as const
  await queueTestLetter(desk, 5, wish)
  for (let letter = await desk.mail.claim(); letter; letter = await desk.mail.claim())
    await desk.mail.settle(letter, { type: 'sent' })
  await desk.close()
  restoreShop(places, path, later)
  const restored = await openDesk({ dataDir, databaseUrl: null })
  onTestFinished(() => restored.close())
  expect(await queueTestLetter(restored, 5, wish)).toBe(false)
  expect(await restored.mail.list({ about: 'wish 1' })).toMatchObject([
    { state: 'sent', recipient: 'shopper5@example.com', text: 'Text 5', dueAt: null },
  ])
  // An erasure by phone finds letters by their message, which this desk does not have.
  expect(await restored.mail.list({ about: 'message 2' })).toEqual([])
})

it('tickets of an unreadable desk are not reused either', async () => {
  const { places, dataDir, backups } = openShop('hosted')
  await keep(dataDir, 1)
  const [path = ''] = await backUpShop(places, backups, now)
  await keep(dataDir, 2)
  truncateSync(deskFile(dataDir), 300)
  const told = restoreShop(places, path, later)
  expect(told).toContainEqual(expect.stringContaining('numbers were skipped'))
  expect(await keep(dataDir, 3)).toEqual(['T-2002'])
})

it('a damaged desk in the backup leaves the store unchanged, too', async () => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1)
  await backUpShop(places, backups, now)
  truncateSync(join(backups, deskName), 5000)
  const list = () => readdirSync(dataDir).filter((name) => !/-(?:wal|shm)$/.test(name))
  const before = list()
  expect(() => restoreShop(places, join(backups, storeName), later)).toThrow(deskName)
  expect(list()).toEqual(before)
})

it('a desk that cannot be restored rolls the store back', async () => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1)
  await backUpShop(places, backups, now)
  const file = join(dataDir, 'store.sqlite')
  const store = openDatabase(file)
  store.exec(`INSERT INTO gift_cards VALUES ('X', 1)`)
  store.exec('PRAGMA journal_mode = DELETE')
  store.close()
  const before = readFileSync(file)
  // A folder blocks the path to which its copy would be moved.
  const aside = `${deskFile(dataDir)}.before-${later.toISOString().replaceAll(':', '-')}`

  mkdirSync(aside)
  expect(() => restoreShop(places, join(backups, storeName), later)).toThrow()
  rmSync(aside, { recursive: true })
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
})

it('a backup without a desk keeps the current one, and says so', async () => {
  const { places, dataDir, backups } = openShop()
  const [path = ''] = await backUpShop(places, backups, now)
  await keep(dataDir, 1)
  expect(restoreShop(places, path, later)).toContain(
    'This backup has no desk: desk.sqlite was not changed.',
  )
  expect(await keep(dataDir, 2)).toEqual(['T-1002'])
})

it('a desk without tables is left out of the backup', async () => {
  const { places, dataDir, backups } = openShop()
  new DatabaseSync(deskFile(dataDir)).close()
  const paths = await backUpShop(places, backups, now)
  expect(paths.map((path) => basename(path))).toEqual([storeName])
})

it('with a hosted store only the desk is backed up', async () => {
  const { places, dataDir, backups } = openShop('hosted')
  await expect(backUpShop(places, backups, now)).rejects.toThrow('desk.sqlite is missing')
  await keep(dataDir, 1)
  expect(await backUpShop(places, backups, now)).toEqual([join(backups, deskName)])
  rmSync(deskFile(dataDir))
  expect(restoreShop(places, join(backups, deskName), later)).toEqual([
    'Restored the desk, with 1 message. The next ticket is T-1002.',
  ])
  expect(existsSync(join(dataDir, 'store.sqlite'))).toBe(false)
})

it('a desk in PostgreSQL is left to pg_dump', async () => {
  const { places, backups } = openShop('local', 'postgres://db.example/shop')
  const [path = '', ...others] = await backUpShop(places, backups, now)
  expect([basename(path), others]).toEqual([storeName, []])
  expect(restoreShop(places, path, later)).toContainEqual(expect.stringContaining('pg_dump'))
  const hosted = openShop('hosted', 'postgres://db.example/shop')
  await expect(backUpShop(hosted.places, hosted.backups, now)).rejects.toThrow('pg_dump')
  expect(() => restoreShop(hosted.places, path, later)).toThrow('pg_dump')
})

it('a folder is not restored, and is called one', () => {
  const { places, dataDir } = openShop()
  expect(() => restoreShop(places, dataDir, later)).toThrow(`${dataDir} is a folder: name one of`)
})

it('a backup with a missing file is not restored', async () => {
  const { places, dataDir, backups } = openShop()
  await keep(dataDir, 1)
  const paths = await backUpShop(places, backups, now)
  rmSync(join(backups, storeName))
  expect(() => restoreShop(places, paths[0] ?? '', later)).toThrow(`${storeName} is missing`)
  expect(await keep(dataDir, 2)).toEqual(['T-1002'])
})
