import { expect, it } from 'vitest'
import { productByHandle, variantsById } from '#commerce/operations/products.ts'
import { connectionCheck } from '#commerce/operations/shop.ts'
import { createCatalogueDetour } from './catalogue-detour.ts'

const STORE = 'https://my-shop.myshopify.com/api/2026-04/graphql.json'
const HELPER = '/api/catalogue'
const failed = new TypeError('Failed to fetch')

/** A network that blocks the given hosts, and a clock. */
function openNetwork() {
  const network = { blocked: [STORE], time: 0, asked: [] as { to: string; body: unknown }[] }
  const detour = createCatalogueDetour(
    async (to, init) => {
      init.signal?.throwIfAborted()
      network.asked.push({ to, body: JSON.parse(String(init.body)) })
      if (network.blocked.includes(to)) throw failed
      return new Response(to)
    },
    () => network.time,
  )
  return { network, detour, to: () => network.asked.splice(0).map(({ to }) => to) }
}

const request = (query: string, variables: object = {}, signal?: AbortSignal) => ({
  method: 'POST',
  headers: { 'x-shopify-storefront-access-token': 'word' },
  body: JSON.stringify({ query, variables }),
  ...(signal && { signal }),
})
const game = request(productByHandle, { handle: 'jugaad' })
const answerOf = async (answer: Promise<Response>) => (await answer).text()

it('sends a blocked query to the shop, by its name', async () => {
  const { network, detour } = openNetwork()
  expect(await answerOf(detour.fetchAfter(failed, game))).toBe(HELPER)
  expect(network.asked).toEqual([
    { to: HELPER, body: { name: 'ProductByHandle', variables: { handle: 'jugaad' } } },
  ])
})

it('sends later queries to the shop at once', async () => {
  const { detour, to } = openNetwork()
  await detour.fetchAfter(failed, game)
  expect(await answerOf(detour.fetch(STORE, game))).toBe(HELPER)
  expect(to()).toEqual([HELPER, HELPER])
})

it.each([
  ['a cart', 'query CartById($cartId: ID!) { cart(id: $cartId) { id } }'],
  ['a change', 'mutation CartCreate { cartCreate { cart { id } } }'],
  ['a mutation with a known name', 'mutation AllProducts { cartCreate }'],
  ['the connection check', connectionCheck],
])('never sends %s to the shop', async (_, query) => {
  const { detour, to } = openNetwork()
  await expect(detour.fetchAfter(failed, request(query))).rejects.toBe(failed)
  await expect(detour.fetch(STORE, request(query))).rejects.toBe(failed)
  expect(to()).toEqual([STORE])
})

it('returns to the store once another request reached it', async () => {
  const { network, detour, to } = openNetwork()
  await detour.fetchAfter(failed, game)
  network.blocked = []
  await detour.fetch(STORE, request(connectionCheck))
  expect(await answerOf(detour.fetch(STORE, request(variantsById, { ids: [] })))).toBe(STORE)
  expect(to()).toEqual([HELPER, STORE, STORE])
})

it('retries the store every ten seconds in parallel, and returns to it once it answers', async () => {
  const { network, detour, to } = openNetwork()
  await detour.fetchAfter(failed, game)
  network.time = 9999
  await detour.fetch(STORE, game)
  expect(to()).toEqual([HELPER, HELPER])
  network.time = 10_000
  await detour.fetch(STORE, game)
  network.time = 19_999
  await detour.fetch(STORE, game)
  expect(to()).toEqual([STORE, HELPER, HELPER])
  network.blocked = []
  network.time = 20_000
  await detour.fetch(STORE, game)
  expect(await answerOf(detour.fetch(STORE, game))).toBe(STORE)
  expect(to()).toEqual([STORE, HELPER, STORE])
})

it('switches to the shop again when the store is blocked again', async () => {
  const { network, detour, to } = openNetwork()
  network.blocked = []
  await detour.fetch(STORE, request(connectionCheck))
  network.blocked = [STORE]
  expect(await answerOf(detour.fetch(STORE, game))).toBe(HELPER)
  expect(to()).toEqual([STORE, STORE, HELPER])
})

it('without any network rejects with the original error, and still passes cached responses on', async () => {
  const { network, detour } = openNetwork()
  network.blocked = [STORE, HELPER]
  await expect(detour.fetchAfter(failed, game)).rejects.toBe(failed)
  network.blocked = [HELPER]
  expect(await answerOf(detour.fetch(STORE, game))).toBe(STORE)
})

it('passes a timeout on, and sends the next query to the shop', async () => {
  const { detour, to } = openNetwork()
  const timeout = new DOMException('Too slow', 'TimeoutError')
  const late = request(productByHandle, {}, AbortSignal.abort(timeout))
  await expect(detour.fetchAfter(timeout, late)).rejects.toBe(timeout)
  expect(await answerOf(detour.fetch(STORE, game))).toBe(HELPER)
  expect(to()).toEqual([HELPER])
})
