import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
} from '#test/local-store/open-test-checkout.ts'

const discountCodes = ['WELCOME10']

test('a corrected PIN code that renews the page reports a total that has changed meanwhile', async () => {
  const findPlace = () => ({ state: 'Karnataka', city: 'Bengaluru' })
  const shop = await openTestCheckout({ findPlace })
  const first = await createTestCart(shop, { jugaad: 2 }, { discountCodes })
  await shop.post(first.checkout, { ...goodForm, expectedTotal: '81000' })
  const { checkout } = await createTestCart(shop, { jugaad: 2 }, { discountCodes })
  const wrong = { ...goodForm, zip: '12', phone: '12', expectedTotal: '81000' }
  const path = locationOf(await shop.post(checkout, wrong))
  const page = await (await shop.get(path)).text()
  const url = new URL(path, 'http://shop.test').href
  const { document, ...browser } = openBrowser(page, url, shop.submit)
  browser.run(await (await shop.get(browser.script())).text())

  const zip = document.querySelector<HTMLInputElement>('#zip')
  if (!zip) throw new Error('No PIN code')
  zip.value = '560001'
  zip.dispatchEvent(browser.createInput())
  const notices = () => document.querySelector('.checkout-notices')?.textContent
  await vi.waitFor(() => expect(notices()).toContain('The total is now ₹900'))
  expect(notices()).toContain('One field needs your attention')
  expect(document.querySelector('[name=expectedTotal]')?.getAttribute('value')).toBe('90000 INR')
})

type Submit = Awaited<ReturnType<typeof openTestCheckout>>['submit']

function openBrowser(page: string, url: string, submit: Submit) {
  const { window } = new JSDOM(page, { url, runScripts: 'outside-only' })
  window.fetch = async (address, init) => {
    const form = Object.fromEntries(new URLSearchParams(String(init?.body)))
    return (await submit(String(address), form)).page
  }
  return {
    document: window.document,
    script: () => window.document.querySelector('script')?.getAttribute('src') ?? '',
    run: (text: string) => window.eval(text),
    createInput: () => new window.Event('input', { bubbles: true }),
  }
}
