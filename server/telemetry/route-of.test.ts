import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { loggedPath, routeOf } from './route-of.ts'

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
    ['/webhooks/store', '/webhooks/store'],
    ['', '/*'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route)
  })

  it('is its own for every page and helper that the router has', () => {
    const paths = routes.flatMap(({ index, path = '' }) => (index ? ['/'] : [`/${path}`]))
    const named = paths.filter((path) => path !== '/*').map((path) => path.replace(/:\w+/, 'x'))
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((path) => ['/*', '/:file', '/api/*'].includes(routeOf(path)))).toEqual([])
    expect(new Set(named.map(routeOf)).size).toBe(named.length)
  })

  it('is one of a hundred and some, whatever is asked for', () => {
    const words = [...'/ . % @ - _'.split(' '), 'product', 'api', 'local-store', 'data', 'en', 'x']
    const part = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' }), fc.webPath())
    const path = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
    const seen = new Set<string>()
    fc.assert(
      fc.property(path, (each) => {
        seen.add(routeOf(each))
        expect(routeOf(each)).toMatch(/^\/[\w./:*-]*$/)
        expect(seen.size).toBeLessThan(130)
      }),
      { numRuns: 5000 },
    )
  })
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
