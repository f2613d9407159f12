import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { addressNotices, cartLink, discountLink } from '#content/cart-link.ts'
import { frame } from '#content/frame.ts'
import { brand } from '#merchant/brand.ts'
import { followRedirects } from '#test/follow-redirects.ts'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { getVariantId } from '#test/variant-id.ts'

const shop = await openShop()
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

/** The number in a variant's id. */
const getNumber = async (handle: string) => (await getVariantId(shop, handle)).replace(/\D/g, '')

const jugaad = await getNumber('jugaad')
const roulette = await getNumber('shot-roulette')
const soldOut = await getNumber('desi-taboo')

const failStore = async () => new Response('down', { status: 500 })

describe('a cart link', () => {
  it('shows its games, passes them to the browser, and can be bought without script', async () => {
    const response = await shop.ask(`/cart/${jugaad}:2,${roulette}:1?discount=SAVE10`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const text = pageText(html)
    expect(text).toContain('2 × Jugaad')
    expect(text).toContain('1 × Shot Roulette')
    const form = new URLSearchParams()
    for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]+)"/g)) {
      form.append(name, value)
    }
    const ordered = await shop.ask('/api/checkout', { method: 'POST', body: form })
    expect(ordered.status).toBe(303)
    const { page } = await followRedirects(shop, ordered.headers.get('Location') ?? '')
    const checkout = pageText(await page.text())
    expect(checkout).toContain('Jugaad')
    expect(checkout).toContain('Shot Roulette')
    expect(checkout).toContain('SAVE10')
  })

  it('leaves out sold-out and removed games, and says so', async () => {
    const html = await (await shop.ask(`/cart/${soldOut}:1,999999999999:1,${jugaad}:1`)).text()
    const text = pageText(html)
    expect(text).toContain(cartLink.soldOut)
    expect(text).toContain(cartLink.gone(1))
    expect([...html.matchAll(/name="variantId"/g)]).toHaveLength(1)
    // The notice on the cart's page, after a script has opened it.
    expect(html).toContain(cartLink.leftOut.title)
    expect(html).toMatch(
      /Desi Taboo[^"]* is out of stock\. One game on this link is no longer sold/,
    )
    const whole = await (await shop.ask(`/cart/${jugaad}:1`)).text()
    expect(whole).not.toContain(cartLink.leftOut.title)
  })

  it('with a single sold-out game shows that and offers no checkout', async () => {
    const html = await (await shop.ask(`/cart/${soldOut}:1?discount=SAVE10`)).text()
    expect(pageText(html)).toContain(cartLink.soldOutTitle)
    expect(pageText(html)).toContain(cartLink.soldOut)
    expect(html).not.toContain('<form')
    expect(html).not.toContain('location.replace')
    expect(html).not.toContain('SAVE10')
    // The shop's logo, and the theme that the shopper chose.
    expect(html).toContain(`aria-label="${frame.home(brand.name)}"`)
    expect(html).toMatch(/^<!doctype html><html[^>]*><head><script>[^<]*dataset\.theme=/)
  })

  it('accepts a variant’s full id', async () => {
    const id = encodeURIComponent(`gid://shopify/ProductVariant/${jugaad}`)
    expect(pageText(await (await shop.ask(`/cart/add?id=${id}&quantity=3`)).text())).toContain(
      '3 × Jugaad',
    )
  })

  it('opens the cart when it names no game', async () => {
    const response = await shop.ask('/cart')
    expect(response.status).toBe(200)
    expect(pageText(await response.text())).toContain(cartLink.emptyText)
  })

  it.each(['/cart/999999999999:1', '/cart/add?id=999999999999'])(
    '%s is answered 404 and changes nothing when all its games are gone',
    async (path) => {
      const response = await shop.ask(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(pageText(html)).toContain(cartLink.goneTitle)
      expect(html).not.toContain('sessionStorage')
    },
  )

  it.each(['/cart/x:1', '/cart/add?id=x', '/cart/1:0', '/cart/clear'])(
    '%s is answered 404',
    async (path) => {
      expect((await shop.ask(path)).status).toBe(404)
    },
  )

  it('is answered 503 while the store fails', async () => {
    shop.replaceStore(failStore)
    const response = await shop.ask(`/cart/${jugaad}:1`)
    expect(response.status).toBe(503)
    expect(pageText(await response.text())).toContain(addressNotices.title)
  })

  it('refuses to be prefetched', async () => {
    const ahead = { headers: { 'Sec-Purpose': 'prefetch' } }
    expect((await shop.ask(`/cart/${jugaad}:1`, ahead)).status).toBe(503)
    expect((await shop.ask('/discount/SAVE10', ahead)).status).toBe(503)
  })
})

describe('a code link', () => {
  it('continues to its path in the shop', async () => {
    const response = await shop.ask('/discount/SAVE10?redirect=/collections/combo')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(pageText(html)).toContain(discountLink.title('SAVE10'))
    expect(html).toContain('location.replace("/collections/combo")')
    expect(html).toContain(discountLink.news('SAVE10').description)
    expect(html).toContain('href="/collections/combo"')
  })

  it.each([
    '',
    '?redirect=//evil.example',
    '?redirect=/%5Cevil.example',
    '?redirect=https://evil.example/',
    '?redirect=javascript:alert(1)',
    '?redirect=/%09/evil.example',
    '?redirect=%0d%0aLocation:%20https://evil.example',
  ])('continues to the home page with %j', async (query) => {
    const html = await (await shop.ask(`/discount/SAVE10${query}`)).text()
    expect(html).toContain('location.replace("/")')
    expect(html).not.toContain('evil')
  })

  it('holds a code that looks like markup as text', async () => {
    const code = encodeURIComponent('</script><b>')
    const html = await (await shop.ask(`/discount/${code.replaceAll('%2F', '%252F')}`)).text()
    expect(html).not.toContain('<b>')
    const cart = await (await shop.ask(`/cart/${jugaad}:1?discount=${code}`)).text()
    expect(cart).not.toContain('<b>')
    expect(cart).toContain('\\u003c/script>')
  })
})
