import { expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { findDeliveryFees } from '#commerce/operations/find-delivery-fees.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { openLocalStore } from '#test/local-store/open-local-store.ts'

type Rates = CatalogueFileInput['deliveryRates']

const games = [299, 449, 799].map((price) => ({
  handle: `game-${price}`,
  title: `Game ${price}`,
  variants: [{ price: `${price}.00`, stock: 9 }],
}))

/** The delivery fees found at a store with these rates. */
async function feesOf(
  deliveryRates: Rates,
  freeAbove: number | null = null,
  products: CatalogueFileInput['products'] = games,
) {
  const shop = { name: 'Test Shop', legalName: 'Test Shop Limited' }
  const { localStore, close } = await openLocalStore({ shop, products, deliveryRates })
  try {
    const client = createStorefrontClient({
      endpoint: `http://store.internal/api/${STOREFRONT_API_VERSION}/graphql.json`,
      publicToken: 'local',
      fetch: (url, init) => localStore.fetch(new Request(url, init)),
      retries: 0,
    })
    return await findDeliveryFees(client, freeAbove)
  } finally {
    await close()
  }
}

const free = { handle: 'free', title: 'Free delivery', price: '0' }
const paid = { handle: 'paid', title: 'Standard delivery', price: '59.00' }
const freeAbove500 = { ...free, minimumSubtotal: '500' }

test('delivery is free in a store without fees', async () => {
  expect(await feesOf([free])).toEqual({ kind: 'free' })
})

const fee = { oneGame: { minor: 5900, currency: 'INR' } }

test('delivery is charged in a store with a fee of ₹59', async () => {
  expect(await feesOf([paid])).toEqual({ kind: 'charged', ...fee })
})

test('delivery is charged in a store with a lower fee for larger orders', async () => {
  const dear = { ...paid, handle: 'dear', price: '19.00', minimumSubtotal: '700' }
  expect(await feesOf([dear, paid])).toEqual({ kind: 'charged' })
})

test('delivery is charged in a store that delivers free in Delhi only', async () => {
  expect(await feesOf([{ ...free, pinPrefixes: ['110'] }, paid])).toEqual({ kind: 'charged' })
})

test('delivery is free from ₹500 in a store whose merchant says so', async () => {
  expect(await feesOf([paid, freeAbove500], 500)).toEqual({
    kind: 'freeAbove',
    rupees: 500,
    ...fee,
  })
})

test.each([
  ['does not mention it', null],
  ['says that it is free from ₹300', 300],
  ['names an amount above the price of all products together', 9999],
])('delivery is charged in such a store if the merchant %s', async (_, answer) => {
  expect(await feesOf([paid, freeAbove500], answer)).toEqual({ kind: 'charged' })
})

test('fees are unknown in a store without products', async () => {
  expect(await feesOf([free], null, [])).toBeNull()
})
