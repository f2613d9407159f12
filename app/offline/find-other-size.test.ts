import { expect, it } from 'vitest'
import { findOtherSize } from './find-other-size.ts'

const url = (query: string) => `https://cdn.example/box.avif?${query}`
const wanted = new URL(url('v=2&width=640'))

it.each([
  ['the widest', ['v=2&width=160', 'v=2&width=1080', 'v=2&width=320'], 'v=2&width=1080'],
  ['the same version before a wider one', ['v=1&width=1080', 'v=2&width=160'], 'v=2&width=160'],
  [
    'the widest of other versions',
    ['v=1&width=160', 'v=3&width=320', 'width=240'],
    'v=3&width=320',
  ],
  ['a picture without a size', ['v=2'], 'v=2'],
])('takes %s', (_, cached, expected) => {
  expect(findOtherSize(cached.map(url), wanted)).toBe(url(expected))
})

it('takes none where none is cached', () => {
  expect(findOtherSize([], wanted)).toBeUndefined()
})
