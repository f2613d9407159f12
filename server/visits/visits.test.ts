import { expect, it, onTestFinished } from 'vitest'
import { openDesk } from '#desk/open-desk.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { createVisits } from './visits.ts'

const document = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }
const requestFor = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  url,
  method,
  headers: { ...document, ...headers },
})

async function open(isWanted = true) {
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(() => desk.close())
  const visits = createVisits(isWanted, () => new Date('2026-03-02T10:00:00Z'))
  const list = async () => {
    const [pages, searches] = [
      await desk.dailyCounts.list('page', '2026-01-01'),
      await desk.dailyCounts.list('empty-search', '2026-01-01'),
    ]
    return [...pages, ...searches].map(({ day, name, count }) => `${day} ${name} ${count}`)
  }
  return { desk, visits, list }
}

const never = (fault: unknown) => {
  throw fault
}

it('counts page views and arrivals, and stores them when it stops', async () => {
  const { desk, visits, list } = await open()
  visits.start(async () => desk, never)
  visits.onResponse(requestFor('/'), 200)
  visits.onResponse(requestFor('/product/ludo', { 'sec-fetch-site': 'same-origin' }), 304)
  visits.onResponse(requestFor('/product/ludo?variant=1', { 'sec-fetch-site': 'same-origin' }), 200)
  await visits.stop()
  expect(await list()).toEqual(['product 2', 'home 1', 'visit 1'].map((one) => `2026-03-02 ${one}`))
})

it.each([
  ['a bot', requestFor('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), 200],
  ['a prefetch', requestFor('/', { 'sec-purpose': 'prefetch;prerender' }), 200],
  ['a preview', requestFor('/', { purpose: 'preview' }), 200],
  ['a program', requestFor('/', { 'sec-fetch-dest': '' }), 200],
  ['a form', requestFor('/', {}, 'POST'), 200],
  ['a missing page', requestFor('/product/none'), 404],
  ['the desk', requestFor('/desk/orders'), 200],
])('does not count %s', async (_, request, status) => {
  const { desk, visits, list } = await open()
  visits.start(async () => desk, never)
  visits.onResponse(request, status)
  await visits.stop()
  expect(await list()).toEqual([])
})

it('counts empty searches by a normalised spelling, also of cached pages', async () => {
  const { desk, visits, list } = await open()
  visits.start(async () => desk, never)
  for (const words of [
    ' Chess  Board',
    'asha@example.com',
    '98765 43210',
    'ch\0ess',
    'a'.repeat(61),
  ]) {
    visits.onSearch(words, 0)
    visits.onResponse(requestFor(`/search?${new URLSearchParams({ q: words })}`), 200)
  }
  visits.onResponse(requestFor('/search?q=chess+board'), 200)
  visits.onSearch('ludo', 3)
  visits.onResponse(requestFor('/search?q=ludo'), 200)
  await visits.stop()
  expect(await list()).toContain('2026-03-02 chess board 2')
  expect((await list()).filter((one) => !/search|visit/.test(one))).toHaveLength(1)
})

it('stores what failed to be written the next time', async () => {
  const { desk, visits, list } = await open()
  const faults: unknown[] = []
  visits.onResponse(requestFor('/'), 200)
  let isAway = true
  const openDesk = async () => {
    if (!isAway) return desk
    isAway = false
    throw new Error('away')
  }
  await new Promise<void>((heard) =>
    visits.start(openDesk, (fault) => {
      faults.push(fault)
      heard()
    }),
  )
  await visits.stop()
  expect(faults).toHaveLength(1)
  expect(await list()).toEqual(['2026-03-02 home 1', '2026-03-02 visit 1'])
})

it('stops within a second or so if the database does not respond', async () => {
  const { visits } = await open()
  visits.onResponse(requestFor('/'), 200)
  visits.start(() => new Promise(() => undefined), never)
  const began = performance.now()
  await visits.stop()
  expect(performance.now() - began).toBeLessThan(20_000)
}, 60_000)

it('gives up counts that the database refuses', async () => {
  const { desk, visits, list } = await open()
  const refusal = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  const refusing = { ...desk.dailyCounts, add: () => Promise.reject(refusal) }
  let next: typeof desk = { ...desk, dailyCounts: refusing }
  visits.onResponse(requestFor('/'), 200)
  const heard = await new Promise((onFault) => visits.start(async () => next, onFault))
  expect(heard).toBe(refusal)
  next = desk
  visits.onResponse(requestFor('/product/ludo'), 200)
  await visits.stop()
  expect(await list()).toEqual(['2026-03-02 product 1', '2026-03-02 visit 1'])
})

it('remembers the newest of many empty searches', async () => {
  const { desk, visits, list } = await open()
  visits.start(async () => desk, never)
  for (let at = 0; at <= 500; at += 1) visits.onSearch(`game ${at}`, 0)
  for (const at of [0, 500]) visits.onResponse(requestFor(`/search?q=game+${at}`), 200)
  await visits.stop()
  expect((await list()).filter((one) => one.includes('game'))).toEqual(['2026-03-02 game 500 1'])
})

it('counts nothing without a desk', async () => {
  const { desk, visits, list } = await open(false)
  visits.start(async () => desk, never)
  visits.onResponse(requestFor('/'), 200)
  await visits.stop()
  expect(await list()).toEqual([])
})
