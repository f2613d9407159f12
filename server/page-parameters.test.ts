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
  '/thank-you',
  '/Thank-You',
  '/%74hank-you',
  '/%54HANK-YOU',
  '/password',
  '/passworD',
  '/api/checkout',
  '/API/coupon',
  '/all-products.data',
  '/all-products.DATA',
  '/all-products%2edata',
])('a page of one shopper is not shared, whatever its spelling: %s', (path) => {
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
