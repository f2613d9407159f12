import { beforeEach, expect, it, vi } from 'vitest'
import { inOneProcess } from '../work/shared-work.ts'
import { createPageCache } from './page-cache.ts'

const MINUTE = 60_000
const words = Array.from({ length: 4000 }, (_, at) => `<p>Game ${(at * 7919) % 1009}</p>`).join('')
let time = 0
let body = words

function cache(workRules = inOneProcess) {
  const rules = {
    parametersOf: () => [],
    origin: 'http://shop.test',
    freshFor: MINUTE,
    staleFor: 10 * MINUTE,
    staleIfErrorFor: 60 * MINUTE,
    maxBytes: 1024 * 1024,
  }
  const respond = createPageCache(rules, { now: () => time, workRules })
  const ask = async (path: string) => {
    const request = new Request(`http://shop.test${path}`, { headers: { 'Accept-Encoding': 'br' } })
    const page = await respond(request, async () => new Response(body))
    const state = page.headers.get('Server-Timing')?.split('desc=')[1]
    return { state, bytes: (await page.arrayBuffer()).byteLength }
  }
  /** The pages in their order, each asked until it is fresh again. */
  const renew = async (...paths: string[]) => {
    time += 2 * MINUTE
    expect((await Promise.all(paths.map(ask))).map(({ state }) => state)).not.toContain('hit')
    await vi.waitFor(async () => {
      for (const path of paths) expect(await ask(path)).toHaveProperty('state', 'hit')
    })
    return Promise.all(paths.map(async (path) => (await ask(path)).bytes))
  }
  return { ask, renew }
}

beforeEach(() => {
  time = 0
  body = words
})

it('compresses a page better as its renewal has not changed it, and keeps that', async () => {
  const { ask, renew } = cache()
  const { bytes: first } = await ask('/')
  const [better = 0] = await renew('/')
  expect(better).toBeLessThan(first)
  expect(await renew('/')).toEqual([better])
})

it('does not for a page that changes', async () => {
  const { ask, renew } = cache()
  const { bytes: first } = await ask('/')
  body = words.replaceAll('Game', 'Deck')
  const [changed = 0] = await renew('/')
  expect(changed / first).toBeCloseTo(1, 1)
})

it('compresses one page at a time, the other at its next renewal', async () => {
  const { ask, renew } = cache()
  const [one, other] = [await ask('/one'), await ask('/other')]
  const sizes = await renew('/one', '/other')
  expect(sizes.filter((bytes) => bytes < one.bytes)).toHaveLength(1)
  expect(sizes).toContain(other.bytes)
  const [better, alsoBetter] = await renew('/one', '/other')
  expect(better).toBeLessThan(one.bytes)
  expect(alsoBetter).toBe(better)
})

it('makes no shopper wait for it', async () => {
  const { ask } = cache()
  const { bytes: first } = await ask('/')
  time = 11 * MINUTE
  expect(await ask('/')).toEqual({ state: 'miss', bytes: first })
})

it('does not at the edge, which has one thread', async () => {
  const { ask, renew } = cache({ joins: false, keepAlive: () => undefined })
  const { bytes: first } = await ask('/')
  expect(await renew('/')).toEqual([first])
})
