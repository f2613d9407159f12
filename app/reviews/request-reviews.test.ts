import { expect, test, vi } from 'vitest'
import type { ShopContext } from '#app/shop/shop-context.ts'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { sampleSettings } from '#test/in-shop.tsx'
import { findReviews } from './find-reviews.server.ts'
import { requestReviews, requestStoredReviews } from './request-reviews.ts'

test('without reviews the answer is null', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  expect(await requestStoredReviews('1')).toBeNull()
})

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('{}', { status: 503 })],
])('reviews are unknown when %s: nothing is cached as none', async (_title, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(requestStoredReviews('1')).rejects.toThrow(/fail/i)
  expect(await requestReviews('1', 7)).toBeNull()
})

test('the server knows no reviews when the desk fails, and null when there are none', async () => {
  const ask = (find: () => Promise<StoredReviews | null>) => {
    const settings = { ...sampleSettings, figures: 'measured' }
    const shop = { settings, desk: { reviews: { find } }, report: vi.fn() }
    // Only what the function reads.
    return findReviews(shop as unknown as ShopContext, '1')
  }
  expect(await ask(async () => null)).toBeNull()
  expect(await ask(() => Promise.reject(new Error('locked')))).toBeUndefined()
})
