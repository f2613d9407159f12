import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { type ShopObserver, unobserved } from './shop-observer.ts'

const ID = '4F7K-9QXM-2B8T'
const SENTENCE = `If you write to us about this, mention ${ID}.`

let told: unknown[][] = []
const tell =
  (what: string) =>
  (...values: unknown[]) =>
    void told.push([what, ...values])
const observer: ShopObserver = {
  ...unobserved,
  requestId: () => ID,
  refused: tell('refused'),
  storeAsked: (operation, outcome) => tell('asked')(operation, outcome),
  breakerChanged: tell('breaker'),
}

const shop = await openShop({ ADDRESS_LIMITS: '0.001' }, { observer })
afterEach(() => {
  shop.replaceStore(null)
  told = []
})
afterAll(() => shop.close())

const down = async () => new Response('Bad gateway', { status: 502 })

describe('a page that failed to load', () => {
  it.each(['/category/drinking-games', '/nothing-here'])(
    'shows its request id below its content: %s',
    async (path) => {
      shop.replaceStore(down)
      const page = await shop.ask(path)
      expect(page.status).toBe(503)
      const html = await page.text()
      expect(html.split(SENTENCE)).toHaveLength(2)
      expect(html).toContain(`</main><aside data-page="${path}"`)
    },
  )

  it('sends its request id to the client-side router', async () => {
    shop.replaceStore(down)
    const page = await shop.ask('/privacy.data')
    expect(page.status).toBe(503)
    expect(await page.text()).toContain(`"reference","${ID}"`)
  })

  it('is the only kind that shows one', async () => {
    for (const path of ['/faq', '/product/no-such-game']) {
      expect(await (await shop.ask(path)).text()).not.toContain(ID)
    }
  })

  it('shows its request id when nothing could be rendered', async () => {
    shop.replaceStore(() => {
      throw new Error('A bug')
    })
    const answer = await shop.ask('/local-store/assets/x.css')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await answer.json()).toEqual({ message: expect.stringContaining(SENTENCE) })
    expect(shop.logged.at(-1)).toMatchObject({
      level: 50,
      msg: 'A request failed',
      path: '/local-store/assets/:file',
      err: { message: 'A bug' },
    })
  })
})

describe('the store', () => {
  it('is observed by operation, and so is its circuit breaker', async () => {
    await shop.ask('/product/shot-roulette')
    expect(told).toContainEqual(['asked', 'ProductByHandle', 'answered'])
    shop.replaceStore(down)
    for (const handle of ['a', 'b', 'c', 'd', 'e', 'f']) await shop.ask(`/product/${handle}`)
    const failures = told.filter(
      ([, operation, outcome]) => operation === 'ProductByHandle' && outcome === 'http',
    )
    expect(failures).toHaveLength(5)
    expect(told).toContainEqual(['breaker', 'ProductByHandle', true])
    expect(told).toContainEqual(['asked', 'ProductByHandle', 'unasked'])
  })
})

describe('a refused request', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  it.each([
    ['cross-site', '/api/coupon', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['unreadable', '/%00', {}],
    ['too-large', '/api/coupon', { method: 'POST', headers: form, body: 'x'.repeat(70_000) }],
  ])('is counted by its reason: %s', async (reason, path, init) => {
    await shop.ask(path, init)
    expect(told).toEqual([['refused', reason]])
  })

  it('is counted by the limit of the address', async () => {
    const search = (words: string) => shop.askFrom('192.0.2.9', `/search?q=${words}`)
    expect(await search('one')).toHaveProperty('status', 200)
    expect(await search('two')).toHaveProperty('status', 429)
    expect(told.filter(([what]) => what === 'refused')).toEqual([['refused', 'limit', 'searches']])
  })
})
