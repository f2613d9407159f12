import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { loggedPath, routeOf } from './route-of.ts'

/** One path of each pattern that the router has no route for. */
const served = [
  ...['/healthz', '/readyz', '/robots.txt', '/service-worker.js', '/webhooks/store'],
  ...['/api/catalogue', '/api/x', '/assets/x.js', '/review-photos/x', '/sitemap.xml', '/desk'],
  ...['/local-store/api/x', '/local-store/cdn/x', '/local-store/assets/x', '/local-store/cart/x'],
  ...['/local-store/checkouts/x', '/local-store/orders/x', '/local-store', '/cart', '/discount/x'],
  ...['/products/x', '/collections/x', '/pages/x', '/blogs/x', '/policies/x'],
  ...['/en/x', '/x.js', '/x'],
]

describe('the pattern of an address', () => {
  it.each([
    ['/', '/'],
    ['/product/jugaad', '/product/:handle'],
    ['/Product/Jugaad', '/product/:handle'],
    ['/product/jugaad.data', '/product/:handle.data'],
    ['/_root.data', '/.data'],
    ['/search.data', '/search.data'],
    ['/assets/entry-AbC123.js', '/assets/:file'],
    ['/favicon.ico', '/:file'],
    ['/en-in/product/jugaad', '/:language/*'],
    ['/discount/WELCOME10', '/discount/:code'],
    ['/cart/c/AbC', '/cart/*'],
    ['/sitemap/products-1.xml', '/sitemap/:file'],
    ['/local-store/api/2026-04/graphql.json', '/local-store/api'],
    ['/local-store/orders/0123abcd', '/local-store/orders/:token'],
    ['/local-store/checkouts/0123abcd', '/local-store/checkouts/:token'],
    ['/%E0%A4%A', '/*'],
    ['/asha@example.in', '/*'],
    ['/product/a/b', '/*'],
    ['/api/asha', '/api/*'],
    ['/api/reviews', '/api/reviews'],
    ['/api/reviews/asha', '/api/*'],
    ['/webhooks/store', '/webhooks/store'],
    ['', '/*'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route)
  })

  const routed = routes.flatMap(({ index, path = '' }) => (index ? ['/'] : [`/${path}`]))
  const named = routed.filter((path) => path !== '/*').map((path) => path.replace(/:\w+/, 'x'))

  it('is unique for every page and helper of the router', () => {
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((path) => ['/*', '/:file', '/api/*'].includes(routeOf(path)))).toEqual([])
    expect(new Set(named.map(routeOf)).size).toBe(named.length)
  })

  it('is one of a fixed set, each also with page data, except language prefixes', () => {
    expect(new Set(served.map(routeOf)).size).toBe(served.length)
    const pages = new Set([...named, ...served].map(routeOf))
    expect(knownRoutes().size).toBe(2 * pages.size - 1)
    expect(pages.size).toBe(named.length + served.length)
  })

  it('is one of these for any request', () => {
    const words = [...'/ . % @ - _'.split(' '), 'product', 'api', 'local-store', 'data', 'en', 'x']
    const part = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' }), fc.webPath())
    const path = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
    const known = knownRoutes()
    fc.assert(
      fc.property(path, (each) => {
        // Assertions would take most of the time.
        return /^\/[\w./:*-]*$/.test(routeOf(each)) && known.has(routeOf(each))
      }),
      { numRuns: 5000 },
    )
  })

  function knownRoutes(): Set<string> {
    const paths = [...named, ...served]
    return new Set(
      [...paths, ...paths.map((path) => `${path === '/' ? '/_root' : path}.data`)].map(routeOf),
    )
  }
})

describe('a path in a log', () => {
  it.each([
    ['/product/jugaad', '/product/jugaad'],
    ['/category/couple-games', '/category/couple-games'],
    ['/faq', '/faq'],
    ['/product/asha@example.in', '/product/:handle'],
    ['/product/asha%40example.in', '/product/:handle'],
    ['/discount/SECRET', '/discount/:code'],
    ['/local-store/orders/0123abcd', '/local-store/orders/:token'],
    ['/asha-sharma', '/*'],
  ])('%s is shown as %s', (path, shown) => {
    expect(loggedPath(path)).toBe(shown)
  })
})
