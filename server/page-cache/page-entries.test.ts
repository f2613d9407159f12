import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

const MINUTE = 60_000
let time = 0
let status = 200
const render = vi.fn(async () => new Response(`page at ${time}`, { status }))
const get = (path: string) => new Request(`http://shop.test${path}`)
const rules = { origin: 'http://shop.test', parametersOf: () => [], maxBytes: 1024 * 1024 }

function cache() {
  return createPageCache(
    { ...rules, freshFor: MINUTE, staleFor: 60 * MINUTE, staleIfErrorFor: 60 * MINUTE },
    { now: () => time, random: () => 1 },
  )
}

beforeEach(() => {
  time = 0
  status = 200
})

describe('a page whose rendering fails', () => {
  /** How many renderings happen in this many seconds of requests every 100 ms. */
  async function visit(answer: ReturnType<typeof cache>, seconds: number) {
    render.mockClear()
    for (const end = time + seconds * 1000; time < end; time += 100) {
      expect((await answer(get('/a'), render)).status).toBe(200)
    }
    return render.mock.calls.length
  }

  it('is retried after one, two and three seconds, then every three, and at once for a new page', async () => {
    const answer = cache()
    await answer(get('/a'), render)
    time = 2 * MINUTE
    status = 503
    expect(await visit(answer, 15)).toBe(6)
    status = 200
    expect(await visit(answer, 5)).toBe(1)
  })

  it('does not become fresh again when the clock is set back', async () => {
    const answer = createPageCache({
      ...rules,
      freshFor: 20,
      staleFor: 20,
      staleIfErrorFor: MINUTE,
    })
    await answer(get('/a'), render)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60 * MINUTE)
    await vi.waitFor(async () => {
      await answer(get('/a'), render)
      expect(render).toHaveBeenCalledTimes(2)
    })
    vi.restoreAllMocks()
  })
})

it('stays cached however much others search, even behind the response cache', async () => {
  const answer = createPageCache({
    ...rules,
    parametersOf: () => ['q'],
    maxBytes: 60_000,
    freshFor: MINUTE,
    staleFor: MINUTE,
    staleIfErrorFor: MINUTE,
  })
  await answer(get('/a'), render)
  for (let search = 0; search < 200; search += 1) await answer(get(`/search?q=${search}`), render)
  render.mockClear()
  await answer(get('/a'), render)
  expect(render).not.toHaveBeenCalled()
  await answer(get('/search?q=0'), render)
  expect(render).toHaveBeenCalledOnce()
})

describe('an incomplete page', () => {
  const incomplete = { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=5' } }

  it('is fresh for as long as it says, then rendered anew', async () => {
    const answer = cache()
    const cacheUntil = vi.fn()
    render.mockImplementationOnce(async () => new Response('without suggestions', incomplete))
    const first = await answer(get('/a'), render)
    expect(first.headers.get('Cache-Control')).toContain('public, max-age=0, s-maxage=5, ')
    time = 4999
    const second = await answer(get('/a'), render, { cacheUntil })
    expect(second.headers.get('Server-Timing')).toBe('page-cache;desc=hit')
    expect(cacheUntil.mock.calls).toEqual([[5000]])
    time = 5000
    const third = await answer(get('/a'), render)
    expect(await third.text()).toContain('at 5000')
    expect(third.headers.get('Cache-Control')).toContain('s-maxage=60')
  })

  it('replaces a complete page only once that has expired', async () => {
    const answer = createPageCache(
      { ...rules, freshFor: MINUTE, staleFor: 10 * MINUTE, staleIfErrorFor: 60 * MINUTE },
      { now: () => time, random: () => 1 },
    )
    await answer(get('/a'), render)
    const renderPart = vi.fn(async () => new Response('without suggestions', incomplete))
    const visit = async () => (await answer(get('/a'), renderPart)).text()
    for (time = MINUTE; time < MINUTE + 15_000; time += 100) expect(await visit()).toBe('page at 0')
    // As often as for a failing page.
    expect(renderPart).toHaveBeenCalledTimes(6)
    time = 10 * MINUTE
    expect(await visit()).toBe('without suggestions')
    time += 5000
    expect(await (await answer(get('/a'), render)).text()).toBe(`page at ${time}`)
  })

  it('is shown while the store fails', async () => {
    const answer = cache()
    render.mockImplementationOnce(async () => new Response('without suggestions', incomplete))
    await answer(get('/a'), render)
    time = 6000
    status = 503
    expect(await (await answer(get('/a'), render)).text()).toBe('without suggestions')
  })
})

it('an address over its limits gets cached pages, and no page for it is a failure for others', async () => {
  const answer = cache()
  const refuse = async () => new Response('too many', { status: 429 })
  const visit = async (path: string, isRefused = false) =>
    (await answer(get(path), render, isRefused ? { refuse } : {})).text()
  await visit('/a')
  time = 59 * MINUTE
  expect(await Promise.all([visit('/b', true), visit('/b')])).toEqual([
    'too many',
    `page at ${time}`,
  ])
  expect(await visit('/a', true)).toBe('page at 0')
  // Starts the renewal that the address before it was refused.
  expect(await visit('/a')).toBe('page at 0')
  expect(await visit('/a')).toBe(`page at ${time}`)
})

it('a CDN may serve a page while it is renewed, and while no server answers', async () => {
  const times = { freshFor: MINUTE, staleFor: 5 * MINUTE, staleIfErrorFor: 60 * MINUTE }
  const page = await createPageCache({ ...rules, ...times })(get('/a'), render)
  expect(page.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
  )
})

it('a CDN that gets a stale page asks again soon', async () => {
  const answer = cache()
  await answer(get('/a'), render)
  time = 2 * MINUTE
  const stale = await answer(get('/a'), render)
  expect(stale.headers.get('Server-Timing')).toContain('stale')
  expect(stale.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=5, stale-if-error=3600',
  )
})
