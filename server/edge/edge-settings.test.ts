import { expect, test } from 'vitest'
import { toEnvironment } from './bindings.ts'
import { readEdgeSettings } from './edge-settings.ts'

const hosted = {
  PUBLIC_ORIGIN: 'https://shop.example',
  SHOPIFY_STORE_DOMAIN: 'store.example',
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'word',
}
const ASSETS = { fetch: async () => new Response(null, { status: 404 }) }

test('settings are the text values of the platform’s environment', () => {
  const environment = toEnvironment({ ASSETS, ...hosted, REFERRAL_CODE: null })
  expect(environment).toEqual(hosted)
  expect(readEdgeSettings(environment).store).toMatchObject({ origin: 'https://store.example' })
})

test('a local store is refused with a message', () => {
  expect(() => readEdgeSettings({ PUBLIC_ORIGIN: 'https://shop.example' })).toThrow(
    /^At the edge .* SHOPIFY_STORE_DOMAIN/,
  )
})
