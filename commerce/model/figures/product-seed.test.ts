import { expect, it } from 'vitest'
import { seedOf } from './product-seed.ts'

/* Test vectors that the authors of FNV publish for FNV-1a of 32 bits; the high bits are mixed into the low ones. */
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the seed of %j follows from its FNV-1a hash', (text, hash) => {
  expect(seedOf(text)).toBe((hash ^ (hash >>> 15)) >>> 0)
})
