import { afterAll, beforeEach, expect, it } from 'vitest'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { openHostedShop, openShop, SHOP_ORIGIN } from '#test/open-shop.ts'

const PATH = '/api/catalogue'

/** Headers and bodies of the requests to the store, without those that every page makes. */
let asked: { headers: Headers; body: Promise<string> }[] = []

const store = await openHostedStore([SHOP_ORIGIN])
beforeEach(() => {
  asked = []
  store.setDifficulty({
    answer(request) {
      if (request.method === 'POST') {
        asked.push({ headers: request.headers, body: request.clone().text() })
      }
      return null
    },
  })
})
afterAll(() => store.close())

const open = (settings: Readonly<Record<string, string>> = {}) =>
  openHostedShop({
    SHOPIFY_STORE_DOMAIN: store.origin,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: 'private-word',
    ...settings,
  })

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const game = (handle: string) => ({ name: 'ProductByHandle', variables: { handle } })

it('answers a catalogue query as the store would, with no-store', async () => {
  const shop = await open()
  const answer = await shop.askFrom('192.0.2.7', PATH, post(game('couple-taboo')))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ data: { product: { title: 'Couple Taboo' } } })
  const [question] = await Promise.all(
    asked.map(async ({ headers, body }) => ({ headers, ...JSON.parse(await body) })),
  ).then((all) => all.filter(({ query }) => query.includes('query ProductByHandle')))
  expect(question.variables).toEqual({ handle: 'couple-taboo' })
  expect(question.headers.get('shopify-storefront-private-token')).toBe('private-word')
  expect(question.headers.get('shopify-storefront-buyer-ip')).toBe('192.0.2.7')
})

it.each([
  ['a document', { query: '{ shop { name } }' }],
  ['a change', { name: 'CartCreate', variables: { input: {} } }],
  ['a cart', { name: 'CartById', variables: { cartId: 'gid://shopify/Cart/1' } }],
])('sends the store nothing for %s', async (_, body) => {
  const shop = await open()
  const answer = await shop.ask(PATH, post(body))
  expect([answer.status, asked.length]).toEqual([400, 0])
  expect((await answer.json()).message).toMatch(/not one of the questions/)
})

it('refuses invalid JSON, other methods and other sites', async () => {
  const shop = await open()
  expect(await shop.ask(PATH, { method: 'POST', body: '{' })).toHaveProperty('status', 400)
  const got = await shop.ask(PATH)
  expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST'])
  const elsewhere = post(game('jugaad'), { 'Sec-Fetch-Site': 'cross-site' })
  expect(await shop.ask(PATH, elsewhere)).toHaveProperty('status', 403)
  expect(asked).toEqual([])
})

it('limits requests by address, with a message', async () => {
  // The limit allows three at once.
  const shop = await open({ ADDRESS_LIMITS: '0.01' })
  const ask = (buyerIp: string) => shop.askFrom(buyerIp, PATH, post(game('no-such-game')))
  for (let at = 0; at < 3; at += 1) expect(await ask('192.0.2.1')).toHaveProperty('status', 200)
  const refused = await ask('192.0.2.1')
  expect(refused.status).toBe(429)
  // On a busy machine, part of the ten seconds may have passed.
  expect(refused.headers.get('Retry-After')).toMatch(/^([1-9]|10)$/)
  expect((await refused.json()).message).toMatch(/^Too many requests/)
  expect(await ask('192.0.2.2')).toHaveProperty('status', 200)
})

it('reports a store failure without the store’s message', async () => {
  const shop = await open()
  store.setDifficulty({ answer: () => new Response('secret words', { status: 402 }) })
  const answer = await shop.ask(PATH, post(game('jugaad')))
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('secret')
  expect(shop.logged).toContainEqual(expect.objectContaining({ level: 50, path: PATH }))
})

it('does not exist with a local store, whose API browsers reach directly', async () => {
  const shop = await openShop()
  expect(await shop.ask(PATH, post(game('jugaad')))).toHaveProperty('status', 405)
  shop.close()
})
