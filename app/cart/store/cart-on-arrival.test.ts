// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { consumeCartOpenRequest, openCartOnArrival, requestCartOpen } from './cart-on-arrival.ts'

const open = vi.fn()

beforeEach(() => {
  open.mockReset()
})

/** Asks for the cart as the previous page did. */
function askBefore() {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValueOnce(1)
  requestCartOpen()
}

const showPage = () => window.dispatchEvent(new Event('pageshow'))

test('a page opens the cart once, if that was requested', () => {
  openCartOnArrival(open)()
  expect(open).not.toHaveBeenCalled()
  askBefore()
  openCartOnArrival(open)()
  openCartOnArrival(open)()
  expect(open).toHaveBeenCalledOnce()
})

/** Opens the cart, as a browser does that knows, or not, whether the page was ever tapped. */
function openAfter(hasBeenActive?: boolean) {
  document.body.innerHTML = '<button>Close</button>'
  const close = document.querySelector('button')
  const [blur, focus] = [vi.fn(), vi.fn()]
  open.mockImplementationOnce(() => {
    close?.focus()
    Object.assign(close ?? {}, { blur, focus })
  })
  const isKnown = hasBeenActive !== undefined
  vi.stubGlobal('navigator', isKnown ? { userActivation: { hasBeenActive } } : {})
  askBefore()
  openCartOnArrival(open)()
  vi.unstubAllGlobals()
  return [blur.mock.calls, focus.mock.calls]
}

test('the focus has no ring in a cart that opens before the first tap, and stays as it is later', () => {
  expect(openAfter(false)).toEqual([[[]], [[{ focusVisible: false }]]])
  expect(openAfter(true)).toEqual([[], []])
  expect(openAfter()).toEqual([[], []])
})

test('a page restored by Back opens the cart too, until it is left', () => {
  const stop = openCartOnArrival(open)
  showPage()
  expect(open).not.toHaveBeenCalled()
  askBefore()
  showPage()
  showPage()
  expect(open).toHaveBeenCalledOnce()
  stop()
  askBefore()
  showPage()
  expect(open).toHaveBeenCalledOnce()
})

test('the page that requests it leaves the opening to the next page', () => {
  requestCartOpen()
  openCartOnArrival(open)()
  expect(open).not.toHaveBeenCalled()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(2)
  openCartOnArrival(open)()
  expect(open).toHaveBeenCalledOnce()
})

test('without storage no request is kept, and nothing throws', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  requestCartOpen()
  expect(consumeCartOpenRequest()).toBe(false)
})
