import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import type { Seller } from './known-shop.ts'

const seller: Seller = {
  ...{ name: 'Tapri Games LLP', gstin: '29AAKCG4821P1Z5', email: 'hello@tapri.example' },
  phone: { text: '+91 80 4718 2299', href: 'tel:+918047182299' },
  hours: 'Monday to Friday, 9 AM to 5 PM',
  pages: [{ to: '/returns', label: 'Returns and refunds' }],
}

it('checkout, order and notices say who sells, how to reach them, and which rules hold', async () => {
  const shop = await openTestCheckout({ seller })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const pages = [await (await shop.get(checkout)).text()]
  const order = locationOf(await shop.post(checkout, { ...goodForm, expectedTotal: '45000' }))
  for (const path of [order, '/local-store/orders/none'])
    pages.push(await (await shop.get(path)).text())
  for (const page of pages) {
    const text = await textOf(new Response(page))
    expect(text).toContain('Sold by Tapri Games LLP GSTIN 29AAKCG4821P1Z5')
    expect(text).toContain('Questions about an order? Monday to Friday, 9 AM to 5 PM')
    for (const address of ['mailto:hello@tapri.example', 'tel:+918047182299', '/returns'])
      expect(page).toContain(`href="${address}"`)
  }
})

it('names neither a GSTIN nor the tax for a seller who is not registered', async () => {
  const shop = await openTestCheckout({ seller: { ...seller, gstin: null } })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const text = await textOf(await shop.get(checkout))
  expect(text).toContain('Sold by Tapri Games LLP Questions about an order?')
  expect(text).toContain('Prices include taxes.')
  expect(text).not.toContain('GST')
})

it('says beside the pay button what holds for returns, where the shop promises it', async () => {
  const returnsPromise = 'Wrong game? Tell us within 9 days.'
  const shop = await openTestCheckout({ returnsPromise })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  expect(await textOf(await shop.get(checkout))).toContain(
    `Place order · ₹450 ${returnsPromise} Back to the shop`,
  )
  const silent = await openTestCheckout()
  const { checkout: other } = await createTestCart(silent, { jugaad: 1 })
  expect(await textOf(await silent.get(other))).toContain('Place order · ₹450 Back to the shop')
})

it('a store that knows no seller names none', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  expect(await textOf(await shop.get(checkout))).not.toMatch(/Sold by|Questions about/)
  const order = locationOf(await shop.post(checkout, { ...goodForm, expectedTotal: '45000' }))
  expect(await textOf(await shop.get(order))).not.toContain('Something wrong?')
})

it('an order says whom to call, with what happens next or alone, and ends in a button', async () => {
  const shop = await openTestCheckout({ seller })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const order = locationOf(await shop.post(checkout, { ...goodForm, expectedTotal: '45000' }))
  const help = 'Something wrong? Call +91 80 4718 2299 , Monday to Friday, 9 AM to 5 PM.'
  const page = await (await shop.get(order)).text()
  const { document } = new JSDOM(page).window
  const next = document.querySelector('[aria-labelledby="next-title"]')
  expect(await textOf(new Response(next?.outerHTML))).toContain(help)
  expect(next?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+918047182299')
  expect(page).toContain('<a class="button-quiet" href="/">Continue Shopping</a>')
  const action = { type: 'cancel', reason: 'customer', note: '', restock: true } as const
  await shop.localStore.merchantOrders.act({ orderId: 1, version: 1, who: 'Meera', action })
  const cancelled = await textOf(await shop.get(order))
  expect(cancelled).not.toContain('What happens next')
  expect(cancelled).toContain(help)
})
