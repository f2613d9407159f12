import { expect, test } from 'vitest'
import { storefrontEndpoint } from './endpoint.ts'

test('a bare domain means https', () => {
  expect(storefrontEndpoint('shop.example', '2026-04')).toBe(
    'https://shop.example/api/2026-04/graphql.json',
  )
})

test('a full origin is taken as it is', () => {
  expect(storefrontEndpoint('http://127.0.0.1:4100/', '2025-07')).toBe(
    'http://127.0.0.1:4100/api/2025-07/graphql.json',
  )
})

test('a missing domain is said at once', () => {
  expect(() => storefrontEndpoint(' ', '2026-04')).toThrow('needs the domain of a store')
})
