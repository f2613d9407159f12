import { expect, test } from 'vitest'
import { withReturnAddress } from './with-return-address.ts'

// spec 4.040
test('an absolute URL gets return_to and _fd=0, and keeps its key', () => {
  const address = withReturnAddress(
    'https://shop.example/cart/c/token?key=secret',
    'https://partygully.example/thank-you?success=1',
  )
  expect(address).toBe(
    'https://shop.example/cart/c/token?key=secret&return_to=https%3A%2F%2Fpartygully.example%2Fthank-you%3Fsuccess%3D1&_fd=0',
  )
})

// spec 9.029
test('a relative URL stays relative', () => {
  expect(withReturnAddress('/local-store/cart/c/t?key=k', '/thank-you?success=1')).toBe(
    '/local-store/cart/c/t?key=k&return_to=%2Fthank-you%3Fsuccess%3D1&_fd=0',
  )
})

test('an invalid URL stays unchanged', () => {
  expect(withReturnAddress('http://', '/thank-you')).toBe('http://')
})
