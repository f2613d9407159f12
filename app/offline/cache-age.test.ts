import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheAge } from './cache-age.ts'

const SEEN = 'Thu, 26 Nov 2026 04:26:00 GMT'
const WORDS =
  'The network isn’t answering, so you see this page as it was on 26 November at 9:56 am. Prices and stock may have changed since.'

const told: object[] = []
const pages: Record<string, object> = {
  'page-1': { postMessage: (news: object) => told.push(news) },
}

beforeEach(() => {
  vi.stubGlobal('clients', { get: async (id: string) => pages[id] })
})
afterEach(() => {
  told.length = 0
})

const documentOf = (html: string, headers: HeadersInit = { Date: SEEN }) =>
  new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

const show = (cachedResponse: Response | undefined, clientId?: string) =>
  cacheAge.cachedResponseWillBeUsed({
    request: new Request('https://shop.example/category/a&b?sort=price'),
    cachedResponse,
    event: clientId === undefined ? {} : { clientId },
  })

it('a cached document shows its age above its content', async () => {
  const shown = await show(documentOf('<nav></nav><main id="content">Games</main>'), '')
  expect(await shown?.text()).toMatch(
    /^<nav><\/nav><aside data-page="\/category\/a&amp;b" data-seen="1795667160000" class="[^"]+">([^<]+)<\/aside><main id="content">Games<\/main>$/,
  )
  expect(shown?.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(told).toEqual([])
})

it('the notice has the specified text', async () => {
  const shown = await show(documentOf('<main></main>'), '')
  expect(await shown?.text()).toContain(`>${WORDS}</aside>`)
})

it('a document that the server sent as stale gets no second notice', async () => {
  const html = '<aside data-page="/category/a&amp;b" class="x">As of yesterday</aside><main></main>'
  expect(await (await show(documentOf(html), ''))?.text()).toBe(html)
})

it('the page that requested a cached response is told its age', async () => {
  const answer = Response.json({ data: {} }, { headers: { Date: SEEN } })
  expect(await show(answer, 'page-1')).toBe(answer)
  const description = 'Prices and stock may have changed since 26 November at 9:56 am.'
  expect(told).toEqual([{ seenAt: Date.parse(SEEN), title: 'As you last saw it', description }])
})

it.each(['page-2', ''])('nobody is told when the page is gone: %o', async (id) => {
  const answer = Response.json({ data: {} }, { headers: { Date: SEEN } })
  expect(await show(answer, id)).toBe(answer)
  expect(told).toEqual([])
})

it('a prefetched or missing response tells nobody', async () => {
  expect(await show(undefined, 'page-1')).toBeUndefined()
  await show(Response.json({}, { headers: { Date: SEEN } }))
  expect(told).toEqual([])
})

it('a response without a date is cached with the current time', async () => {
  vi.useFakeTimers({ now: Date.parse(SEEN) })
  const bare = await cacheAge.cacheWillUpdate({ response: documentOf('<main></main>', {}) })
  vi.useRealTimers()
  expect(bare.headers.get('Date')).toBe(SEEN)
  expect(bare.headers.get('Content-Type')).toContain('text/html')
  expect(await bare.text()).toBe('<main></main>')
  const dated = documentOf('<main></main>')
  expect(await cacheAge.cacheWillUpdate({ response: dated })).toBe(dated)
})
