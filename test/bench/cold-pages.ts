/*
 * Times pages that are in no cache, in the checkout that it runs in, and prints JSON: milliseconds beyond the store's
 * responses (each takes 20 ms, as over a network), how many of those were awaited one after the other, and the longest
 * processor time for which a page's rendering blocks everything else. Reports the fastest attempt: other work on the
 * machine only adds time. `cold-pages.ts 10 15` renders each page 10 times, then times it 15 times.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { coldPages } from './figures.ts'

const STORE_MS = 20
const [warmUp = 0, times = 1] = process.argv.slice(2).map(Number)
/** Longer than any cache keeps a page. */
const DAYS = 3 * 24 * 3_600_000

process.env.NODE_ENV = 'production'
const load = <Module>(file: string): Promise<Module> => import(resolve(file))
const { readSettings } = await load<typeof import('#server/settings.ts')>('server/settings.ts')
const { openStore } = await load<typeof import('#server/mounted-store/open-store.ts')>(
  'server/mounted-store/open-store.ts',
)
const { createLog } = await load<typeof import('#server/process/log.ts')>('server/process/log.ts')
const { createShop } = await load<typeof import('#server/shop.ts')>('build/current/server/index.js')

const dataDir = mkdtempSync(join(tmpdir(), 'bench-cold-'))
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const store = await openStore(settings)
if (store === null) throw new Error('These settings have a local store')

let open = 0
let openSince = 0
let waited = 0
let trips = 0
/** Sends a request to the store, and measures the time in which at least one is open. */
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

/** @returns a function for the longest processor time without a pause, in which no other request is answered */
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
  for (let repeat = 0; repeat < warmUp; repeat += 1) await time(path)
  const timed: Timed[] = []
  for (let repeat = 0; repeat < times; repeat += 1) timed.push(await time(path))
  sample[`${kind} ms`] = Math.min(...timed.map(({ over }) => over))
  sample[`${kind}, longest piece of work ms`] = Math.min(...timed.map(({ longest }) => longest))
  sample[`${kind} trips`] = Math.max(...timed.map((each) => each.trips))
}
store.close()
rmSync(dataDir, { recursive: true, force: true })
console.log(JSON.stringify(sample))
