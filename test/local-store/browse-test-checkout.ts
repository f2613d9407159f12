import { JSDOM } from 'jsdom'
import { createTestCart, openTestCheckout } from './open-test-checkout.ts'

/** The window of a checkout's page for one game, in which its script has run. */
export async function browseTestCheckout(): Promise<JSDOM['window']> {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, {})
  const page = await (await shop.get(checkout)).text()
  const url = new URL(checkout, 'http://shop.test').href
  const { window } = new JSDOM(page, { url, runScripts: 'outside-only' })
  const script = window.document.querySelector('script[src*="checkout."]')?.getAttribute('src')
  window.eval(await (await shop.get(script ?? '')).text())
  return window
}
