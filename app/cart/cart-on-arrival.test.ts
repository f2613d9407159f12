// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForCart, openCartOnArrival, takeCartRequest } from './cart-on-arrival.ts'

const open = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  open.mockReset()
})
afterEach(() => vi.restoreAllMocks())

const showPage = () => window.dispatchEvent(new Event('pageshow'))

test('a page opens the cart once, if it was asked to', () => {
  openCartOnArrival(open)()
  expect(open).not.toHaveBeenCalled()
  askForCart()
  openCartOnArrival(open)()
  openCartOnArrival(open)()
  expect(open).toHaveBeenCalledOnce()
})

test('a page that Back restores opens the cart, too, until it is left', () => {
  const stop = openCartOnArrival(open)
  showPage()
  expect(open).not.toHaveBeenCalled()
  askForCart()
  showPage()
  showPage()
  expect(open).toHaveBeenCalledOnce()
  stop()
  askForCart()
  showPage()
  expect(open).toHaveBeenCalledOnce()
})

test('without storage there is no request, and no failure', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  askForCart()
  expect(takeCartRequest()).toBe(false)
})
