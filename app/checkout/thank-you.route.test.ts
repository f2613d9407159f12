import { afterAll, describe, expect, it } from 'vitest'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'
import { cookiesOf, requestCheckout, startCheckout } from '#test/start-checkout.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** The page, and the browser's cookie afterwards. */
async function read(path: string, cookie = '') {
  const response = await shop.ask(path, { headers: { Cookie: cookie } })
  const html = await response.text()
  return { response, html, text: pageText(html), cookie: cookiesOf(response) || cookie }
}

/** Starts a checkout of Shot Roulette, and reads the path that the store returns to from its URL. */
async function startNamed() {
  const response = await requestCheckout(shop)
  const checkout = new URL(response.headers.get('Location') ?? '', SHOP_ORIGIN)
  return { path: checkout.searchParams.get('return_to') ?? '', cookie: cookiesOf(response) }
}

const number = (text: string) => /Your order number is (\S+)/.exec(text)?.[1]

describe.each(['/thank-you', '/password'])('the order-confirmed page at %s', (path) => {
  // spec 2.008, 2.152, 2.155, 2.158
  it("shows the store's order number and is never cached", async () => {
    const cookie = await startCheckout(shop)
    const { response, html, text } = await read(`${path}?success=1&order=PG1042`, cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(text).toContain(specified('Order Confirmed'))
    expect(text).toContain('Your order number is PG1042')
    expect(text).toContain(specified('Track Your Order'))
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="/all-products"[^>]*>${specified('Continue Shopping')}</a>`),
    )
    expect(html).toMatch(/What(?:'|&#x27;)s Next<\/h2><ol[^>]*><li>/)
  })

  it('names the days of delivery and the total at the first return with them, and none otherwise', async () => {
    const cookie = await startCheckout(shop)
    const { text } = await read(`${path}?success=1&order=PG1042`, cookie)
    expect(text).not.toMatch(/Arrives|Total/)
    const days = '&total=INR2397.5&arrives=2026-12-02/2026-12-04'
    const named = await read(`${path}?success=1&order=PG1042${days}`, cookie)
    expect(named.text).toMatch(/PG1042 Arrives Wed\s2 – Fri\s4\sDec/)
    expect(named.text).toContain('Total ₹2,397.50')
    // The order may have been cancelled since.
    const again = await read(`${path}?success=1&order=PG1042${days}`, named.cookie)
    expect(again.text).toContain('Your order number is PG1042')
    expect(again.text).not.toMatch(/Arrives|Total/)
  })

  it.each([
    ['cod', '₹799 to pay at your door'],
    ['upi', '₹799 paid by UPI'],
    ['constructor', 'Total ₹799'],
  ])('says how the total is paid: %s', async (method, line) => {
    const query = `?success=1&order=PG1042&paid_by=${method}&total=INR799.0`
    const { text } = await read(path + query, await startCheckout(shop))
    expect(text).toContain(` ${line} `)
  })

  it('shows the boxes of the order', async () => {
    const { html } = await read(`${path}?success=1&order=PG1042`, await startCheckout(shop))
    expect(html).toMatch(/aria-label="Your boxes"[^>]*><li>Shot Roulette<\/li><\/ul>/)
    expect(html).toMatch(/order-boxes[^>]*><div><img [^>]*src="[^"]*shot-roulette/)
  })

  // spec 2.008, 2.153
  it('generates a number for a checkout that returns without one, and keeps it', async () => {
    const one = await read(`${path}?success=1`, await startCheckout(shop))
    const other = await read(`${path}?success=1`, await startCheckout(shop))
    expect(number(one.text)).toMatch(/^PG-[2-9A-HJ-NP-Z]{8}$/)
    expect(number(other.text)).not.toBe(number(one.text))
    const again = await read(`${path}?success=1`, one.cookie)
    expect(number(again.text)).toBe(number(one.text))
  })

  // spec 2.008, 2.154
  it('describes e-mail, processing and delivery', async () => {
    const { text } = await read(`${path}?success=1`, await startCheckout(shop))
    expect(text).toContain(`We process your order ${specified('within 24 hours')}`)
    expect(text).toContain(specified('3-5 business days'))
    expect(text).toContain('confirmation')
  })

  it('shows the last order of this browser without parameters', async () => {
    const { cookie } = await read('/thank-you?success=1&order=PG1042', await startCheckout(shop))
    const { text } = await read(`${path}?order=PG9`, cookie)
    expect(number(text)).toBe('PG1042')
  })

  it.each(['', '?success=1&order=PG1042'])(
    'confirms nothing to a browser that started no checkout: %s',
    async (search) => {
      const { response, html, text } = await read(`${path}${search}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
      expect(html).toMatch(/<h1[^>]*>No order to show<\/h1>/)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(text).toContain(specified('Continue Shopping'))
      expect(text).not.toMatch(/confirmed|on its way|PG1042|order number is|Track|What's Next/i)
    },
  )
})

describe('an order', () => {
  it('is not confirmed when its checkout was left unpaid', async () => {
    const { text } = await read('/thank-you', await startCheckout(shop))
    expect(text).toContain('No order to show')
  })

  it('takes its number from the return that names its checkout only', async () => {
    const { path, cookie: started } = await startNamed()
    const { cookie } = await read(`${path}&order=PG1042`, started)
    const back = await read(`${path}&order=PG1042`, cookie)
    expect(number(back.text)).toBe('PG1042')
    expect(back.response.headers.getSetCookie()).toEqual([])
    const stranger = await read('/thank-you?success=1&order=PG6666', cookie)
    expect(stranger.text).toContain('No order to show')
    expect(stranger.text).not.toContain('PG6666')
  })

  it.each(['', '&order=PG-STRANGER'])(
    "is confirmed after a stranger's link that came before the payment: %s",
    async (search) => {
      const { path, cookie: started } = await startNamed()
      const { cookie } = await read(`/thank-you?success=1${search}`, started)
      const paid = await read(`${path}&order=PG1042`, cookie)
      expect(number(paid.text)).toBe('PG1042')
      expect(number((await read('/thank-you', paid.cookie)).text)).toBe('PG1042')
      const unnamed = await read('/thank-you?success=1&order=PG1042', cookie)
      expect(number(unnamed.text)).toBe('PG1042')
    },
  )

  it('has its own games while a later checkout is open', async () => {
    const { path, cookie: first } = await startNamed()
    const cookie = await startCheckout(shop, { cookie: first, handle: 'drunk-ludo' })
    const { html } = await read(`${path}&order=PG1042`, cookie)
    expect(html).toMatch(/aria-label="Your boxes"[^>]*><li>Shot Roulette<\/li><\/ul>/)
    const unnamed = await read('/thank-you?success=1&order=PG1042', cookie)
    expect(number(unnamed.text)).toBe('PG1042')
    expect(unnamed.html).not.toContain('Your boxes')
  })

  it('is confirmed beside another order of the same browser, in any sequence', async () => {
    const both = await startCheckout(shop, { cookie: await startCheckout(shop) })
    const first = await read('/thank-you?success=1&order=PG1', both)
    const second = await read('/thank-you?success=1&order=PG2', first.cookie)
    expect(number(second.text)).toBe('PG2')
    const again = await read('/thank-you?success=1&order=PG1', second.cookie)
    expect(number(again.text)).toBe('PG1')
  })

  it('without a number can follow another without a number', async () => {
    const first = await read('/thank-you?success=1', await startCheckout(shop))
    const cookie = await startCheckout(shop, { cookie: first.cookie })
    const second = await read('/thank-you?success=1', cookie)
    expect(number(second.text)).not.toBe(number(first.text))
  })

  it.each([
    ['Sec-Purpose', 'prefetch'],
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'preview'],
  ])('is not confirmed by a speculative request: %s: %s', async (name, purpose) => {
    const cookie = await startCheckout(shop)
    const headers = { Cookie: cookie, [name]: purpose }
    const response = await shop.ask('/thank-you?success=1&order=PG1042', { headers })
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await shop.ask('/about', { headers })).status).toBe(200)
  })

  it('is confirmed after a client-side navigation as well', async () => {
    const cookie = await startCheckout(shop)
    const response = await shop.ask('/thank-you.data?success=1&order=PG1042', {
      headers: { Cookie: cookie },
    })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('PG1042')
    expect(cookiesOf(response)).not.toBe('')
  })

  it.each(['party-gully-handovers=%%%', 'party-gully-handovers=W3siaWQiOjd9XQ'])(
    'is not confirmed by an unreadable cookie: %s',
    async (cookie) => {
      expect((await read('/thank-you?success=1', cookie)).text).toContain('No order to show')
    },
  )
})

describe('a hostile return', () => {
  it('puts no markup on the page', async () => {
    const address = '/thank-you?success=1&order=%3Cscript%3Ealert(1)%3C/script%3E'
    const { text, html } = await read(address, await startCheckout(shop))
    expect(text).toMatch(/Your order number is PG-\w{8}/)
    expect(html).not.toContain('<script>alert(1)')
  })

  it('does not link to a status page on another site', async () => {
    const elsewhere = encodeURIComponent('https://evil.example/orders/1')
    const address = `/thank-you?success=1&order_status_url=${elsewhere}`
    const { html, text } = await read(address, await startCheckout(shop))
    expect(text).toContain('Order Confirmed')
    expect(html).not.toMatch(/href="https:\/\/evil/)
  })

  // spec 2.156
  it('links to the status page of the store', async () => {
    const address = '/thank-you?success=1&order_status_url=%2Flocal-store%2Forders%2F1'
    const { html, cookie } = await read(address, await startCheckout(shop))
    expect(html).toMatch(/<a [^>]*href="\/local-store\/orders\/1"[^>]*>Track Your Order/)
    const unasked = await read(address.replace('success=1&', ''), cookie)
    expect(unasked.html).not.toContain('href="/local-store/orders/1"')
  })
})
