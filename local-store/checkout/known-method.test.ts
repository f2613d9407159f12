import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

const deliveryAddress = {
  ...{ firstName: 'Asha', lastName: 'Rao', address1: '12 Linking Road' },
  ...{ city: 'Mumbai', provinceCode: 'MH', zip: '400050', countryCode: 'IN' },
}

const FOLDED = '<details class="known method">'
const OPEN = '<details class="known method" open>'
const cod = { key: 'payment_method', value: 'cod' }
const expectedTotal = '45000'

/** The checkout of a cart with an address and a method, as the shop's own checkout page sends them. */
async function openWith(
  method: string,
  { changes = {}, ...options }: Parameters<typeof openTestCheckout>[0] & { changes?: object } = {},
) {
  const shop = await openTestCheckout({ findPlace: () => null, ...options })
  const attributes = [{ key: 'payment_method', value: method }]
  const input = {
    ...{ attributes, buyerIdentity: { email: 'asha@example.com', phone: '+919876543210' } },
    delivery: { addresses: [{ address: { deliveryAddress }, selected: true }] },
    ...changes,
  }
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, input)
  return { ...shop, checkout, page: await (await shop.get(checkout)).text() }
}

const linesOf = (page: string) => textOf(new Response(page))

describe('a method that the shop chose', () => {
  it('is one line on a page that says so, with its fields below and no numbers', async () => {
    const { page } = await openWith('upi')
    expect(page).toContain(FOLDED)
    expect(page).toContain('<div class="checkout-main">')
    const text = await linesOf(page)
    expect(text).toContain('One last look ')
    expect(text).toContain(
      'How you pay UPI Google Pay, PhonePe, Paytm, BHIM or any other app Change ',
    )
    const { document } = new JSDOM(page).window
    expect(document.querySelectorAll('.checkout-main h2 > .heading-sign > svg')).toHaveLength(2)
    const folds = document.querySelectorAll('.known.method')
    expect(folds).toHaveLength(1)
    expect(folds[0]?.querySelectorAll('[type=radio]')).toHaveLength(3)
    expect(folds[0]?.querySelector('#cardNumber')).toBeNull()
    expect(document.querySelectorAll('#cardNumber')).toHaveLength(1)
  })

  it('needs a whole address to be the last look', async () => {
    const { page } = await openWith('cod', { changes: { delivery: undefined } })
    expect(page).toContain(FOLDED)
    expect(page).toContain('<h1>Checkout</h1>')
    expect(page).toContain('<div class="checkout-main checkout-steps">')
  })

  it('stays folded for a wrong field, and names the method chosen since', async () => {
    const { checkout, submit } = await openWith('upi')
    const form = { ...goodForm, expectedTotal, paymentMethod: 'card' }
    const page = await (await submit(checkout, form)).page.text()
    expect(page).toContain(FOLDED)
    expect(await linesOf(page)).toContain('How you pay Card RuPay Visa Mastercard Change')
    expect(page).toMatch(/value="card" checked/)
    expect(page).toContain('Enter the card number')
  })

  it('is ordered as it is', async () => {
    const { checkout, submit } = await openWith('cod')
    expect((await submit(checkout, { ...goodForm, expectedTotal })).location).toMatch(/\/orders\//)
  })

  it('opens with the reason when it is refused', async () => {
    const cashRules = { maxRupees: 10_000, openOrders: 1 }
    const shop = await openWith('cod', { cashRules })
    const form = { ...goodForm, expectedTotal }
    await shop.submit(shop.checkout, form)
    const second = await createTestCart(shop, { jugaad: 1 }, { attributes: [cod] })
    const page = await (await shop.submit(second.checkout, form)).page.text()
    expect(page).toContain(OPEN)
    expect(page).toMatch(/id="paymentMethod" tabindex="-1" autofocus>You already have an order/)
    expect(page).toContain('<h2>How you pay needs your attention</h2>')
    expect(page).toMatch(/href="#paymentMethod">You already have an order/)
    expect(page).not.toContain('<p class="hint"></p>')
  })

  it('opens with the reason when it is not available any more', async () => {
    const { page } = await openWith('cod', { cashRules: { maxRupees: 400, openOrders: 3 } })
    const reason = 'Cash on Delivery is available for orders up to ₹400.'
    expect(page).toContain(OPEN)
    expect(page).toContain(`<p class="error">${reason}</p>`)
    expect(page.split(reason)).toHaveLength(2)
    expect(page).toContain('<h1>Checkout</h1>')
  })
})

it.each(['upi', ''])('says what is safe directly beside the pay button: %j', async (method) => {
  const { page } = await openWith(method)
  const { document } = new JSDOM(page).window
  const promise = document.querySelector('.pay-bar > .pay-promise')
  expect([...(promise?.querySelectorAll('span') ?? [])].map((line) => line.textContent)).toEqual([
    'Card details are never stored.',
    'We never ask for your UPI PIN.',
    'Nothing is charged now: you pay at your door.',
  ])
  expect(promise?.querySelector('svg')).not.toBeNull()
  expect(page.match(/never stored\./g)).toHaveLength(2)
})

it('leaves the choice open, UPI first, where no method came along', async () => {
  const { page } = await openWith('', { changes: { attributes: [] } })
  expect(page).not.toContain('known method')
  expect(page).toContain('<h1>Checkout</h1>')
  expect(page).toMatch(/value="upi" checked/)
  expect([...page.matchAll(/<input type="radio" id="payment-(\w+)"/g)].map(([, id]) => id)).toEqual(
    [...['upi', 'card', 'cod']],
  )
})

/** The page with its script, whose requests are answered. */
async function openScript(shop: Awaited<ReturnType<typeof openWith>>) {
  const url = new URL(shop.checkout, 'http://shop.test').href
  const { window } = new JSDOM(shop.page, { url, runScripts: 'outside-only' })
  const { document } = window
  window.fetch = async (address, init) => {
    const form = Object.fromEntries(new URLSearchParams(String(init?.body)))
    return (await shop.submit(String(address), form)).page
  }
  const script = document.querySelector('script')?.getAttribute('src') ?? ''
  window.eval(await (await shop.get(script)).text())
  const fold = document.querySelector('.method')
  if (fold === null) throw new Error('Nothing is folded')
  return { window, document, fold }
}

describe('with the script', () => {
  it('the chosen method has the focus once the shopper opens the methods', async () => {
    const { document, fold, window } = await openScript(await openWith('cod'))
    const summary = fold.querySelector('summary')
    summary?.dispatchEvent(new window.Event('click', { bubbles: true }))
    fold.setAttribute('open', '')
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('payment-cod'))
  })

  it('opened methods stay open when the delivery changes', async () => {
    const { document, fold } = await openScript(await openWith('cod'))
    fold.setAttribute('open', '')
    document.getElementById('delivery-express')?.click()
    await vi.waitFor(() =>
      expect(document.querySelector('.pay-total')?.textContent).toContain('₹549'),
    )
    expect(fold.hasAttribute('open')).toBe(true)
  })

  it('a method that goes with another PIN code opens the others and leaves the focus', async () => {
    const findLimit = (pinCode: string) => (pinCode === '744101' ? 0 : null)
    const cashRules = { maxRupees: 10_000, openOrders: 3, findLimit }
    const shop = await openWith('cod', { cashRules })
    const { document, fold, window } = await openScript(shop)
    const zip = document.querySelector<HTMLInputElement>('#zip')
    zip?.focus()
    if (zip) zip.value = '744101'
    zip?.dispatchEvent(new window.Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(fold.hasAttribute('open')).toBe(true))
    expect(fold.querySelector('.error')?.textContent).toContain('is not available for 744101')
    expect(document.activeElement).toBe(zip)
  })

  it('another method takes the errors of the last one with it', async () => {
    const shop = await openWith('card')
    const form = { ...goodForm, expectedTotal, paymentMethod: 'card' }
    const page = await (await shop.submit(shop.checkout, form)).page.text()
    expect(page).toContain(FOLDED)
    const { document, window } = await openScript({ ...shop, page })
    expect(document.querySelector('#cardNumber-error')).not.toBeNull()
    const upi = document.querySelector<HTMLInputElement>('#payment-upi')
    upi?.dispatchEvent(new window.Event('input', { bubbles: true }))
    expect(document.querySelector('#cardNumber-error, .notice-error')).toBeNull()
  })

  it('opens by itself for a method that the browser has chosen again', async () => {
    const { document, fold, window } = await openScript(await openWith('cod'))
    window.dispatchEvent(new window.Event('pageshow'))
    expect(fold.hasAttribute('open')).toBe(false)
    document.querySelector<HTMLInputElement>('#payment-card')?.click()
    window.dispatchEvent(new window.Event('pageshow'))
    expect(fold.hasAttribute('open')).toBe(true)
  })
})
