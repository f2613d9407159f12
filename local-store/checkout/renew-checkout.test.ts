import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { createTestCart, goodForm, openTestCheckout } from '#test/local-store/open-test-checkout.ts'

const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cardCvc: '123' }
const places: Record<string, { state: string; city: string | null }> = {
  400050: { state: 'Maharashtra', city: 'Mumbai' },
  560001: { state: 'Karnataka', city: 'Bengaluru' },
}
let browser = new JSDOM('').window

/** The page with its script; `network.answer` may hold or break the requests. */
async function openPage(input: object = {}) {
  const shop = await openTestCheckout({ findPlace: (pinCode) => places[pinCode] ?? null })
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, input)
  const sent: Record<string, string>[] = []
  const network = { answer: async (): Promise<void> => undefined }
  const show = async (path: string) => {
    const page = await (await shop.get(path)).text()
    const url = new URL(path, 'http://shop.test').href
    browser = new JSDOM(page, { url, runScripts: 'outside-only' }).window
    browser.fetch = async (address, init) => {
      const form = Object.fromEntries(new URLSearchParams(String(init?.body)))
      sent.push(form)
      await network.answer()
      return (await shop.submit(String(address), form)).page
    }
    const script = browser.document.querySelector('script')?.getAttribute('src') ?? ''
    browser.eval(await (await shop.get(script)).text())
  }
  await show(checkout)
  return { shop, checkout, sent, network, show }
}

function field(id: string): HTMLInputElement {
  const found = browser.document.getElementById(id)
  // Inputs and selects have what the tests use.
  if (found !== null) return found as HTMLInputElement
  throw new Error(`No ${id}`)
}

function type(id: string, value: string): void {
  field(id).focus()
  field(id).value = value
  field(id).dispatchEvent(new browser.Event('input', { bubbles: true }))
}

const textAt = (selector: string) =>
  browser.document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
const place = () => [field('province').value, field('city').value]
const isRunning = () => browser.document.documentElement.classList.contains('renews')

/** What the browser sends when a button is pressed. */
function pressed(intent: string): Record<string, string> {
  const form = browser.document.querySelector('form') ?? undefined
  const entries = [...new browser.FormData(form)].map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(entries), intent }
}

/** Requests that wait to be let through, one at a time. */
function holdRequests(network: { answer: () => Promise<void> }) {
  const waiting: (() => void)[] = []
  network.answer = () => new Promise((done) => waiting.push(done))
  return { release: () => vi.waitFor(() => expect(waiting.shift()?.()).toBeUndefined()), waiting }
}

async function chooseExpress() {
  type('zip', '400050')
  await vi.waitFor(() => field('delivery-express').click())
  await vi.waitFor(() => expect(textAt('.pay-total')).toBe('Total ₹549'))
}

/** Shows the page after the store has refused a form with these values. */
async function refuse({ shop, checkout, show }: Awaited<ReturnType<typeof openPage>>, wrong = {}) {
  const form = { ...goodForm, ...wrong, expectedTotal: '45000' }
  await show((await shop.submit(checkout, form)).location)
}

describe('the sixth digit of the PIN code', () => {
  it('fills in city and state, and keeps focus, caret and what is typed meanwhile', async () => {
    const { sent, network } = await openPage()
    type('zip', '56000')
    expect(sent).toEqual([])
    const { release, waiting } = holdRequests(network)
    type('zip', '560001')
    field('zip').setSelectionRange(2, 2)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    field('email').value = 'asha@'
    await release()
    await vi.waitFor(() => expect(place()).toEqual(['Karnataka', 'Bengaluru']))
    expect(textAt('.beside-pin')).toContain('Bengaluru, Karnataka filled from the PIN')
    expect(browser.document.activeElement).toBe(field('zip'))
    expect(field('zip').selectionStart).toBe(2)
    expect(field('email').value).toBe('asha@')
    expect(textAt('.checkout-notices')).toBe('')
  })

  it('never overwrites a city that is typed meanwhile', async () => {
    const { network } = await openPage()
    const { release } = holdRequests(network)
    type('zip', '५६०-००१')
    type('city', 'Whitefield')
    await release()
    await vi.waitFor(() => expect(place()).toEqual(['Karnataka', 'Whitefield']))
  })

  it('shows the answer to the last code only', async () => {
    const { sent, network } = await openPage()
    const { release } = holdRequests(network)
    type('zip', '560001')
    type('zip', '400050')
    await release()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(place()).toEqual(['', ''])
    await release()
    await vi.waitFor(() => expect(place()).toEqual(['Maharashtra', 'Mumbai']))
    expect(sent.map(({ zip }) => zip)).toEqual(['560001', '400050'])
  })

  it('says beside its field that nobody knows it, until another is typed', async () => {
    await openPage()
    type('zip', '999999')
    await vi.waitFor(() => expect(textAt('#zip-error')).toContain('We don’t know this PIN code'))
    expect(field('zip').getAttribute('aria-invalid')).toBe('true')
    expect(browser.document.querySelector('[aria-live=polite] #zip-error')).not.toBeNull()
    type('zip', '560001')
    await vi.waitFor(() => expect(place()).toEqual(['Karnataka', 'Bengaluru']))
    expect(textAt('#zip-error')).toBe('')
  })

  it('counts the errors of what it filled in no longer, and names the next', async () => {
    const page = await openPage()
    await refuse(page, { email: '', phone: '', address1: '', zip: '', province: '', city: '' })
    const need = (what: string) => `need your attention Please enter your ${what}`
    expect(textAt('.checkout-notices')).toBe(`6 fields ${need('PIN code')}`)
    type('zip', '560001')
    await vi.waitFor(() => expect(place()).toEqual(['Karnataka', 'Bengaluru']))
    expect(textAt('.checkout-notices')).toBe(`3 fields ${need('address')}`)
    expect(textAt('#email-error')).toContain('Please enter your email address')
  })

  it('is used where the shop has passed it', async () => {
    const deliveryAddress = { zip: '560001', countryCode: 'IN' }
    await openPage({ delivery: { addresses: [{ address: { deliveryAddress }, selected: true }] } })
    await vi.waitFor(() => expect(place()).toEqual(['Karnataka', 'Bengaluru']))
  })
})

describe('another delivery option', () => {
  it('changes every amount on the page, and one tap pays it', async () => {
    const { shop, checkout } = await openPage()
    await chooseExpress()
    expect([textAt('.summary-due'), textAt('.pay-online')]).toEqual(['₹549', 'Pay ₹549'])
    expect(textAt('.totals')).toContain('Delivery₹99 Total₹549')
    expect(textAt('.payment:last-child')).toContain('Please keep ₹549 ready')
    expect(browser.document.querySelector('.pay-total')?.getAttribute('role')).toBe('status')
    const { location } = await shop.submit(checkout, { ...pressed('pay'), ...goodForm })
    expect(location).toContain('/orders/')
  })

  it('keeps the focus on it, and the fields of a card, which are not sent', async () => {
    const { sent } = await openPage()
    for (const [name, value] of Object.entries(card)) type(name, value)
    type('giftCard', 'GIFT500DEMO')
    type('zip', '400050')
    await vi.waitFor(() => field('delivery-express').focus())
    field('delivery-express').click()
    await vi.waitFor(() => expect(textAt('.pay-total')).toBe('Total ₹549'))
    expect(browser.document.activeElement).toBe(field('delivery-express'))
    expect(pressed('pay')).toMatchObject({ ...card, giftCard: 'GIFT500DEMO' })
    expect(JSON.stringify(sent)).not.toMatch(/card|4242|GIFT500/i)
  })

  it('leaves the errors of other fields where they are', async () => {
    await refuse(await openPage(), { email: 'asha@', paymentMethod: 'card', ...card, cardCvc: '1' })
    field('delivery-express').click()
    await vi.waitFor(() => expect(textAt('.pay-total')).toBe('Total ₹549'))
    expect(textAt('.checkout-notices')).toContain('2 fields need your attention')
    expect(textAt('#email-error')).toContain('Please enter an email address')
    expect(textAt('#cardCvc-error')).toContain('3 or 4 digits')
  })
})

describe('an edited field', () => {
  it('loses its error and keeps the focus, and the line above the form counts down', async () => {
    await refuse(await openPage(), { email: 'asha@', phone: '1', address2: 'x'.repeat(101) })
    type('phone', '12')
    expect(field('phone').hasAttribute('aria-invalid')).toBe(false)
    expect(field('phone').getAttribute('aria-describedby')).toBe('phone-hint')
    expect(textAt('#phone-error')).toBe('')
    expect(browser.document.activeElement).toBe(field('phone'))
    expect(field('email').getAttribute('aria-describedby')).toBe('email-hint email-error')
    expect(textAt('.checkout-notices')).toContain('2 fields need your attention')
    // Read out once, with the answer of the store.
    expect(browser.document.querySelector('.checkout-notices [role=alert]')).toBeNull()
    type('address2', 'Flat 1')
    expect(field('address2').hasAttribute('aria-describedby')).toBe(false)
    expect(textAt('.checkout-notices h2')).toBe('One field needs your attention')
    expect(textAt('[href="#email"]')).toMatch(/^Please enter an email address/)
    expect(browser.document.title).toMatch(/^Error: Checkout/)
    type('email', 'asha@e')
    expect(textAt('.checkout-notices')).toBe('')
    expect(browser.document.title).toMatch(/^Checkout/)
  })

  it('keeps an error that came with the answer to it', async () => {
    await openPage()
    type('zip', '999999')
    await vi.waitFor(() => expect(textAt('#zip-error')).toContain('We don’t know this PIN code'))
    field('zip').dispatchEvent(new browser.Event('change', { bubbles: true }))
    expect(field('zip').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes the errors of another payment method with it', async () => {
    await refuse(await openPage(), { email: 'asha@', paymentMethod: 'card', ...card, cardCvc: '1' })
    field('payment-upi').click()
    expect(textAt('#cardCvc-error')).toBe('')
    expect(textAt('.checkout-notices')).toContain('One field needs your attention')
    await refuse(await openPage(), { paymentMethod: 'barter' })
    type('firstName', 'Asha')
    expect(textAt('.checkout-notices')).toMatch(/^How you pay needs your attention Please choose/)
    field('payment-card').click()
    expect(browser.document.querySelector('.error')).toBeNull()
    expect(textAt('.checkout-notices')).toBe('')
  })

  it('is counted without a code, which is no field of the order', async () => {
    const code = { intent: 'apply-code', discountCode: 'NOSUCH' }
    await refuse(await openPage(), { ...code, email: 'asha@' })
    expect(textAt('.checkout-notices')).toContain('One field needs your attention')
    type('email', 'asha@e')
    expect(textAt('.checkout-notices')).toBe('')
    expect(field('discountCode').getAttribute('aria-invalid')).toBe('true')
  })
})

it('shows its buttons again while the network fails, and leaves the page as it is', async () => {
  const { network } = await openPage()
  expect(isRunning()).toBe(true)
  await chooseExpress()
  network.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  field('delivery-standard').click()
  await vi.waitFor(() => expect(isRunning()).toBe(false))
  expect(textAt('.pay-total')).toBe('Total ₹549')
  expect(browser.document.querySelector('.pay-total')?.hasAttribute('aria-busy')).toBe(false)
  expect(field('delivery-standard').checked).toBe(true)
  network.answer = async () => undefined
  field('delivery-express').click()
  await vi.waitFor(() => expect(isRunning()).toBe(true))
})
