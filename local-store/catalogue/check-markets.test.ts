import { expect, test } from 'vitest'
import { faultOf, jugaad, shop, variant } from '#test/local-store/catalogue-fault.ts'

const america = { handle: 'america', countries: ['US'], currencyCode: 'USD', rate: '0.012' }
const japan = { handle: 'japan', countries: ['JP'], currencyCode: 'JPY', rate: '1.75' }

const withMarkets = (...markets: object[]) => ({ shop, markets, products: [jugaad] })
const withPrices = (...marketPrices: object[]) => ({
  shop,
  markets: [america, japan],
  products: [{ ...jugaad, variants: [{ ...variant, marketPrices }] }],
})

test('markets with prices in their currencies are taken', () => {
  const prices = [
    { market: 'america', price: '5.49', compareAtPrice: '6.50' },
    { market: 'japan', price: '800' },
  ]
  expect(faultOf(withPrices(...prices))).toBeNull()
})

test.each<[string, object, string]>([
  [
    'two markets with one handle',
    withMarkets(america, { ...japan, handle: 'america' }),
    'markets[1].handle: handle "america" is already used at markets[0].handle',
  ],
  [
    'a country in two markets',
    withMarkets(america, { ...japan, countries: ['JP', 'US'] }),
    'markets[1].countries[1]: country "US" is already used at markets[0].countries[0]',
  ],
  [
    'the shop’s own country',
    withMarkets({ ...america, countries: ['IN'] }),
    'markets[0].countries[0]: "IN" is the country of the shop itself',
  ],
  [
    'a name instead of a country code',
    withMarkets({ ...america, countries: ['usa'] }),
    'markets[0].countries[0]: must be a country code such as "US"',
  ],
  ['a rate of zero', withMarkets({ ...america, rate: '0' }), 'markets[0].rate: must be above 0'],
  [
    'a price for an unknown market',
    withPrices({ market: 'mars', price: '1' }),
    'products[0].variants[0].marketPrices[0].market: no market has the handle "mars"',
  ],
  [
    'two prices for one market',
    withPrices({ market: 'japan', price: '1' }, { market: 'japan', price: '2' }),
    'products[0].variants[0].marketPrices[1].market: "japan" is already used at products[0].variants[0].marketPrices[0].market',
  ],
  [
    'more decimals than the market’s currency has',
    withPrices({ market: 'japan', price: '800.50' }),
    'products[0].variants[0].marketPrices[0].price: must be a decimal amount such as "799"',
  ],
])('a catalogue is refused for %s', (_, catalogue, fault) => {
  expect(faultOf(catalogue)).toBe(fault)
})
