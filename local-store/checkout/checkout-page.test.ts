import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

describe('opening a checkout', () => {
  it('redirects from the cart’s checkout URL to its page', async () => {
    const shop = await openTestCheckout()
    const { checkoutUrl } = await createTestCart(shop, { jugaad: 2 })
    const response = await shop.get(`${checkoutUrl}&return_to=/thank-you&_fd=0`)
    expect(response.status).toBe(303)
    const page = await shop.get(response.headers.get('Location') ?? '')
    expect(page.status).toBe(200)
    const text = await textOf(page)
    expect(text).toContain('Jugaad! 2 × ₹450 ₹900')
    expect(text).toContain('Total ₹900')
    expect(text).toContain('Prices include GST.')
    expect(text).toContain('Pay ₹900 Place order · ₹900')
  })

  it('suggests UPI where the shopper has chosen no way to pay', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const page = await (await shop.get(checkout)).text()
    expect(page.match(/value="\w+" checked/g)).toEqual(['value="upi" checked'])
  })

  it('has the fields first, then the summary, and last the button', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const page = await (await shop.get(checkout)).text()
    const parts = ['id="zip"', 'name="paymentMethod"', 'id="discountCode"', 'value="pay"']
    const places = parts.map((part) => page.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('keeps the return URL in every form', async () => {
    const shop = await openTestCheckout()
    const { checkoutUrl } = await createTestCart(shop, { jugaad: 1 })
    const opened = await shop.get(`${checkoutUrl}&return_to=/thank-you`)
    const page = await shop.get(opened.headers.get('Location') ?? '')
    expect(await page.text()).toMatch(/action="[^"]*return_to=%2Fthank-you"/)
  })

  it.each(['', '?key=wrong'])('answers 404 without the cart’s key: %j', async (query) => {
    const shop = await openTestCheckout()
    const { checkoutUrl, checkout } = await createTestCart(shop, { jugaad: 1 })
    for (const address of [checkoutUrl, checkout]) {
      const response = await shop.get(`${address.split('?')[0]}${query}`)
      expect(response.status).toBe(404)
      expect(await textOf(response)).toContain('We cannot find this checkout')
    }
  })

  it('shows an empty cart with a link back to the shop', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, {})
    const response = await shop.get(checkout)
    const page = await response.text()
    expect(page).toContain('Your cart is empty')
    expect(page).toContain('<a class="button" href="/">Back to the shop</a>')
  })

  it('escapes titles', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { 'drunk-ludo': 1 })
    const page = await (await shop.get(checkout)).text()
    expect(page).toContain('Drunk &lt;Ludo&gt; &amp; &quot;Friends&quot;')
    expect(page).not.toContain('<Ludo>')
  })
})

describe('prefilling', () => {
  it('takes email, phone and address from the cart', async () => {
    const shop = await openTestCheckout()
    const address = {
      ...{ firstName: 'Asha', lastName: 'Rao', address1: '12 Linking Road', city: 'Mumbai' },
      ...{ provinceCode: 'MH', zip: '400050', countryCode: 'IN' },
    }
    const { checkout } = await createTestCart(
      shop,
      { jugaad: 1 },
      {
        buyerIdentity: { email: 'asha@example.com', phone: '+919876543210' },
        delivery: { addresses: [{ address: { deliveryAddress: address }, selected: true }] },
      },
    )
    const page = await (await shop.get(checkout)).text()
    expect(page).toMatch(/id="email"[^>]*value="asha@example.com"/)
    expect(page).toMatch(/id="phone"[^>]*value="\+919876543210"/)
    expect(page).toMatch(/id="firstName"[^>]*value="Asha"/)
    expect(page).toMatch(/id="zip"[^>]*value="400050"/)
    expect(page).toContain('<option selected>Maharashtra</option>')
  })

  // spec 4.049
  it('selects the payment method noted by the shop', async () => {
    const shop = await openTestCheckout()
    const attributes = [{ key: 'payment_method', value: 'cod' }]
    const { checkout } = await createTestCart(shop, { jugaad: 1 }, { attributes })
    const page = await (await shop.get(checkout)).text()
    expect(page).toMatch(/value="cod" checked/)
    expect(page).not.toMatch(/value="card" checked/)
  })
})

describe('the page', () => {
  it('says how cards are kept and, at its end, which card can be tried', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const text = await textOf(await shop.get(checkout))
    expect(text).toContain('Card details are never stored. ')
    expect(text).toMatch(
      /never stored\. Test card: 4242 4242 4242 4242.* No UPI request is sent\. $/,
    )
  })

  it('asks for no payment where gift cards pay everything', async () => {
    const shop = await openTestCheckout()
    const giftCardCodes = ['GIFT500DEMO']
    const { checkout } = await createTestCart(shop, { jugaad: 1 }, { giftCardCodes })
    const text = await textOf(await shop.get(checkout))
    expect(text).toContain('Nothing is left to pay')
    expect(text).toContain('Total ₹0 Place order Back')
  })

  it('labels every field', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const page = await (await shop.get(checkout)).text()
    const ids = [...page.matchAll(/<(?:input|select) [^>]*?id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(12)
    for (const id of ids) expect(page).toMatch(new RegExp(`<label[^>]*for="${id}"`))
  })

  it.each([
    ['email', 'email', 'email', 'email', 'next'],
    ['phone', 'tel', 'tel', 'tel', 'next'],
    ['zip', 'text', 'numeric', 'shipping postal-code', 'next'],
    ['city', 'text', 'text', 'shipping address-level2', 'next'],
    ['address1', 'text', 'text', 'shipping address-line1', 'next'],
    ['address2', 'text', 'text', 'shipping address-line2', 'next'],
    ['firstName', 'text', 'text', 'shipping given-name', 'next'],
    ['lastName', 'text', 'text', 'shipping family-name', 'next'],
    ['cardNumber', 'text', 'numeric', 'cc-number', 'next'],
    ['cardExpiry', 'text', 'numeric', 'cc-exp', 'next'],
    ['cardCvc', 'text', 'numeric', 'cc-csc', 'go'],
  ])('gives %s its type, keyboard, autofill and Enter key', async (id, ...expected) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const page = await (await shop.get(checkout)).text()
    const [box = ''] = new RegExp(`<input id="${id}"[^>]*>`).exec(page) ?? []
    const names = ['type', 'inputmode', 'autocomplete', 'enterkeyhint']
    expect(names.map((name) => new RegExp(` ${name}="([^"]*)"`).exec(box)?.[1])).toEqual(expected)
  })

  it('has one script file and no inline style, and is never cached', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const response = await shop.get(checkout)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const page = await response.text()
    expect(page).not.toMatch(/<script>|<style| style="| on[a-z]+="/)
    expect(page.match(/<script [^>]*src="([^"]+)"/g)).toHaveLength(1)
    expect(page).toContain('noindex')
  })

  // spec 9.012
  it('offers express delivery where available, and adds its price', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    expect(await textOf(await shop.get(checkout))).not.toContain('Express delivery')
    const { intent: _, ...typed } = goodForm
    const asked = await shop.post(checkout, { ...typed, intent: 'update' })
    const metro = await textOf(await shop.get(asked.headers.get('Location') ?? ''))
    expect(metro).toContain('Express delivery ₹99')
    const chosen = await shop.post(checkout, {
      ...typed,
      ...{ intent: 'update', deliveryOption: 'express' },
    })
    const page = await textOf(await shop.get(chosen.headers.get('Location') ?? ''))
    expect(page).toContain('Delivery ₹99')
    expect(page).toContain('Total ₹549')
  })
})
