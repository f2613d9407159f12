import { afterAll, describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'
import { specified } from './specification.ts'
import { cookiesOf, startCheckout } from './start-checkout.ts'

const shop = await openShop()
const Cookie = await startCheckout(shop)
/** The cookie of a browser that has ordered. */
const buyer = cookiesOf(await shop.ask('/thank-you?success=1', { headers: { Cookie } }))
afterAll(() => shop.close())

/** The status and the first heading of a page. */
async function ask(path: string) {
  const response = await shop.ask(path, { headers: { Cookie: buyer } })
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? []
  return { status: response.status, heading: heading.replace(/<[^>]+>/g, '') }
}

/** The specification's table of routes, row by row, with the first heading of each page. */
const routes: Readonly<Record<string, readonly string[]>> = {
  '/': ['Turn Any Gathering Into an Unforgettable Party'],
  '/all-products': [specified('Shop Fun & Spicy Card Games').replace('&', '&amp;')],
  '/about': ['How a quiet boy started a loud shop'],
  '/login, /signup, /forgot-password': ['Login', 'Sign up', 'Forgot password'],
  '/checkout': ['Checkout'],
  '/thank-you and /password': ['Order Confirmed', 'Order Confirmed'],
  '/contact, /shipping, /returns, /size-guide, /faq, /privacy, /terms, /cookies': [
    'Contact Us',
    'Shipping Policy',
    'Returns &amp; Exchanges',
    'Size Guide',
    'Frequently Asked Questions',
    'Privacy Policy',
    'Terms &amp; Conditions',
    'Cookie Policy',
  ],
  '/search': ['Search'],
  '/wishlist': ['My Wishlist'],
}

describe('the specified URLs', () => {
  // spec 2.001, 2.002, 2.005, 2.006, 2.007, 2.008, 2.009, 2.010, 2.011, 2.012, 2.163, 2.164, 2.165
  // spec 2.168, 6.002
  it.each(Object.entries(routes))('each have their own page: %s', async (row, headings) => {
    const paths = specified(`| ${row} |`).match(/\/[\w-]*/g) ?? []
    const pages = await Promise.all(paths.map(ask))
    expect(pages).toEqual(headings.map((heading) => ({ status: 200, heading })))
  })

  // spec 2.003, 2.015, 2.016, 2.073
  it('show the collection with their handle', async () => {
    const named = specified('party-games, drinking-games, best-sellers, combo, couple-games')
    const handles = [...named.split(', '), specified('family-games')]
    const pages = await Promise.all(handles.map((handle) => ask(`/category/${handle}`)))
    expect(pages.map(({ heading }) => heading.toLowerCase().replace(' ', '-'))).toEqual(handles)
  })

  // spec 2.004
  it('show the product with their handle', async () => {
    expect(await ask('/product/couple-taboo')).toEqual({ status: 200, heading: 'Couple Taboo' })
    expect(await ask('/product/drunk-ludo')).toEqual({ status: 200, heading: 'Drunk Ludo' })
  })

  // spec 6.001, 6.003
  it.each(['/', '/checkout', '/wishlist', '/login'])(
    'are the same for everyone, whatever their role: %s',
    async (path) => {
      const anonymous = await (await shop.ask(path)).text()
      const headers = { cookie: 'role=admin; user=asha', authorization: 'Bearer token' }
      expect(await (await shop.ask(path, { headers })).text()).toBe(anonymous)
    },
  )

  // spec 2.013, 8.047
  it('otherwise show the not-found page', async () => {
    expect(await ask('/basket')).toEqual({
      status: 404,
      heading: specified('Oops! Page not found'),
    })
  })
})
