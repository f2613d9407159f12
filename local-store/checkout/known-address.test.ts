import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

const whole = { firstName: 'Asha', lastName: 'Rao', address1: '12 Linking Road', address2: '' }
const mumbai = { city: 'Mumbai', provinceCode: 'MH', zip: '400050', countryCode: 'IN' }

const FOLDED = '<details class="known address"><summary>'

/** The checkout of a cart with an address, as the shop's own checkout page sends it. */
async function openWith(address: object = {}, phone = '+919876543210') {
  const shop = await openTestCheckout({ findPlace: () => null })
  const deliveryAddress = { ...whole, ...mumbai, ...address }
  const { checkout } = await createTestCart(
    shop,
    { jugaad: 1 },
    {
      buyerIdentity: { email: 'asha@example.com', phone },
      delivery: { addresses: [{ address: { deliveryAddress }, selected: true }] },
    },
  )
  return { ...shop, checkout, page: await (await shop.get(checkout)).text() }
}

it('folds an address that came whole, with the days and ways of delivery below it', async () => {
  const { page } = await openWith({ address2: 'Near the temple' })
  expect(page).toContain(FOLDED)
  const text = await textOf(new Response(page))
  expect(text).toContain(
    'Where it goes Deliver to Asha Rao , 12 Linking Road, Near the temple, Mumbai, Maharashtra 400050 +919876543210 asha@example.com Change',
  )
  expect(text).toMatch(/Delivery Standard delivery Free Express delivery ₹99 .*How you pay/)
})

it.each([
  ['no street', { address1: '' }, undefined],
  ['a PIN code with seven digits', { zip: '4000501' }, undefined],
  ['no phone number', {}, ''],
])('leaves the form open for an address with %s', async (_, address, phone) => {
  const { page } = await openWith(address, phone)
  expect(page).not.toContain('class="known address"')
  expect(page).toMatch(/id="firstName"[^>]*value="Asha"/)
})

it('sends its fields with the form, stays folded for a wrong card, and opens for a wrong name', async () => {
  const { checkout, submit } = await openWith()
  const form = { ...goodForm, ...{ paymentMethod: 'card', expectedTotal: '45000' } }
  const unpaid = await (await submit(checkout, form)).page.text()
  expect(unpaid).toContain('Enter the card number')
  expect(unpaid).toContain(FOLDED)
  const refused = await (await submit(checkout, { ...form, firstName: '' })).page.text()
  expect(refused).toContain('Please enter your first name')
  expect(refused).not.toContain('class="known address"')
})

it('shows the fields that the PIN code filled in', async () => {
  const shop = await openTestCheckout({ findPlace: () => ({ state: 'Goa', city: 'Panaji' }) })
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const form = { ...goodForm, zip: '403001', city: '', province: '', intent: 'update' }
  const page = await (await shop.submit(checkout, form)).page.text()
  expect(page).toContain('filled from the PIN')
  expect(page).not.toContain('class="known address"')
})

it('opens by itself for fields that the browser has filled again, and takes the focus', async () => {
  const { page, get } = await openWith()
  const browser = new JSDOM(page, { url: 'http://shop.test', runScripts: 'outside-only' }).window
  const { document } = browser
  const script = document.querySelector('script')?.getAttribute('src') ?? ''
  browser.eval(await (await get(script)).text())
  const address = document.querySelector('details.address')
  browser.dispatchEvent(new browser.Event('pageshow'))
  expect(address?.hasAttribute('open')).toBe(false)
  for (const box of document.querySelectorAll('input')) if (box.id === 'zip') box.value = '411001'
  browser.dispatchEvent(new browser.Event('pageshow'))
  expect(address?.hasAttribute('open')).toBe(true)
  await new Promise((done) => address?.addEventListener('toggle', done))
  expect(document.activeElement?.id).toBe('zip')
})
