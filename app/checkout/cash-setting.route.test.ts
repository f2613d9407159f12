import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop({ CASH_MAX: '5000' })
})
afterAll(() => shop.close())

it('the checkout page names the limit of cash on delivery', async () => {
  const html = await (await shop.ask('/checkout')).text()
  expect(pageText(html)).toContain('Pay at your door, up to ₹5,000. No extra charge')
})
