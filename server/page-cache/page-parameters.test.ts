import { expect, it } from 'vitest'
import { pageParameters } from './page-parameters.ts'

it.each(['/', '/about', '/product', '/category/party-games', '/product/jugaad/more'])(
  'a page is shared, whatever its parameters: %s',
  (path) => {
    expect(pageParameters(path)).toEqual([])
  },
)

it.each(['/product/jugaad', '/product/%E0%A4%96%E0%A5%87%E0%A4%B2', '/%70roduct/jugaad'])(
  'a game is shared by all who choose the same variant: %s',
  (path) => {
    expect(pageParameters(path)).toEqual(['variant'])
  },
)

it('the list of all games is shared by all who choose the same filters', () => {
  expect(pageParameters('/all-products')).toEqual(['filter'])
})

it.each([
  ['/_.data', ['_routes']],
  ['/about.data', ['_routes']],
  ['/search.data', ['q', '_routes']],
  ['/product/jugaad.data', ['variant', '_routes']],
])('a page’s data is shared like the page, by requested routes: %s', (path, parameters) => {
  expect(pageParameters(path)).toEqual(parameters)
})

it.each([
  '/thank-you',
  '/Thank-You',
  '/%74hank-you',
  '/%54HANK-YOU',
  '/password',
  '/passworD',
  '/api/checkout',
  '/API/coupon',
  '/thank-you.data',
  '/thank-you/.data',
  '/thank-you/_.data',
  '/thank-you%2edata',
  '/password.data',
  '/api/coupon.data',
  '/all-products.DATA',
])('a page of one shopper is not shared in any spelling: %s', (path) => {
  expect(pageParameters(path)).toBeNull()
})

it.each(['/Product/Jugaad', '/ALL-PRODUCTS'])(
  'a spelling in capitals gets no cache entry of its own: %s',
  (path) => {
    expect(pageParameters(path)).toBeNull()
  },
)

it.each(['/%', '/%E0%A4%A'])('does not share a path it cannot decode: %s', (path) => {
  expect(pageParameters(path)).toBeNull()
})
