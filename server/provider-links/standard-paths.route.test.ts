import { afterAll, describe, expect, it } from 'vitest'
import { askStoreOf } from '#test/ask-store.ts'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

const shop = await openShop()
afterAll(() => shop.close())

/** How a shopper who opens a path is redirected, and the heading of the page they reach. */
async function visit(address: string) {
  const first = await shop.ask(address)
  const location = first.headers.get('Location')
  const page = location === null ? first : await shop.ask(location)
  const html = await page.text()
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return {
    led: first.status,
    status: page.status,
    heading: pageText(heading),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    location,
  }
}

/** Paths that every shop of the provider has, and the pages that shoppers expect there. */
const wanted: readonly (readonly [address: string, heading: string])[] = [
  ['/products', 'Shop Fun & Spicy Card Games'],
  ['/products/jugaad', 'Jugaad!'],
  ['/Products/jugaad', 'Jugaad!'],
  ['/collections', 'Shop Fun & Spicy Card Games'],
  ['/collections/all', 'Shop Fun & Spicy Card Games'],
  ['/collections/all/loud', 'Shop Fun & Spicy Card Games'],
  ['/collections/all/products/jugaad', 'Jugaad!'],
  ['/collections/types', 'Shop Fun & Spicy Card Games'],
  ['/collections/vendors', 'Shop Fun & Spicy Card Games'],
  ['/collections/combo', 'Combo'],
  ['/collections/combo/loud', 'Combo'],
  ['/collections/combo/products', 'Combo'],
  ['/collections/combo/products/jugaad', 'Jugaad!'],
  ['/policies/refund-policy', 'Returns & Exchanges'],
  ['/policies/privacy-policy', 'Privacy Policy'],
  ['/policies/terms-of-service', 'Terms & Conditions'],
  ['/policies/terms-of-sale', 'Terms & Conditions'],
  ['/policies/legal-notice', 'Terms & Conditions'],
  ['/policies/shipping-policy', 'Shipping Policy'],
  ['/policies/contact-information', 'Contact Us'],
  ['/pages/about', 'How a quiet boy started a loud shop'],
  ['/pages/about-us', 'How a quiet boy started a loud shop'],
  ['/pages/our-story', 'How a quiet boy started a loud shop'],
  ['/pages/contact', 'Contact Us'],
  ['/pages/contact-us', 'Contact Us'],
  ['/pages/faq', 'Frequently Asked Questions'],
  ['/pages/faqs', 'Frequently Asked Questions'],
  ['/pages/shipping', 'Shipping Policy'],
  ['/pages/returns', 'Returns & Exchanges'],
  ['/pages/size-guide', 'Size Guide'],
  ['/pages/wishlist', 'My Wishlist'],
  ['/account', 'Login'],
  ['/account/login', 'Login'],
  ['/account/register', 'Sign up'],
  ['/account/recover', 'Forgot password'],
]

describe('a shopper who opens a standard path', () => {
  it.each(wanted)(
    '%s reaches the page "%s" by one permanent redirect',
    async (address, heading) => {
      const { canonical = '', location, ...seen } = await visit(address)
      expect(seen).toEqual({ led: 301, status: 200, heading })
      // The redirect leads to the page's canonical path at once.
      expect(canonical).toBe(SHOP_ORIGIN + location)
    },
  )

  it('reaches every policy, page and menu link to which the store gives an address', async () => {
    const {
      shop: store,
      pages,
      menu,
    } = await askStoreOf(
      shop,
      `{ shop { refundPolicy { url } privacyPolicy { url } termsOfService { url } shippingPolicy { url } }
         pages(first: 50) { nodes { url: onlineStoreUrl } }
         menu(handle: "footer") { items { url } } }`,
    )
    const found = [...Object.values<{ url: string }>(store), ...pages.nodes, ...menu.items]
    const addresses = found.map(({ url }) => new URL(url, SHOP_ORIGIN).pathname)
    expect(addresses.length).toBeGreaterThan(11)
    for (const address of addresses) {
      const { led, status, heading } = await visit(address)
      expect([led, status], address).toEqual([address === '/pages/how-to-host' ? 200 : 301, 200])
      expect(heading, address).not.toBe('')
    }
  })

  it.each([
    '/products/jugaad/reviews',
    '/collections/combo/products/jugaad/more',
    '/policies/subscription-policy',
    '/pages/none',
    '/x/products/jugaad',
    '/productsjugaad',
  ])('%s is answered 404 without a redirect', async (address) => {
    expect(await visit(address)).toMatchObject({ led: 404, status: 404, location: null })
  })

  it.each(['/', '/product/jugaad', '/category/combo', '/pages/how-to-host'])(
    'that the shop itself uses, such as %s, is not redirected',
    async (address) => {
      expect(await visit(address)).toMatchObject({ led: 200, location: null })
    },
  )
})
