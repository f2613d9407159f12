import { expect, test } from 'vitest'
import { toCachedPage } from './cached-page.ts'

test("a cached page does not retain the compressor's larger buffer", async () => {
  const { brotli } = await toCachedPage(new Response('<p>Games</p>'.repeat(1000)))
  expect(brotli.buffer.byteLength).toBe(brotli.byteLength)
})
