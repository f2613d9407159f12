import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, openCartFacts } from './cart-facts.ts'
import { productIds, variantIds } from './contract-catalogue.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

const inCountry = (country: string | null, fields: string) =>
  facts.client.request(
    `query Here($country: CountryCode) @inContext(country: $country) { ${fields} }`,
    {
      variables: { country },
    },
  )

const money = '{ amount currencyCode }'
const prices = `product(id: "${productIds.taboo}") {
  priceRange { minVariantPrice ${money} maxVariantPrice ${money} }
  compareAtPriceRange { maxVariantPrice ${money} }
  variants(first: 1) { nodes { price ${money} priceV2 ${money} compareAtPrice ${money} } }
}`
const localization = `localization {
  country { isoCode name unitSystem currency { isoCode name symbol } market { handle } }
  market { handle }
  language { isoCode }
  availableCountries { isoCode currency { isoCode } }
}`

describe('a buyer in the United States', () => {
  const dollars = (amount: string) => ({ amount, currencyCode: 'USD' })

  test('sees the prices of that market', async () => {
    const { data } = await inCountry('US', prices)
    expect(data.product).toEqual({
      priceRange: { minVariantPrice: dollars('11.99'), maxVariantPrice: dollars('11.99') },
      compareAtPriceRange: { maxVariantPrice: dollars('14.5') },
      variants: {
        nodes: [
          {
            price: dollars('11.99'),
            priceV2: dollars('11.99'),
            compareAtPrice: dollars('14.5'),
          },
        ],
      },
    })
  })

  test('sees converted prices where there are no others', async () => {
    const { data } = await inCountry(
      'US',
      'product(handle: "monsoon-mafia") { priceRange { minVariantPrice { amount currencyCode } } }',
    )
    expect(data.product.priceRange.minVariantPrice).toEqual(dollars('7.79'))
  })

  test('filters and sorts by these prices', async () => {
    const { data } = await inCountry(
      'US',
      `collection(handle: "party-games") {
        products(first: 3, sortKey: PRICE, filters: [{ price: { min: 5, max: 8 } }]) { nodes { handle } }
      }`,
    )
    expect(data.collection.products.nodes).toEqual([
      { handle: 'kitty-killer' },
      { handle: 'monsoon-mafia' },
    ])
  })

  test('gets a response for the United States, which says so', async () => {
    const { data, extensions } = await inCountry('US', localization)
    expect(extensions).toMatchObject({ context: { country: 'US', language: 'EN' } })
    expect(data.localization).toEqual({
      country: {
        isoCode: 'US',
        name: 'United States',
        unitSystem: 'IMPERIAL_SYSTEM',
        currency: { isoCode: 'USD', name: 'United States Dollar', symbol: '$' },
        market: { handle: 'united-states' },
      },
      market: { handle: 'united-states' },
      language: { isoCode: 'EN' },
      availableCountries: [
        { isoCode: 'IN', currency: { isoCode: 'INR' } },
        { isoCode: 'JP', currency: { isoCode: 'JPY' } },
        { isoCode: 'SG', currency: { isoCode: 'JPY' } },
        { isoCode: 'US', currency: { isoCode: 'USD' } },
      ],
    })
  })
})

describe('a country that the shop does not sell to', () => {
  test.each(['FR', null])('%s gets the response for the shop’s own country', async (country) => {
    const { data, extensions } = await inCountry(
      country,
      `${prices} localization { country { isoCode } }`,
    )
    expect(extensions).toMatchObject({ context: { country: 'IN', language: 'EN' } })
    expect(data.localization.country.isoCode).toBe('IN')
    expect(data.product.priceRange.minVariantPrice).toEqual({
      amount: '799.0',
      currencyCode: 'INR',
    })
  })

  test('cached responses are separate for each country', async () => {
    for (const [country, amount] of [
      ['US', '11.99'],
      ['IN', '799.0'],
      ['JP', '1398.0'],
      ['US', '11.99'],
    ] as const) {
      const { data } = await inCountry(country, prices)
      expect(data.product.priceRange.minVariantPrice.amount).toBe(amount)
    }
  })
})

test('the shop’s own currency is unchanged, and the others are listed', async () => {
  const fields = 'paymentSettings { countryCode currencyCode enabledPresentmentCurrencies }'
  const { data } = await inCountry('US', `shop { moneyFormat ${fields} } ${fields}`)
  const settings = {
    countryCode: 'IN',
    currencyCode: 'INR',
    enabledPresentmentCurrencies: ['INR', 'JPY', 'USD'],
  }
  expect(data).toMatchObject({ shop: { paymentSettings: settings }, paymentSettings: settings })
})

describe('a cart', () => {
  const buyer = (countryCode: string) => ({ buyerIdentity: { countryCode } })

  test('of a buyer in the United States is in dollars, wherever it is read', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.taboo, 2), lineOf(variantIds.scarce)],
      discountCodes: ['LINES10', 'ORDER100'],
      ...buyer('US'),
    })
    expect(cart.buyerIdentity.countryCode).toBe('US')
    expect(cart.lines.nodes).toMatchObject([
      {
        merchandise: { price: { amount: '7.79', currencyCode: 'USD' } },
        cost: { totalAmount: { amount: '7.01', currencyCode: 'USD' } },
        discountAllocations: [{ discountedAmount: { amount: '0.78', currencyCode: 'USD' } }],
      },
      {
        merchandise: { price: { amount: '11.99', currencyCode: 'USD' } },
        cost: { totalAmount: { amount: '21.58', currencyCode: 'USD' } },
      },
    ])
    expect(cart.cost).toEqual({
      subtotalAmount: { amount: '28.59', currencyCode: 'USD' },
      totalAmount: { amount: '27.39', currencyCode: 'USD' },
    })
    expect((await facts.find(cart.id)).cost).toEqual(cart.cost)
  })

  test('has the requested country until the buyer names one', async () => {
    const { data } = await facts.ask(
      `mutation Create($input: CartInput) @inContext(country: US) {
        cartCreate(input: $input) { cart { id buyerIdentity { countryCode } cost { totalAmount { currencyCode } } } }
      }`,
      { input: { lines: [lineOf(variantIds.taboo)] } },
    )
    expect(data.cartCreate.cart).toMatchObject({
      buyerIdentity: { countryCode: 'US' },
      cost: { totalAmount: { currencyCode: 'USD' } },
    })
    const { cart } = await facts.change(
      'cartBuyerIdentityUpdate',
      'buyerIdentity: CartBuyerIdentityInput!',
      data.cartCreate.cart.id,
      { countryCode: 'JP' },
    )
    expect(cart.cost.totalAmount).toEqual({ amount: '1398.0', currencyCode: 'JPY' })
  })

  test('of a country that the shop does not sell to is in its own currency', async () => {
    const { cart } = await facts.create({ lines: [lineOf(variantIds.taboo)], ...buyer('FR') })
    expect(cart.buyerIdentity.countryCode).toBe('FR')
    expect(cart.cost.totalAmount).toEqual({ amount: '799.0', currencyCode: 'INR' })
  })

  test('deducts gift cards in their own currency', async () => {
    const { cart } = await facts.create({
      lines: [lineOf(variantIds.taboo)],
      giftCardCodes: ['GIFT500CARD', 'GIFT50CARD'],
      ...buyer('US'),
    })
    const { data } = await facts.ask(
      `query Cards($id: ID!) { cart(id: $id) { appliedGiftCards {
        amountUsed ${money} presentmentAmountUsed ${money} balance ${money}
      } } }`,
      { id: cart.id },
    )
    expect(data.cart.appliedGiftCards).toEqual([
      {
        amountUsed: { amount: '500.0', currencyCode: 'INR' },
        presentmentAmountUsed: { amount: '6.0', currencyCode: 'USD' },
        balance: { amount: '0.0', currencyCode: 'INR' },
      },
      {
        amountUsed: { amount: '50.5', currencyCode: 'INR' },
        presentmentAmountUsed: { amount: '0.61', currencyCode: 'USD' },
        balance: { amount: '0.0', currencyCode: 'INR' },
      },
    ])
    expect(cart.cost.totalAmount).toEqual({ amount: '5.38', currencyCode: 'USD' })
  })
})

test('an invalid buyer token is refused without data', async () => {
  const buyer = { customerAccessToken: 'no-such-token' }
  const { store } = facts
  const response = await store.fetch(`https://${store.domain}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `query Buyer($buyer: BuyerInput) @inContext(buyer: $buyer) { shop { name } }`,
      variables: { buyer },
    }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    errors: [{ message: 'The token provided is not valid' }],
    extensions: { cost: { requestedQueryCost: 1 } },
  })
  const { data } = await facts.ask('query Nobody @inContext(buyer: null) { shop { name } }')
  expect(data).toEqual({ shop: { name: 'Contract Shop' } })
})
