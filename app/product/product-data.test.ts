import { describe, expect, it } from 'vitest'
import type { ProvenTerms } from '#app/shop/shop-context.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { rupees, sampleChoice, sampleProduct, sampleVariant } from '#test/sample-products.ts'
import { productData, shownPrice } from './product-data.server.ts'

const origin = 'https://shop.example'
const silent: ProvenTerms = { claims: claimsFor('measured'), fees: null }
const shop = { origin, terms: silent }
const picture = { url: '/cdn/a.webp', altText: '', width: null, height: null }

const offerOf = (terms: Partial<ProvenTerms>, amount = 799) => {
  const data = productData(sampleProduct(1, amount), { origin, terms: { ...silent, ...terms } })
  return JSON.parse(JSON.stringify(data)).offers
}

describe('the structured data of a game', () => {
  it('have the facts of the store', () => {
    const product = sampleProduct(1, 799, {
      vendor: 'Tapri Games',
      pictures: [picture],
      description: [{ type: 'paragraph', line: ['Sip.'] }],
      variants: [sampleVariant(1, 799, { sku: 'TG-1', barcode: '8901030865282' })],
      game: { ...sampleProduct(1, 1).game, age: '18+' },
    })
    expect(productData(product, shop)).toEqual({
      '@type': 'Product',
      name: 'Game 1',
      url: 'https://shop.example/product/game-1',
      description: 'Sip.',
      image: ['https://shop.example/cdn/a.webp'],
      brand: { '@type': 'Brand', name: 'Tapri Games' },
      audience: { '@type': 'PeopleAudience', suggestedMinAge: 18 },
      sku: 'TG-1',
      gtin: '8901030865282',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/product/game-1',
        price: '799.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          merchantReturnLink: 'https://shop.example/returns',
        },
      },
    })
  })

  it('omit unknown facts: picture, brand, GTIN and offer', () => {
    const barcode = '2003700000019'
    const product = sampleProduct(1, 799, { variants: [sampleVariant(1, 799, { barcode })] })
    expect(Object.keys(productData(product, shop))).toEqual(['@type', 'name', 'url', 'offers'])
    const nothing = sampleProduct(1, 799, { variants: [], firstVariant: null })
    expect(Object.keys(productData(nothing, shop))).toEqual(['@type', 'name', 'url'])
  })

  it('say when it is out of stock', () => {
    const data = productData(sampleProduct(1, 799, { available: false }), shop)
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })
})

describe('the structured data of a pack', () => {
  const nothing = { importer: null, bestBefore: null, made: null }
  const pack = {
    ...nothing,
    ...{ origin: 'India', maker: 'Tapri Games\n4 Chai Lane, Pune 411001', netQuantity: '55 cards' },
    mrp: rupees(999),
  }
  const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value })

  it('have maker, country, quantity and MRP, which is not the price of the offer', () => {
    const data = productData(sampleProduct(1, 799, { pack: { ...pack, made: '2026-08' } }), shop)
    expect(data).toMatchObject({
      manufacturer: {
        '@type': 'Organization',
        name: 'Tapri Games',
        address: '4 Chai Lane, Pune 411001',
      },
      countryOfOrigin: { '@type': 'Country', name: 'India' },
      productionDate: '2026-08',
      additionalProperty: [
        property('Net quantity', '55 cards'),
        property('MRP', '₹999, inclusive of all taxes'),
      ],
    })
    expect(JSON.stringify(data)).not.toContain('priceSpecification')
  })

  it('are those of each variant when there are several', () => {
    const empty = { ...pack, origin: null, maker: null, netQuantity: null, mrp: null }
    const choice = sampleChoice()
    const variants = choice.variants.map((variant, at) =>
      at === 1 ? { ...variant, pack: { ...empty, netQuantity: '110 cards' } } : variant,
    )
    const data = productData({ ...choice, pack, variants }, shop)
    const { hasVariant, ...group } = JSON.parse(JSON.stringify(data))
    expect(group).not.toHaveProperty('countryOfOrigin')
    expect(hasVariant[0].additionalProperty).toContainEqual(property('Net quantity', '55 cards'))
    expect(hasVariant[1].additionalProperty).toContainEqual(property('Net quantity', '110 cards'))
    expect(hasVariant[1].countryOfOrigin.name).toBe('India')
  })
})

describe('the structured data of a game with variants', () => {
  const { hasVariant, ...group } = JSON.parse(JSON.stringify(productData(sampleChoice(), shop)))

  it('are a product group that varies by properties known to schema.org', () => {
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'game-4',
      variesBy: ['https://schema.org/size'],
    })
    expect(group).not.toHaveProperty('offers')
  })

  it('have each variant with its own URL, picture, price, stock and options', () => {
    expect(hasVariant).toHaveLength(5)
    expect(hasVariant[3]).toMatchObject({
      '@type': 'Product',
      name: 'Antakshari (Nineties / Large)',
      image: 'https://shop.example/cdn/nineties.webp',
      size: 'Large',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Era', value: 'Nineties' }],
      offers: {
        url: 'https://shop.example/product/game-4?variant=44',
        price: '799.00',
        availability: 'https://schema.org/OutOfStock',
      },
    })
  })
})

describe('the structured data of an offer', () => {
  const rate = (value: string) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'INR' },
  })
  const oneGame = rupees(59)

  it.each<[string, ProvenTerms['fees'], number, string | null]>([
    ['free', { kind: 'free' }, 299, '0.00'],
    ['free above its price', { kind: 'freeAbove', rupees: 499, oneGame }, 299, '59.00'],
    ['free from its price on', { kind: 'freeAbove', rupees: 499, oneGame }, 499, '0.00'],
    ['free above its price, otherwise unknown', { kind: 'freeAbove', rupees: 499 }, 299, null],
    ['the same for every game', { kind: 'charged', oneGame }, 799, '59.00'],
    ['not the same for every game', { kind: 'charged' }, 799, null],
    ['unknown', null, 799, null],
  ])('have the shipping rate of the store: %s', (_, fees, amount, value) => {
    expect(offerOf({ fees }, amount).shippingDetails).toEqual(
      value === null ? undefined : rate(value),
    )
  })

  it('have the delivery times once the merchant has answered', () => {
    const fees = { kind: 'free' } as const
    const timesOf = (standard: string) => {
      const delivery = { ...delivered, standard }
      return offerOf({ fees, claims: { ...silent.claims, delivery } }).shippingDetails.deliveryTime
    }
    const days = (minValue: number, maxValue: number) => ({
      '@type': 'QuantitativeValue',
      minValue,
      maxValue,
      unitCode: 'DAY',
    })
    expect(timesOf('3-5 business days')).toEqual({
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(1, 1),
      transitTime: days(3, 5),
    })
    expect(timesOf('before the weekend')).toBeUndefined()
  })

  it('have the return period once the merchant has answered', () => {
    expect(
      offerOf({ claims: { ...silent.claims, returnDays: 7 } }).hasMerchantReturnPolicy,
    ).toEqual({
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: 'https://shop.example/returns',
      applicableCountry: 'IN',
      returnPolicyCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
    })
  })
})

const delivered = {
  ...{ dispatch: '1 day', standard: '3-5 business days', express: null },
  ...{ processing: 'in 1 day', usual: '3-5 business days', byPlace: null },
}

it('link previews show the price of the first variant, in decimals', () => {
  expect(shownPrice(sampleChoice())).toEqual({
    amount: '599.00',
    currency: 'INR',
    availability: 'in stock',
  })
  const yen = { ...sampleVariant(1, 1), price: { minor: 1200, currency: 'JPY' }, available: false }
  expect(shownPrice(sampleProduct(1, 1, { firstVariant: yen }))).toEqual({
    amount: '1200',
    currency: 'JPY',
    availability: 'out of stock',
  })
  expect(shownPrice(sampleProduct(1, 1, { firstVariant: null }))).toBeNull()
})
