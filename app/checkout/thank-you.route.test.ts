import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function read(path: string) {
  const response = await shop.ask(path)
  const html = await response.text()
  return { response, html, text: pageText(html) }
}

describe.each(['/thank-you', '/password'])('the order-confirmed page at %s', (path) => {
  // spec 2.008, 2.152, 2.155, 2.158
  it("shows the store's order number and is never cached", async () => {
    const { response, html, text } = await read(`${path}?success=1&order=PG1042`)
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

  // spec 2.008, 2.153
  it('shows a new number each time when the return has none', async () => {
    const number = /Your order number is (PG-\w{8})/
    const numbers = await Promise.all(
      [1, 2].map(async () => number.exec((await read(path)).text)?.[1]),
    )
    expect(numbers[0]).toBeTruthy()
    expect(numbers[0]).not.toBe(numbers[1])
  })

  // spec 2.008, 2.154
  it('describes e-mail, processing and delivery', async () => {
    const { text } = await read(path)
    expect(text).toContain(`We process your order ${specified('within 24 hours')}`)
    expect(text).toContain(specified('3-5 business days'))
    expect(text).toContain('confirmation')
  })
})

describe('a hostile return', () => {
  it('puts no markup on the page', async () => {
    const { text, html } = await read('/thank-you?order=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(text).toMatch(/Your order number is PG-\w{8}/)
    expect(html).not.toContain('<script>alert(1)')
  })

  it('does not link to a status page on another site', async () => {
    const elsewhere = encodeURIComponent('https://evil.example/orders/1')
    const { html } = await read(`/thank-you?order_status_url=${elsewhere}`)
    expect(html).not.toMatch(/href="https:\/\/evil/)
  })

  // spec 2.156
  it('links to the status page of the store', async () => {
    const { html } = await read('/thank-you?order_status_url=%2Flocal-store%2Forders%2F1')
    expect(html).toMatch(/<a [^>]*href="\/local-store\/orders\/1"[^>]*>Track Your Order/)
  })
})
