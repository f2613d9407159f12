// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveMessage, MESSAGE_KEY, showMessageOnArrival } from './next-page-message.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const message = { title: 'Left out of your cart', description: 'Ludo is out of stock.' }

beforeEach(() => {
  showToast.mockReset()
})

test('the next page shows a message once', () => {
  showMessageOnArrival()()
  expect(showToast).not.toHaveBeenCalled()
  expect(leaveMessage(message)).toBe(true)
  showMessageOnArrival()()
  showMessageOnArrival()()
  expect(showToast.mock.calls).toEqual([[message]])
})

test('a page restored by Back shows it too, until it is left', () => {
  const stop = showMessageOnArrival()
  leaveMessage(message)
  window.dispatchEvent(new Event('pageshow'))
  expect(showToast).toHaveBeenCalledOnce()
  stop()
  leaveMessage(message)
  window.dispatchEvent(new Event('pageshow'))
  expect(showToast).toHaveBeenCalledOnce()
})

test.each(['{', '[]', 'null', '{"title":1,"description":"x"}', '{"title":"x"}'])(
  'an invalid message is not shown: %s',
  (text) => {
    sessionStorage.setItem(MESSAGE_KEY, text)
    showMessageOnArrival()()
    expect(showToast).not.toHaveBeenCalled()
  },
)

test('without storage no message is kept, and nothing throws', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
  expect(leaveMessage(message)).toBe(false)
  showMessageOnArrival()()
  expect(showToast).not.toHaveBeenCalled()
})
