import { expect, it } from 'vitest'
import { findCheckoutLink } from './checkout-links.ts'

const store = 'https://my-shop.myshopify.com'
const find = (path: string, host = store) =>
  findCheckoutLink(new URL(path, 'https://shop.example'), host)

it.each([
  ['/cart/c/abc?key=k1', `${store}/cart/c/abc?key=k1&_passed_on=1`],
  ['/checkouts/cn/abc/information', `${store}/checkouts/cn/abc/information?_passed_on=1`],
  ['/checkouts/abc?a=%2F&b=c%20d', `${store}/checkouts/abc?a=%2F&b=c%20d&_passed_on=1`],
])('%s is passed on to the store', (path, address) => {
  expect(find(path)).toEqual({ type: 'elsewhere', address })
})

it('passes links on to the local store without the loop marker', () => {
  expect(find('/cart/c/abc?key=k1', '/local-store')).toEqual({
    type: 'elsewhere',
    address: '/local-store/cart/c/abc?key=k1',
  })
})

it('does not pass a link on again once the store has sent it back', () => {
  expect(find('/cart/c/abc?key=k1&_passed_on=1')).toEqual({ type: 'loop' })
})

it.each([
  '/cart',
  '/cart/c',
  '/cart/c/',
  '/cart/123:1',
  '/checkout',
  '/checkouts',
  '/checkouts//evil.example',
  '/product/checkouts/abc',
])('%s is not a checkout link', (path) => {
  expect(find(path)).toBeNull()
})

it('never leads to another host than the store', () => {
  for (const path of [
    '/cart/c/@evil.example',
    '/checkouts/.evil.example',
    '/checkouts/%2F%2Fevil',
  ]) {
    const link = find(path)
    expect(link?.type === 'elsewhere' && new URL(link.address).origin).toBe(store)
  }
})
