import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop()
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

async function read(handle: string) {
  const response = await shop.ask(`/product/${handle}`)
  const html = await response.text()
  return { response, html, text: pageText(html) }
}

/** The numbers of a game's variants, in the order of the radio buttons. */
async function numbersOf(handle: string): Promise<string[]> {
  const { html } = await read(handle)
  return [...html.matchAll(/<input type="radio"[^>]* value="(\d+)"/g)].map(
    ([, number]) => number ?? '',
  )
}

describe('a product page', () => {
  // spec 1.003, 2.084, 2.086, 2.087, 2.191
  it('has its content, title and description without script', async () => {
    const { response, html, text } = await read('shot-roulette')
    expect(response.status).toBe(200)
    expect(html).toMatch(/<title>Shot Roulette – [^<]+ \| [^<]+<\/title>/)
    expect(html).toContain(` | ${brand.name}</title>`)
    expect(html).toMatch(/<meta name="description" content="Shot Roulette[^"]+"/)
    const keywords = specified('party games, drinking games, couple games, card games')
    expect(html).toContain(`<meta name="keywords" content="${keywords}"/>`)
    for (const part of [
      'Save ₹300 (27% OFF)',
      'Drinking Games',
      specified('✓ In Stock - Ready to Ship'),
      specified('Limited Time Offer! Free shipping ends in'),
      specified('sold in past 24hrs'),
      specified("Why You'll Love This Game:"),
      specified('Apply WELCOME10 and get 10% off on your first purchase.'),
      'Someone from',
      specified("What's In The Box"),
      specified('How To Play'),
      specified('Our Promise'),
      specified('free return pickup').replace('f', 'F'),
      '55 cards and a fold-flat spinner',
      'Add 1 to Cart - ₹799',
      'Add ₹799',
      specified('Buy Now'),
      specified('Secure Payment'),
      specified('You Might Also Like'),
    ]) {
      expect(text).toContain(part)
    }
  })

  // spec 6.003
  it('is the same for everyone at any time', async () => {
    const pages = [await read('bollywood-buzz'), await read('bollywood-buzz')]
    const [first, second] = pages.map(({ text }) => text)
    expect(first).toBe(second)
    expect(first?.replaceAll(' ', '')).toContain(specified('23:45:30'))
  })

  it('lists the contents of every game of a combo', async () => {
    const { text } = await read('couple-combo-taboo-and-pillow-talk')
    const contents = text.slice(text.indexOf("What's In The Box"), text.indexOf('How To Play'))
    expect(contents).toContain('Couple Taboo, complete')
    expect(contents).toContain('Pillow Talk, Sweet edition, complete')
  })

  it('shows the boxes of a combo and their saving without script, and no tray for one game', async () => {
    const { html, text } = await read('couple-combo-taboo-and-pillow-talk')
    expect(text).toContain('2 boxes in this one')
    expect(text).toContain('₹149 less than one by one')
    const tray = html.slice(html.indexOf('boxes in this one'), html.indexOf('less than one by one'))
    const links = [...tray.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
    expect(links).toEqual(['/product/couple-taboo', '/product/pillow-talk'])
    expect((await read('couple-taboo')).text).not.toContain('boxes in this one')
  })

  // spec 2.123, 9.032
  it('recommends at most four other games', async () => {
    const { html } = await read('shot-roulette')
    const related = html.slice(html.indexOf('You Might Also Like'))
    const links = related.matchAll(/href="\/product\/([^"]+)"/g)
    const handles = [...new Set([...links].map(([, handle]) => handle))]
    expect(handles.length).toBeGreaterThan(0)
    expect(handles.length).toBeLessThanOrEqual(4)
    expect(handles).not.toContain('shot-roulette')
  })

  it('reads Out of Stock when nothing can be bought, with the wishlist and related games instead', async () => {
    const { response, text, html } = await read('kitty-party-killer')
    expect(response.status).toBe(200)
    // In the panel and in the bottom bar for phones.
    expect(text.split(specified('Out of Stock'))).toHaveLength(3)
    for (const part of ['In Stock - Ready', 'Free shipping ends', '24hrs', 'Someone from']) {
      expect(text).not.toContain(part)
    }
    expect(text).toContain('Save to wishlist')
    expect(html).toContain('href="#related-games"')
    expect(html).toContain('id="related-games"')
  })

  it('shows the variant in its URL, under one canonical URL', async () => {
    const [first, second] = await numbersOf('antakshari-attack')
    const { html, text } = await read(`antakshari-attack?variant=${second}&utm_source=x`)
    expect(html).toMatch(
      new RegExp(`value="${second}"[^>]* checked|checked[^>]* value="${second}"`),
    )
    expect(html).toContain(`name="variantId" value="gid://shopify/ProductVariant/${second}"`)
    expect(html).not.toContain(`name="variantId" value="gid://shopify/ProductVariant/${first}"`)
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/product\/antakshari-attack"\/>/)
    expect(text).toContain('Nineties Hits')
  })

  it('shows the first variant for an unknown number, and is not cached', async () => {
    const [first] = await numbersOf('antakshari-attack')
    for (const number of ['1', 'x', '%3Cscript%3E']) {
      const { html, response } = await read(`antakshari-attack?variant=${number}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(html).toContain(`name="variantId" value="gid://shopify/ProductVariant/${first}"`)
    }
    const { response } = await read(`antakshari-attack?variant=${first}`)
    expect(response.headers.get('Cache-Control')).toContain('public')
  })

  it("shows the chosen variant's own picture first", async () => {
    const [, travel] = await numbersOf('drunk-ludo')
    const firstOf = ({ html }: { html: string }) =>
      /class="gallery-well.*?<img[^>]*/s.exec(html)?.[0]
    expect(firstOf(await read('drunk-ludo'))).toContain('drunk-ludo-front')
    expect(firstOf(await read(`drunk-ludo?variant=${travel}`))).toContain('drunk-ludo-travel')
  })

  it('shows a sold-out variant as such, with links to one in stock', async () => {
    const { text, html } = await read('desi-taboo')
    expect(text).toContain(specified('Out of Stock'))
    expect(text).not.toContain('In Stock - Ready to Ship')
    const [, second] = await numbersOf('desi-taboo')
    // Without script too: in the panel and in the bottom bar for phones.
    expect(html.split(`href="/product/desi-taboo?variant=${second}"`)).toHaveLength(3)
    const priceOf = (page: string) => /aria-live="polite".*?Inclusive/s.exec(page)?.[0]
    expect(priceOf(html)).toContain('Sold out')
    const other = await read(`desi-taboo?variant=${second}`)
    expect(other.text).toContain('In Stock - Ready to Ship')
    expect(other.text).not.toContain(specified('Out of Stock'))
    expect(priceOf(other.html)).toContain('₹749')
    expect(priceOf(other.html)).not.toContain('Sold out')
  })

  // spec 2.093
  it('shows a game without pictures', async () => {
    shop.replaceStore(async (request) => {
      const { data, ...rest } = await (await shop.askStore(request)).json()
      const bare = { featuredImage: null, images: { nodes: [], pageInfo: { hasNextPage: false } } }
      const product = data.product && { ...data.product, ...bare }
      return Response.json({ ...rest, data: { ...data, ...(product && { product }) } })
    })
    const { response, html } = await read('pocket-antics')
    expect(response.status).toBe(200)
    expect(html).toContain('Pocket Antics: no picture yet')
  })

  // spec 2.089
  it('is 404 with the specified page for an unknown handle', async () => {
    const { response, text } = await read('no-such-game')
    expect(response.status).toBe(404)
    expect(text).toContain(specified('Product Not Found'))
    expect(text).toContain(specified("The product you're looking for doesn't exist."))
  })

  // spec 8.045
  it('is 503 when the store fails, never 404', async () => {
    shop.replaceStore(async () => new Response('down', { status: 500 }))
    const { response, text } = await read('jugaad')
    expect(response.status).toBe(503)
    expect(text).toContain(specified('Error loading products'))
    expect(text).not.toContain('Product Not Found')
  })

  it('requests the related games together with the game', async () => {
    const { promise: bothAsked, resolve } = Promise.withResolvers<void>()
    shop.replaceStore(async (request) => {
      const body = await request.clone().text()
      if (body.includes('productRecommendations')) resolve()
      if (body.includes('query ProductByHandle')) await bothAsked
      return shop.askStore(request)
    })
    const { response, text } = await read('desi-taboo')
    expect(response.status).toBe(200)
    expect(text).toContain('You Might Also Like')
  })

  it('renders without its related games', async () => {
    shop.replaceStore(async (request) => {
      const body = await request.clone().text()
      const fails = body.includes('productRecommendations')
      return fails ? new Response('down', { status: 500 }) : shop.askStore(request)
    })
    const { response, text } = await read('chai-pe-charcha')
    expect(response.status).toBe(200)
    expect(text).toContain('Chai Pe Charcha')
  })
})
