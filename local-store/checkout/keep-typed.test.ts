import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { createTestCart, goodForm, openTestCheckout } from '#test/local-store/open-test-checkout.ts'

const places: Record<string, { state: string; city: string }> = {
  110001: { state: 'Delhi', city: 'Delhi' },
  560001: { state: 'Karnataka', city: 'Bengaluru' },
}

type Visit = 'navigate' | 'reload' | 'back_forward'

/** A tab with the checkout; `network.isDown` loses the answers, not the requests. */
async function openTab(input: object = {}) {
  const shop = await openTestCheckout({ findPlace: (pinCode) => places[pinCode] ?? null })
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, input)
  const network = { isDown: false }
  let path = checkout
  let browser = new JSDOM('').window
  async function load(visit: Visit) {
    const stored = new Map<string, string>(
      browser.location.protocol === 'http:' ? Object.entries(browser.sessionStorage) : [],
    )
    const page = await (await shop.get(path)).text()
    const url = new URL(path, 'http://shop.test').href
    browser = new JSDOM(page, { url, runScripts: 'outside-only' }).window
    for (const [key, text] of stored) browser.sessionStorage.setItem(key, text)
    const Timing = class {
      type = visit
    }
    Object.assign(browser, { PerformanceNavigationTiming: Timing })
    Object.assign(browser.performance, { getEntriesByType: () => [new Timing()] })
    browser.fetch = async (address, init) => {
      const form = Object.fromEntries(new URLSearchParams(String(init?.body)))
      const { page: answer } = await shop.submit(String(address), form)
      return network.isDown ? Promise.reject(new TypeError('no network')) : answer
    }
    const script = browser.document.querySelector('script')?.getAttribute('src') ?? ''
    browser.eval(await (await shop.get(script)).text())
  }
  await load('navigate')
  const find = (id: string) => {
    const element = browser.document.getElementById(id)
    if (element instanceof browser.HTMLInputElement || element instanceof browser.HTMLSelectElement)
      return element
    throw new Error(`No ${id}`)
  }
  return {
    shop,
    checkout,
    network,
    valueOf: (id: string) => find(id).value,
    find: (selector: string) => browser.document.querySelector(selector),
    type(id: string, text: string) {
      find(id).value = text
      find(id).dispatchEvent(new browser.Event('input', { bubbles: true }))
    },
    choose: (value: string) =>
      browser.document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click(),
    send() {
      browser.document.querySelector('form')?.dispatchEvent(new browser.Event('submit'))
    },
    /** The page is left, and opened again, or another of its addresses. */
    async open(visit: Visit, next = path) {
      browser.dispatchEvent(new browser.Event('pagehide'))
      path = next
      await load(visit)
    },
  }
}

describe('what is typed on the checkout', () => {
  it.each(['reload', 'back_forward'] as const)('is there again after %s', async (visit) => {
    const tab = await openTab()
    tab.type('address1', '15 Lavelle Road')
    tab.type('cardNumber', '4242')
    tab.choose('card')
    await tab.open(visit)
    expect(tab.valueOf('address1')).toBe('15 Lavelle Road')
    expect(tab.find('[value=card]')).toHaveProperty('checked', true)
    expect(tab.valueOf('cardNumber')).toBe('')
  })

  it('is not on a later visit, nor after the form was sent', async () => {
    const tab = await openTab()
    tab.type('address1', '15 Lavelle Road')
    await tab.open('navigate')
    expect(tab.valueOf('address1')).toBe('')
    tab.type('address1', '16 Lavelle Road')
    tab.send()
    await tab.open('reload')
    expect(tab.valueOf('address1')).toBe('')
  })

  it('leaves what a PIN code filled in to the PIN code', async () => {
    const tab = await openTab()
    tab.type('zip', '560001')
    await vi.waitFor(() => expect(tab.valueOf('city')).toBe('Bengaluru'))
    // The store answers the next PIN code, and the page does not hear of it.
    tab.network.isDown = true
    tab.type('zip', '110001')
    await vi.waitFor(async () => {
      const page = await (await tab.shop.get(tab.checkout)).text()
      expect(page).toContain('value="110001"')
    })
    await tab.open('reload')
    expect([tab.valueOf('zip'), tab.valueOf('city')]).toEqual(['110001', 'Delhi'])
  })

  it('asks for a PIN code that the store does not know yet', async () => {
    const tab = await openTab()
    tab.type('zip', '5600')
    tab.type('city', 'Whitefield')
    await tab.open('reload')
    expect([tab.valueOf('zip'), tab.valueOf('city')]).toEqual(['5600', 'Whitefield'])
    tab.type('zip', '560001')
    await tab.open('reload')
    await vi.waitFor(() => expect(tab.valueOf('province')).toBe('Karnataka'))
    expect(tab.valueOf('city')).toBe('Whitefield')
  })

  it('takes the errors of corrected fields with it', async () => {
    const tab = await openTab()
    const { location } = await tab.shop.submit(tab.checkout, {
      ...goodForm,
      firstName: '',
      address1: '',
      expectedTotal: '45000',
    })
    await tab.open('navigate', location)
    expect(tab.find('#firstName-error')).not.toBeNull()
    tab.type('firstName', 'Asha')
    await tab.open('reload')
    expect(tab.valueOf('firstName')).toBe('Asha')
    expect(tab.find('#firstName-error')).toBeNull()
    expect(tab.find('#address1-error')).not.toBeNull()
  })
})

it('an address that was changed is not folded after a reload', async () => {
  const deliveryAddress = {
    ...{ firstName: 'Asha', lastName: 'Rao', address1: '14 Lavelle Road', address2: '' },
    ...{ city: 'Bengaluru', provinceCode: 'KA', zip: '560001', countryCode: 'IN' },
  }
  const tab = await openTab({
    buyerIdentity: { email: 'asha@example.com', phone: '+919845012345' },
    delivery: { addresses: [{ address: { deliveryAddress }, selected: true }] },
  })
  const isOpen = () => tab.find('details.address')?.hasAttribute('open')
  await tab.open('reload')
  expect(isOpen()).toBe(false)
  tab.type('province', 'Kerala')
  await tab.open('reload')
  expect(isOpen()).toBe(true)
  expect(tab.valueOf('province')).toBe('Kerala')
})
