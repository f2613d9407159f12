import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '#test/open-shop.ts'

const MINUTE = 60_000
/** An optional part that takes longer is left out. */
const HANGING_MS = 3_000

let shop: OpenShop
let time = 0
let asked: string[] = []

beforeEach(async () => {
  ;[time, asked] = [0, []]
  shop = await openShop({}, { now: () => time, sectionDeadline: HANGING_MS })
})
afterEach(() => shop.close())

/** Cached for seconds, or longer while the origin fails. */
const incomplete = 'public, max-age=0, s-maxage=5, stale-if-error=86400'

const down = () => new Response('Bad gateway', { status: 502 })
const hang = () => new Promise<Response>(() => undefined)

/** Makes the store respond like this to these operations, and records every operation. */
function failAt(operations: RegExp, answer: () => Response | Promise<Response>) {
  shop.replaceStore(async (request) => {
    const { query } = await request.clone().json()
    const [, operation = ''] = /(?:query|mutation) (\w+)/.exec(query) ?? []
    asked.push(operation)
    return operations.test(operation) ? answer() : shop.askStore(request)
  })
}

/** The complete page once the store works: on a busy machine, optional parts may be late more than once. */
async function askWhole(path: string): Promise<Response> {
  const page = await shop.ask(path)
  if (page.headers.get('Cache-Control') !== incomplete) return page
  time += 5000
  return askWhole(path)
}

const stateOf = (page: Response) => page.headers.get('Server-Timing')?.split('page-cache;desc=')[1]

describe('an optional part of a page that fails', () => {
  it.each([
    ['hanging suggestions', 'ProductSuggestions', '/product/jugaad'],
    ['a failing deck', 'PlayCards', '/'],
  ])('makes the page incomplete, cached for seconds only: %s', async (_, operation, path) => {
    failAt(new RegExp(operation), operation === 'ProductSuggestions' ? hang : down)
    const page = await shop.ask(path)
    expect(asked).toContain(operation)
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe(incomplete)
    shop.replaceStore(null)
    time = 4999
    expect(stateOf(await shop.ask(path))).toBe('hit')
    time = 5000
    const whole = await askWhole(path)
    expect([stateOf(whole), whole.headers.get('Cache-Control')]).toEqual([
      'miss',
      expect.stringContaining('s-maxage=60'),
    ])
  })
})

describe('a part of every page that is late', () => {
  it.each([
    ['the menus', /query StoreMenu/],
    ['delivery fees', /cartCreate/],
  ])('makes the first page incomplete, cached for seconds only: %s', async (_, late) => {
    shop.replaceStore(async (request) => {
      if (late.test(await request.clone().text())) await wait(1300)
      return shop.askStore(request)
    })
    const page = await shop.ask('/faq')
    expect(page.headers.get('Cache-Control')).toBe(incomplete)
    shop.replaceStore(null)
    time = 5000
    const whole = await askWhole('/faq')
    expect(whole.headers.get('Cache-Control')).toContain('s-maxage=60')
  })
})

describe('a store that is down', () => {
  it('is not asked by every visitor', async () => {
    failAt(/./, down)
    for (const handle of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      expect(await shop.ask(`/product/${handle}`)).toHaveProperty('status', 503)
    }
    expect(asked.filter((each) => each === 'ProductByHandle')).toHaveLength(5)
    const failedLoads = shop.logged.filter(({ msg }) => msg.startsWith('Load page'))
    expect(failedLoads.map(({ level }) => level)).toEqual([50, 50, 50, 50, 50, 40, 40, 40])
    expect(failedLoads.at(-1)).not.toHaveProperty('err')
  })

  it('leaves cached pages in place, which show their age after ten minutes', async () => {
    const before = await (await askWhole('/category/combo')).text()
    const start = time
    failAt(/./, down)
    time = start + 9 * MINUTE
    expect(await (await shop.ask('/category/combo')).text()).toBe(before)
    time = start + 10 * MINUTE
    const old = await shop.ask('/category/combo')
    const html = await old.text()
    expect(stateOf(old)).toBe('old')
    expect(html.replace(/<aside data-page="\/category\/combo".*?<\/aside>/, '')).toBe(before)
    expect(html).toMatch(
      /isn’t answering right now. Prices and stock on this page are as of \d+ \w+ at \d+:\d\d [ap]m\./,
    )
    time = start + 24 * 60 * MINUTE
    expect(await shop.ask('/category/combo')).toHaveProperty('status', 503)
  })
})

it('a page of ten minutes ago is rendered anew while the store is well', async () => {
  await askWhole('/category/combo')
  time += 10 * MINUTE - 1
  expect(stateOf(await shop.ask('/category/combo'))).toBe('stale')
  await expect.poll(async () => stateOf(await shop.ask('/category/combo'))).toBe('hit')
  await askWhole('/category/combo')
  time += 10 * MINUTE
  expect(stateOf(await shop.ask('/category/combo'))).toBe('miss')
})
