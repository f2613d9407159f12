import { expect, test, vi } from 'vitest'
import { openFakeStorefront, toLasting } from '#test/fake-storefront.ts'
import { createCheckoutOrigins } from './checkout-origins.ts'

const provider = ['https://checkout.shopify.com', 'https://shop.app']
const log = { warn: vi.fn() }

function open(shop: unknown) {
  const localization = { country: { isoCode: 'IN', currency: { isoCode: 'INR' } } }
  const data = { shop, localization, publicApiVersions: [] }
  const { client } = openFakeStorefront({
    shop: shop === null ? new Response('', { status: 400 }) : () => Response.json({ data }),
  })
  return createCheckoutOrigins('https://tapri.myshopify.example', toLasting(client), log)
}

test('a checkout may be at the store, at its primary domain or at the provider', async () => {
  const origins = open({ primaryDomain: { host: 'tapri.example' }, shipsToCountries: ['IN'] })
  await origins.refresh()
  expect(origins.list()).toEqual([
    'https://tapri.myshopify.example',
    'https://tapri.example',
    ...provider,
  ])
})

test('a checkout may be at any https origin while the store’s domain is unknown, which is logged', async () => {
  const origins = open(null)
  await origins.refresh()
  expect(origins.list()).toEqual(['https://tapri.myshopify.example', 'https:', ...provider])
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('a local store’s checkout is at the shop’s own origin', async () => {
  const origins = createCheckoutOrigins(null, toLasting(openFakeStorefront({}).client), log)
  await origins.refresh()
  expect(origins.list()).toEqual([])
})
