import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'
import { copyMerchantStock } from './copy-merchant-stock.ts'
import { createMerchantStock } from './merchant-stock.ts'

/** The folder of an open store with an order, in which the classic ludo costs ₹899 at the desk. */
async function openShop(): Promise<string> {
  const folder = makeTestFolder()
  const store = openTestStore({}, folder)
  placeTestOrder(store)
  const rows = [{ variantId: 11, price: 89_900 }]
  await createMerchantStock(store).change({ who: 'Meera', rows })
  return folder
}

it('leaves no further files beside the database of a closed store', () => {
  const folder = makeTestFolder()
  openTestStore({}, folder).close()
  copyMerchantStock(folder, makeTestFolder())
  expect(readdirSync(folder)).toEqual(['store.sqlite'])
})

it('a copy has the stock and the prices of the desk, and no orders', async () => {
  const copy = makeTestFolder()
  copyMerchantStock(await openShop(), copy)
  const store = openTestStore({}, copy)
  expect(createMerchantStock(store).findVariant(11)).toMatchObject({ price: 89_900, stock: 8 })
  expect(store.database.prepare('SELECT * FROM orders').all()).toEqual([])
  expect(store.database.prepare('SELECT * FROM carts').all()).toEqual([])
})

it('a price that the file has changed since is the file’s, as after the next start', async () => {
  const copy = makeTestFolder()
  copyMerchantStock(await openShop(), copy)
  const products = (testCatalogue.products ?? []).map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, price: '949.00' })),
  }))
  const store = openTestStore({ products }, copy)
  expect(createMerchantStock(store).findVariant(11)).toMatchObject({ price: 94_900, stock: 8 })
})

it('of a folder without a store, or with one of another version, nothing is copied', async () => {
  const [empty, older, copy] = [makeTestFolder(), await openShop(), makeTestFolder()]
  copyMerchantStock(empty, copy)
  const store = openTestStore({}, older)
  store.database.exec('PRAGMA user_version = 1')
  copyMerchantStock(older, copy)
  expect(createMerchantStock(openTestStore({}, copy)).findVariant(11)).toMatchObject({
    price: 79_900,
    stock: 10,
  })
})
