import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { allowedOrigins } from './allowed-origins.ts'

it('allows pictures and videos of a hosted store and of the provider’s CDN', () => {
  const settings = readSettings({
    SHOPIFY_STORE_DOMAIN: 'tapri.example',
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'any-token',
  })
  const files = ['https://tapri.example', 'https://cdn.shopify.com']
  expect(allowedOrigins(settings, [])).toMatchObject({ images: files, media: files })
})

it('allows only the outside origins that a local catalogue uses', () => {
  const elsewhere = ['https://films.example']
  const settings = readSettings({})
  expect(allowedOrigins(settings, elsewhere)).toMatchObject({ images: elsewhere, media: elsewhere })
  expect(allowedOrigins(settings, [])).toMatchObject({ images: [], media: [] })
})
