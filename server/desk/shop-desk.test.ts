import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { createShopDesk } from './shop-desk.ts'

const open = () => Promise.reject(new Error('the desk is away'))
const hosted = { SHOPIFY_STORE_DOMAIN: 'a.example', SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't' }

it.each([
  ['the demonstration with simulated figures', {}, false],
  ['the demonstration with measured figures', { FIGURES: 'measured' }, true],
  ['a catalogue of the merchant’s own', { CATALOGUE_FILE: 'mine.json' }, true],
  ['a real store', hosted, true],
  ['a real store with simulated figures', { ...hosted, FIGURES: 'simulated' }, true],
])('whether %s stores what shoppers send: %o %s', (_, environment, isKept) => {
  expect(createShopDesk(open, readSettings(environment)) !== null).toBe(isKept)
})

it('stores nothing without a desk', () => {
  expect(createShopDesk(null, readSettings({ FIGURES: 'measured' }))).toBeNull()
})
