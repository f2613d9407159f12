/*
 * Times pages that are in no cache, in the checkout that it runs in, and prints them as JSON: milliseconds over the
 * store's answers, of which each takes 20 ms as over a network, how many of them one after the other, and by processor time
 * how long all others wait at most while a page is made. Of all turns the quickest: the work of others on the machine only
 * adds. `cold-pages.ts 10 15`: how often each page is made before it is timed, and timed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { coldPages } from './figures.ts'

const STORE_MS = 20
const [warmUp = 0, times = 1] = process.argv.slice(2).map(Number)
/** Longer than any page is kept. */
const DAYS = 3 * 24 * 3_600_000

process.env.NODE_ENV = 'production'
const load = <Module>(file: string): Promise<Module> => import(resolve(file))
const { readSettings } = await load<typeof import('#server/settings.ts')>('server/settings.ts')
const { openStore } = await load<typeof import('#server/open-store.ts')>('server/open-store.ts')
const { createLog } = await load<typeof import('#server/log.ts')>('server/log.ts')
const { createShop } = await load<typeof import('#server/shop.ts')>('build/current/server/index.js')

const dataDir = mkdtempSync(join(tmpdir(), 'bench-cold-'))
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const store = await openStore(settings)
if (store === null) throw new Error('These settings have a local store')

let open = 0
let openSince = 0
let waited = 0
let trips = 0
/** Answers of the store, and the time in which at least one was waited for. */
async function askStore(request: Request): Promise<Response> {
  if (open === 0) {
    openSince = performance.now()
    trips += 1
  }
  open += 1
  const answer = await store?.fetch(request)
  await pause(STORE_MS)
  open -= 1
  if (open === 0) waited += performance.now() - openSince
  if (answer === undefined) throw new Error('The store is closed')
  return answer
}

let day = 0
const shop = createShop({
  settings,
  localStore: askStore,
  log: createLog('error'),
  files: null,
  now: () => day * DAYS,
})

/** Milliseconds of processor time that this thread has used. */
function readWork(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** @returns tells the most work that was done without a pause, in which nobody else could be answered */
function watchPieces(): () => number {
  let longest = 0
  let last = readWork()
  let isOver = false
  const look = () => {
    const work = readWork()
    longest = Math.max(longest, work - last)
    last = work
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  return () => {
    isOver = true
    return longest
  }
}

type Timed = { readonly over: number; readonly longest: number; readonly trips: number }

async function time(path: string): Promise<Timed> {
  day += 1
  waited = 0
  trips = 0
  const longestPiece = watchPieces()
  const started = performance.now()
  const response = await shop(new Request(`http://shop.example${path}`))
  const over = performance.now() - started - waited
  const longest = longestPiece()
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`)
  return { over, longest, trips }
}

const sample: Record<string, number> = {}
for (const [kind, path] of Object.entries(coldPages)) {
  for (let turn = 0; turn < warmUp; turn += 1) await time(path)
  const timed: Timed[] = []
  for (let turn = 0; turn < times; turn += 1) timed.push(await time(path))
  sample[`${kind} ms`] = Math.min(...timed.map(({ over }) => over))
  sample[`${kind}, longest piece of work ms`] = Math.min(...timed.map(({ longest }) => longest))
  sample[`${kind} trips`] = Math.max(...timed.map((each) => each.trips))
}
store.close()
rmSync(dataDir, { recursive: true, force: true })
console.log(JSON.stringify(sample))
