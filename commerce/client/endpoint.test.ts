import { expect, test } from 'vitest'
import { storefrontEndpoint } from './endpoint.ts'

// spec 7.002
test('a bare domain means https', () => {
  expect(storefrontEndpoint('shop.example', '2026-04')).toBe(
    'https://shop.example/api/2026-04/graphql.json',
  )
})

test('accepts a full origin', () => {
  expect(storefrontEndpoint('http://127.0.0.1:4100/', '2025-07')).toBe(
    'http://127.0.0.1:4100/api/2025-07/graphql.json',
  )
})

// spec 5.050
test('throws at once without a domain', () => {
  expect(() => storefrontEndpoint(' ', '2026-04')).toThrow('needs the domain of a store')
})
