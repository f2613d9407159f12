import { expect, it } from 'vitest'
import { openDeskSite } from '#test/desk/open-desk-site.ts'
import { storeAdmin } from './store-admin.ts'

it('orders and stock of a hosted store link to its admin', async () => {
  const opened = await openDeskSite({ hostedOrigin: 'https://my-shop.myshopify.com' })
  const cookie = await opened.setUp()
  const today = await opened.get(cookie)
  for (const part of ['orders', 'stock']) expect(today).toContain(`href="/desk/${part}"`)
  const orders = await opened.ask('/desk/orders/7', { headers: { Cookie: cookie } })
  expect(orders.status).toBe(200)
  expect(await orders.text()).toContain('href="https://admin.shopify.com/store/my-shop/orders"')
  expect(await opened.get(cookie, '/desk/stock')).toContain('/store/my-shop/products/inventory"')
  expect((await opened.ask('/desk/orders')).status).toBe(303)
})

it.each([
  ['https://my-shop.myshopify.com', 'https://admin.shopify.com/store/my-shop'],
  ['https://shop.example', 'https://shop.example/admin'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100/admin'],
])('the admin of %s is at %s', (origin, admin) => {
  expect(storeAdmin(origin)).toBe(admin)
})
