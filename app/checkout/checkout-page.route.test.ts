import { afterAll, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

const shop = await openShop({ CASH_MAX: '5000' })
afterAll(() => shop.close())

it('the checkout page names the limit of cash on delivery', async () => {
  const html = await (await shop.ask('/checkout')).text()
  expect(pageText(html)).toContain('Pay at your door, up to ₹5,000. No extra charge')
})

it('the checkout page says without script that it needs it, with a link to all games instead of buttons', async () => {
  const html = await (await shop.ask('/checkout')).text()
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  const [head = '', form = ''] = main.split(/(?=<div class="checkout-columns)/)
  const [columns = '', notice = ''] = form.split('</div><noscript>')
  expect(columns).toMatch(/^<div class="checkout-columns noscript:hidden">/)
  const buttons = [...head.matchAll(/<button\b[^>]*>/g), ...notice.matchAll(/<button\b[^>]*>/g)]
  expect(buttons).toHaveLength(1)
  expect(buttons[0]?.[0]).toContain('noscript:hidden')
  expect(notice).toMatch(/<h2[^>]*>This page needs JavaScript<\/h2>/)
  expect(notice).toMatch(/<a[^>]* href="\/all-products"[^>]*>See all games<\/a>/)
})
