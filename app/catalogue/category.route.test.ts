import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop()
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

const down = async () => new Response('down', { status: 500 })

async function read(path: string) {
  const response = await shop.ask(path)
  const html = await response.text()
  return { response, html, text: pageText(html) }
}

/** Of the cards on a page, whether or not one saves on them. */
function pricesOf(html: string): number[] {
  const cards = html.matchAll(/<p class="price\b[^"]*">.*?<b>(?:<small>From<\/small> )?₹([\d,]+)/gs)
  return [...cards].map(([, price = '']) => Number(price.replaceAll(',', '')))
}

describe('a category', () => {
  // spec 1.001, 2.080, 2.083
  it('is rendered without script, highest price first', async () => {
    const { response, html, text } = await read('/category/party-games')
    expect(response.status).toBe(200)
    expect(html).toContain(`<title>Party Games | ${brand.name}</title>`)
    expect(text).toContain(specified('Discover amazing games in this collection'))
    const prices = pricesOf(html)
    expect(text).toContain(`Found ${prices.length} products`)
    expect(prices.length).toBeGreaterThan(4)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    expect(html.match(/action="\/api\/checkout"/g)).toHaveLength(prices.length)
  })

  it.each(['drinking-games', 'best-sellers', 'combo', 'couple-games', 'family-games'])(
    'exists for every link: %s',
    async (handle) => {
      const { response, text } = await read(`/category/${handle}`)
      expect(response.status).toBe(200)
      expect(text).toMatch(/Found [1-9]\d* products/)
    },
  )

  it.each([
    ['partygames', 'party-games'],
    ['combos', 'combo'],
    ['couple', 'couple-games'],
  ])('redirects other spellings to its URL: %s', async (spelling, handle) => {
    const { response } = await read(`/category/${spelling}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(`/category/${handle}`)
  })

  it('lists games by keyword when there is no collection', async () => {
    const { response, text } = await read('/category/taboo')
    expect(response.status).toBe(200)
    expect(text).toMatch(/Found [1-9]\d* products/)
  })

  // spec 2.077
  it('is 404 with the No Data page when the store knows no such collection', async () => {
    const { response, text } = await read('/category/no-such-games')
    expect(response.status).toBe(404)
    expect(text).toContain(specified('No Data'))
    expect(text).toContain('No products available for "no-such-games"')
    expect(text).toContain('Refresh')
  })

  it('escapes markup in a handle', async () => {
    const { response, html } = await read('/category/%3Cimg%20src=x%3E')
    expect(response.status).toBe(404)
    expect(html).not.toContain('<img src=x>')
  })

  // spec 2.076
  it('is 503 with the Loading Error page when the store fails, and is not cached', async () => {
    shop.replaceStore(down)
    const { response, text } = await read('/category/family-fault-games')
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(text).toContain(specified('Loading Error'))
    expect(text).toContain('Unable to load products for "family-fault-games"')
    expect(text).toContain(specified('Try Again'))
    shop.replaceStore(null)
    expect((await read('/category/family-fault-games')).response.status).toBe(404)
  })
})

describe('all games', () => {
  it('is 503 with its text when the store fails, and 200 afterwards', async () => {
    shop.replaceStore(down)
    const failed = await read('/all-products')
    expect(failed.response.status).toBe(503)
    expect(failed.text).toContain('Error loading products Please try again later.')
    shop.replaceStore(null)
    expect((await read('/all-products')).response.status).toBe(200)
  })

  // spec 2.002, 2.180, 2.181
  it('are rendered without script', async () => {
    const { html, text } = await read('/all-products')
    expect(text).toContain(specified('Shop Fun & Spicy Card Games'))
    expect(html).toContain(`<title>Shop Fun &amp; Spicy Card Games | ${brand.name}</title>`)
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/)
    expect(text).toContain(`Showing ${pricesOf(html).length} games`)
    expect(pricesOf(html).length).toBeGreaterThanOrEqual(32)
    const main = html.slice(html.indexOf('<main'))
    expect(main).toMatch(/<input[^>]* type="search" name="q"/)
    expect(main).toMatch(/<select[^>]* name="sort"/)
  })

  it('are the same page for every search, which is applied in the browser', async () => {
    const { html } = await read('/all-products?q=taboo&sort=name')
    expect(pricesOf(html).length).toBeGreaterThanOrEqual(32)
  })
})
