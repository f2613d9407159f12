import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { createTestCart, openTestCheckout } from '#test/local-store/open-test-checkout.ts'

/** The page with its script, in a browser with or without a network, before a store that answers or does not. */
async function openPage({ isOnline, isReachable }: { isOnline: boolean; isReachable: boolean }) {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, {})
  const page = await (await shop.get(checkout)).text()
  const url = new URL(checkout, 'http://shop.test').href
  const browser = new JSDOM(page, { url, runScripts: 'outside-only' }).window
  const network = { isOnline }
  Object.defineProperty(browser.navigator, 'onLine', { get: () => network.isOnline })
  browser.fetch = async (address, init) => {
    if (!isReachable || init?.method !== 'HEAD') throw new TypeError('Failed to fetch')
    return shop.get(String(address))
  }
  const script = browser.document.querySelector('script')?.getAttribute('src') ?? ''
  browser.eval(await (await shop.get(script)).text())
  const sent: unknown[] = []
  // The last listener: the page itself cannot navigate here.
  browser.document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(event.target)
    event.preventDefault()
  })
  const button = browser.document.querySelector<HTMLElement>('button[value=pay]')
  return { browser, network, sent, press: () => button?.click() }
}

const noticeIn = ({ document }: Window) => document.querySelector('.checkout-notices [role=alert]')

it('an order is not sent without a network, which a notice says, and is sent once there is one', async () => {
  const { browser, network, sent, press } = await openPage({ isOnline: false, isReachable: false })
  press()
  await vi.waitFor(() => expect(noticeIn(browser)?.textContent).toContain('You are offline'))
  expect(browser.document.activeElement).toBe(noticeIn(browser))
  expect(sent).toHaveLength(0)
  network.isOnline = true
  browser.dispatchEvent(new browser.Event('online'))
  expect(noticeIn(browser)).toBeNull()
  press()
  expect(sent).toHaveLength(1)
})

it('an order pressed as the network comes back is sent', async () => {
  const { browser, network, sent, press } = await openPage({ isOnline: false, isReachable: false })
  press()
  network.isOnline = true
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(noticeIn(browser)).toBeNull()
})

it('an order is sent to a store that answers without a network', async () => {
  const { browser, sent, press } = await openPage({ isOnline: false, isReachable: true })
  press()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(noticeIn(browser)).toBeNull()
})
