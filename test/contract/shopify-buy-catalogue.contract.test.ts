import { afterAll, describe, expect, test } from 'vitest'
import { buildBuyClient, toPlain } from './buy-client.ts'
import { collectionIds, productIds, variantIds, wideVariants } from './contract-catalogue.ts'
import { openHttpsStore } from './https-store.ts'

const store = await openHttpsStore()
const client = buildBuyClient(store)
afterAll(() => store.close())

const handlesOf = (items: readonly { handle: string }[]) => items.map(({ handle }) => handle)

describe('products requested by shopify-buy', () => {
  test('are sorted by id', async () => {
    expect(handlesOf(await client.product.fetchAll())).toEqual([
      'couple-taboo',
      'drunk-ludo',
      'kitty-killer',
      'monsoon-mafia',
      'every-street',
    ])
  })

  test('are paged', async () => {
    const first = await client.product.fetchAll(2)
    expect(handlesOf(first)).toEqual(['couple-taboo', 'drunk-ludo'])
    const { model: next } = await client.fetchNextPage(first)
    expect(handlesOf(next)).toEqual(['kitty-killer', 'monsoon-mafia'])
    const { model: last } = await client.fetchNextPage(next)
    expect(handlesOf(last)).toEqual(['every-street'])
  })

  // spec 3.039, 3.040, 3.041
  test('are complete: texts, options, variants, pictures and money', async () => {
    const picture = {
      src: 'https://pictures.example/couple-taboo.webp',
      altText: 'A picture of couple-taboo',
    }
    expect(toPlain(await client.product.fetch(productIds.taboo))).toMatchObject({
      id: productIds.taboo,
      handle: 'couple-taboo',
      title: 'Couple Taboo',
      availableForSale: true,
      description: 'Say it without saying it.',
      descriptionHtml: '<p>Say it <em>without</em> saying it.</p>',
      productType: 'Couple Games',
      vendor: 'Party Gully',
      images: [picture],
      options: [{ name: 'Title', values: [{ value: 'Default Title' }] }],
      variants: [
        {
          id: variantIds.taboo,
          title: 'Default Title',
          available: true,
          sku: 'TABOO',
          price: { amount: '799.0', currencyCode: 'INR' },
          priceV2: { amount: '799.0', currencyCode: 'INR' },
          compareAtPrice: { amount: '999.5', currencyCode: 'INR' },
          image: picture,
        },
      ],
    })
  })

  // spec 3.041
  test('have variants that can be selected by options', async () => {
    const ludo = await client.product.fetchByHandle('drunk-ludo')
    if (ludo === null) throw new Error('drunk-ludo is missing')
    const travel = client.product.helpers.variantForOptions(ludo, { Edition: 'Travel' })
    expect(toPlain(travel)).toMatchObject({ id: variantIds.ludoTravel, price: { amount: '14.25' } })
  })

  test('are not for sale when out of stock', async () => {
    expect(toPlain(await client.product.fetch(productIds.soldOut))).toMatchObject({
      availableForSale: false,
      variants: [{ available: false }],
    })
  })

  test('have more variants than a page holds, followed by cursor', async () => {
    const before = store.sent.length
    const product = await client.product.fetch(productIds.wide)
    expect(product?.variants.map(({ id }) => id)).toEqual(wideVariants.map(({ id }) => id))
    expect(product?.variants.at(-1)?.price.amount).toBe('300.0')
    const [, page] = store.sent.slice(before)
    expect(page?.body.query).toMatch(/node \(id: "gid:\/\/shopify\/Product\/1005"\)/)
    expect(page?.body.query).toMatch(/variants \(first: \$first after: "[\w+/=-]+"\)/)
  })

  test('by several ids keep the order, with null for an unknown one', async () => {
    const { ludo, unknown, taboo } = productIds
    const [first, second, third] = await client.product.fetchMultiple([ludo, unknown, taboo])
    expect([first?.id, second, third?.id]).toEqual([ludo, null, taboo])
  })

  test('are found by words and sorted as requested', async () => {
    const byWord = await client.product.fetchQuery({ query: 'title:ludo' })
    expect(handlesOf(byWord)).toEqual(['drunk-ludo'])
    const byType = await client.product.fetchQuery({
      query: 'product_type:"Party Games"',
      sortKey: 'TITLE',
      reverse: true,
    })
    expect(handlesOf(byType)).toEqual(['monsoon-mafia', 'kitty-killer', 'every-street'])
  })

  test('are recommended for another', async () => {
    const others = handlesOf(await client.product.fetchRecommendations(productIds.ludo))
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain('drunk-ludo')
  })

  test('are null when unknown', async () => {
    expect(await client.product.fetch(productIds.unknown)).toBeNull()
    expect(await client.product.fetchByHandle('no-such-game')).toBeNull()
  })

  test('reject an invalid id', async () => {
    const explanation = "Invalid global id 'nonsense'"
    await expect(client.product.fetch('nonsense')).rejects.toMatchObject([
      {
        message: 'Variable $id of type ID! was provided invalid value',
        extensions: {
          code: 'INVALID_VARIABLE',
          value: 'nonsense',
          problems: [{ path: [], explanation, message: explanation }],
        },
      },
    ])
  })
})

describe('collections requested by shopify-buy', () => {
  const inParty = ['drunk-ludo', 'kitty-killer', 'monsoon-mafia', 'every-street']

  // spec 7.016
  test('are all listed, with products if requested', async () => {
    const all = await client.collection.fetchAll()
    expect(handlesOf(all)).toEqual(['party-games', 'couple-games'])
    const [party, couple] = await client.collection.fetchAllWithProducts()
    expect(handlesOf(party?.products ?? [])).toEqual(inParty)
    expect(handlesOf(couple?.products ?? [])).toEqual(['couple-taboo'])
    expect(party?.products.at(-1)?.variants).toHaveLength(300)
  })

  test('are found by id and by handle', async () => {
    expect(toPlain(await client.collection.fetch(collectionIds.party))).toMatchObject({
      handle: 'party-games',
      title: 'Party Games',
      descriptionHtml: '<p>For the whole room.</p>',
    })
    const few = await client.collection.fetchWithProducts(collectionIds.party, { productsFirst: 2 })
    expect(handlesOf(few.products)).toEqual(inParty.slice(0, 2))
    const byHandle = await client.collection.fetchByHandle('couple-games')
    expect(toPlain(byHandle)).toMatchObject({
      id: collectionIds.couple,
      products: [{ id: productIds.taboo }],
    })
  })

  test('are found by words', async () => {
    const found = await client.collection.fetchQuery({ query: 'title:couple' })
    expect(handlesOf(found)).toEqual(['couple-games'])
  })

  test('are null when unknown', async () => {
    expect(await client.collection.fetch('gid://shopify/Collection/999999')).toBeNull()
    expect(await client.collection.fetchByHandle('no-such-collection')).toBeNull()
  })
})

describe('the shop requested by shopify-buy', () => {
  // spec 3.043
  test('has its name and money format', async () => {
    const shop = await client.shop.fetchInfo()
    expect(toPlain(shop)).toMatchObject({
      name: 'Contract Shop',
      description: 'A shop for tests',
      moneyFormat: '₹{{amount_no_decimals}}',
    })
    expect(shop.primaryDomain.url).toMatch(/^https?:\/\//)
  })

  test('has its policies', async () => {
    expect(toPlain(await client.shop.fetchPolicies())).toMatchObject({
      privacyPolicy: { title: 'Privacy Policy', body: '<p>Privacy Policy</p>' },
      termsOfService: { title: 'Terms of Service', body: '<p>Terms of Service</p>' },
      refundPolicy: { title: 'Refund Policy', body: '<p>Refund Policy</p>' },
    })
  })

  test('is requested over https, with the client’s fixed version and headers', async () => {
    const before = store.sent.length
    await buildBuyClient(store, { language: 'hi-IN' }).shop.fetchInfo()
    expect(store.sent[before]).toMatchObject({
      url: `https://${store.domain}/api/2025-01/graphql`,
      headers: {
        accept: 'application/json',
        'accept-language': 'hi-IN',
        'content-type': 'application/json',
        'x-sdk-variant': 'javascript',
        'x-sdk-variant-source': 'contract',
        'x-sdk-version': '3.0.6',
        'x-shopify-storefront-access-token': store.token,
      },
    })
    expect(store.sent[before]?.body).not.toHaveProperty('variables')
  })

  // spec 7.004
  test('refuses a wrong token', async () => {
    const stranger = buildBuyClient(store, { accessToken: 'wrong' })
    await expect(stranger.shop.fetchInfo()).rejects.toEqual([
      { message: '', extensions: { code: 'UNAUTHORIZED' } },
    ])
  })
})
