import { beforeEach, expect, test, vi } from 'vitest'
import { createPageCache } from '../page-cache/page-cache.ts'
import { cacheFor } from './cache-for.ts'
import { createSharedWork, inOneProcess, type WorkRules } from './shared-work.ts'

const MINUTE = 60_000
const MAX_WORK_MS = 20_000
let time = 0
let kept: Promise<unknown>[] = []

const apart: WorkRules = { joins: false, keepAlive: (work) => kept.push(work) }

/** Work that the test ends. */
function prepareWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { begin: vi.fn(() => promise), resolve, reject }
}

const open = (rules: WorkRules) => createSharedWork<string>(rules, () => time)

beforeEach(() => {
  time = 0
  kept = []
})

const both = [
  ['in one process', inOneProcess],
  ['apart', apart],
] as const

test.each(both)('concurrent calls run the work once, %s', async (_, rules) => {
  const work = open(rules)
  const { begin, resolve } = prepareWork()
  const answers = [work.run('a', begin), work.run('a', begin), work.run('b', async () => 'other')]
  expect(work.count()).toBe(2)
  resolve('done')
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'other'])
  expect(begin).toHaveBeenCalledTimes(1)
  expect(work.isUnderWay('a')).toBe(false)
  expect(await work.run('a', async () => 'again')).toBe('again')
})

test.each(both)('a failure reaches all callers, %s', async (_, rules) => {
  const work = open(rules)
  const { begin, reject } = prepareWork()
  const answers = Promise.allSettled([work.run('a', begin), work.run('a', begin)])
  reject(new Error('no answer'))
  expect(await answers).toEqual(
    Array.from({ length: 2 }, () => ({ status: 'rejected', reason: new Error('no answer') })),
  )
})

test('where promises may not be shared, no request waits for another’s promise', async () => {
  const work = open(apart)
  const { promise, resolve } = Promise.withResolvers<string>()
  const then = vi.spyOn(promise, 'then')
  const first = work.run('a', () => promise)
  const waitedFor = then.mock.calls.length
  const second = work.run('a', () => promise)
  expect(then).toHaveBeenCalledTimes(waitedFor)
  resolve('done')
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
})

test.each(both)(
  'forgotten work still answers its callers, and new callers start anew, %s',
  async (_, rules) => {
    const work = open(rules)
    const [old, anew] = [prepareWork(), prepareWork()]
    const before = [work.run('a', old.begin), work.run('a', old.begin)]
    work.forgetAll()
    expect(work.isUnderWay('a')).toBe(false)
    const after = [work.run('a', anew.begin), work.run('a', anew.begin)]
    old.resolve('old')
    expect(await Promise.all(before)).toEqual(['old', 'old'])
    // The end of the old work does not end the new one.
    expect(work.isUnderWay('a')).toBe(true)
    anew.resolve('new')
    expect(await Promise.all(after)).toEqual(['new', 'new'])
  },
)

test('work is kept alive until its end, and its failure reaches only the callers', async () => {
  const { begin, reject } = prepareWork()
  const failing = open(apart).run('a', begin)
  reject(new Error('no answer'))
  await expect(failing).rejects.toThrow('no answer')
  expect(kept).toHaveLength(1)
  await expect(kept[0]).resolves.toBeUndefined()
})

test('a caller whose shared work never ends starts anew', async () => {
  const work = open(apart)
  void work.run('a', prepareWork().begin)
  const anew = work.run('a', async () => 'anew')
  time = MAX_WORK_MS
  expect(await anew).toBe('anew')
})

test.each(both)('work that ended silently does not block later calls, %s', async (_, rules) => {
  const work = open(rules)
  void work.run('a', prepareWork().begin)
  time = MAX_WORK_MS - 1
  expect([work.isUnderWay('a'), work.count()]).toEqual([true, 1])
  time = MAX_WORK_MS
  expect([work.isUnderWay('a'), work.count()]).toEqual([false, 0])
  expect(await work.run('a', async () => 'anew')).toBe('anew')
})

test.each(both)('an answer is cached for a time, a failure is not, %s', async (_, rules) => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('answer')
  const find = cacheFor(1000, ask, { rules, now: () => time })
  expect(await Promise.all([find(), find()])).toEqual(['answer', 'answer'])
  expect(ask).toHaveBeenCalledTimes(1)
  time = 999
  await find()
  expect(ask).toHaveBeenCalledTimes(1)
  time = 1000
  ask.mockRejectedValueOnce(new Error('down'))
  await expect(find()).rejects.toThrow('down')
  expect(await find()).toBe('answer')
})

test('a stale page is revalidated once, and completely', async () => {
  const times = {
    freshFor: MINUTE,
    staleFor: 2 * MINUTE,
    staleIfErrorFor: 2 * MINUTE,
    maxBytes: 100_000,
  }
  const answer = createPageCache(
    { origin: 'http://shop.test', parametersOf: () => [], ...times },
    { now: () => time, workRules: apart },
  )
  const render = vi.fn(async () => new Response('page'))
  const ask = async () => {
    const page = await answer(new Request('http://shop.test/a'), render)
    return page.headers.get('Server-Timing')
  }
  expect(await Promise.all([ask(), ask()])).toEqual([
    'page-cache;desc=miss',
    'page-cache;desc=miss',
  ])
  time = MINUTE
  expect(await Promise.all([ask(), ask()])).toEqual([
    'page-cache;desc=stale',
    'page-cache;desc=stale',
  ])
  expect(kept).toHaveLength(2)
  await kept.at(-1)
  expect(await ask()).toBe('page-cache;desc=hit')
  expect(render).toHaveBeenCalledTimes(2)
})
