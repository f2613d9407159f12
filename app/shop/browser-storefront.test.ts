// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { openBrowserStorefront } from './browser-storefront.ts'

const unknownGame = () => Response.json({ data: { product: null } })

/** Mocks `fetch`: only these URLs respond. @returns the requested URLs */
function reach(...addresses: readonly string[]): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    if (!addresses.includes(String(address))) throw new TypeError('Failed to fetch')
    return unknownGame()
  })
  return asked
}

const hosted = { endpoint: 'https://my-shop.myshopify.com/api', publicToken: 'word' }
const find = (store: Parameters<typeof openBrowserStorefront>[0]) =>
  findProductByHandle(openBrowserStorefront(store), 'no-such-game', { retries: 0 })

it('reads the catalogue through the shop when the store is blocked', async () => {
  const asked = reach('/api/catalogue')
  expect(await find({ ...hosted, localStore: false })).toBeNull()
  expect(asked).toEqual([hosted.endpoint, '/api/catalogue'])
})

it('asks only the store while it answers', async () => {
  const asked = reach(hosted.endpoint)
  await find({ ...hosted, localStore: false })
  expect(asked).toEqual([hosted.endpoint])
})

it('has no detour for a local store, which is on the same origin', async () => {
  const asked = reach('/api/catalogue')
  const store = { endpoint: '/local-store/api', publicToken: 'local', localStore: true }
  await expect(find(store)).rejects.toMatchObject({ kind: 'blocked' })
  expect(asked).toEqual([store.endpoint])
})
