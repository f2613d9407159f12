import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { getStoreFacts } from './store-facts.ts'

const shop = { primaryDomain: { host: 'games.example' }, shipsToCountries: ['IN', 'NP'] }
const localization = { country: { isoCode: 'IN', currency: { isoCode: 'INR' } } }
const publicApiVersions = [{ handle: 'unstable', supported: false }]

/** The fake store responds by the query's first field; this query has several. */
function ask(answer: object) {
  return getStoreFacts(openFakeStorefront({ shop: () => Response.json({ data: answer }) }).client)
}

test('reads the settings of the store for buyers in India', async () => {
  expect(await ask({ shop, localization, publicApiVersions })).toEqual({
    primaryHost: 'games.example',
    shipsTo: ['IN', 'NP'],
    country: 'IN',
    currency: 'INR',
    apiVersions: publicApiVersions,
  })
})

test.each([
  ['shop', { shop: null, localization, publicApiVersions }],
  [
    'shop.primaryDomain',
    { shop: { ...shop, primaryDomain: null }, localization, publicApiVersions },
  ],
  [
    'shop.shipsToCountries',
    { shop: { ...shop, shipsToCountries: 'IN' }, localization, publicApiVersions },
  ],
  ['localization.country', { shop, localization: { country: null }, publicApiVersions }],
  ['publicApiVersions', { shop, localization, publicApiVersions: {} }],
  [
    'shop.primaryDomain.host',
    { shop: { ...shop, primaryDomain: {} }, localization, publicApiVersions },
  ],
  ['localization', { shop, localization: null, publicApiVersions }],
  [
    'localization.country.isoCode',
    { shop, localization: { country: { currency: { isoCode: 'INR' } } }, publicApiVersions },
  ],
  [
    'localization.country.currency',
    { shop, localization: { country: { isoCode: 'IN' } }, publicApiVersions },
  ],
  [
    'localization.country.currency.isoCode',
    { shop, localization: { country: { isoCode: 'IN', currency: {} } }, publicApiVersions },
  ],
  ['publicApiVersions.handle', { shop, localization, publicApiVersions: [{ supported: true }] }],
  [
    'publicApiVersions.supported',
    { shop, localization, publicApiVersions: [{ handle: 'unstable' }] },
  ],
])('a response without %s is a fault', async (place, answer) => {
  await expect(ask(answer)).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringContaining(`at ${place}.`),
  })
})
