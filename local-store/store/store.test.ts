import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { catalogueSourceOf } from '#test/local-store/catalogue-input.ts'
import {
  makeTestFolder,
  openTestStore,
  readTestCatalogue,
  testCatalogue,
  testNow,
} from '#test/local-store/open-test-store.ts'
import { createStore } from './store.ts'

describe('the store', () => {
  it('loads what is published, with collections in their order', () => {
    const { catalogue } = openTestStore()
    expect(catalogue.products.map(({ handle }) => handle)).not.toContain('secret')
    expect(catalogue.findVariant(51)).toBeNull()
    const party = catalogue.findCollectionByHandle('party-games')
    expect(party?.products.map(({ handle }) => handle)).toEqual(['taboo', 'ludo', 'download'])
    expect(catalogue.listCollectionsOf(1)).toEqual([party])
  })

  it('knows which variants can be bought', () => {
    const { inventory } = openTestStore()
    expect([11, 31, 41, 999].map(inventory.stockOf)).toEqual([10, 0, null, 0])
    expect([11, 31, 41, 999].map(inventory.isForSale)).toEqual([true, false, true, false])
  })

  it('saves a cart and returns it only for its key', () => {
    const { carts } = openTestStore()
    const cart = { ...carts.create(), note: 'ring twice' }
    carts.save(cart)
    expect(carts.find(cart.token, cart.key)?.note).toBe('ring twice')
    expect(carts.find(cart.token, 'wrong')).toBeNull()
    expect(carts.find('wrong', cart.key)).toBeNull()
    expect(carts.findByToken(cart.token)?.key).toBe(cart.key)
  })

  it('lowers stock and gift card balances, but never below zero', () => {
    const { inventory, giftCards } = openTestStore()
    expect(inventory.take(21, 2)).toBe(true)
    expect(inventory.take(21, 2)).toBe(false)
    expect(inventory.stockOf(21)).toBe(1)
    expect(giftCards.take('gift500demo', 40_000)).toBe(true)
    expect(giftCards.take('gift500demo', 40_000)).toBe(false)
    expect(giftCards.find('GIFT500DEMO')?.balance).toBe(10_000)
  })

  it('keeps nothing of a failed transaction, in memory either', () => {
    const { inventory, transaction, carts } = openTestStore()
    const cart = carts.create()
    const attempt = () =>
      transaction(() => {
        inventory.take(11, 4)
        carts.save(cart)
        throw new Error('no')
      })
    expect(attempt).toThrow('no')
    expect(inventory.stockOf(11)).toBe(10)
    expect(carts.findByToken(cart.token)).toBeNull()
  })

  it('is unchanged when opened again', () => {
    const folder = makeTestFolder()
    const first = openTestStore({}, folder)
    const cart = first.carts.create()
    first.carts.save(cart)
    first.inventory.take(11, 4)
    first.close()
    const second = openTestStore({}, folder)
    expect(second.inventory.stockOf(11)).toBe(6)
    expect(second.carts.findByToken(cart.token)).toEqual(cart)
    expect(second.catalogue.revision).toBe(1)
  })

  it('replaces the catalogue as a whole and keeps known stock', () => {
    const folder = makeTestFolder()
    const first = openTestStore({}, folder)
    first.inventory.take(11, 4)
    first.giftCards.take('GIFT500DEMO', 10_000)
    first.close()
    const products = (testCatalogue.products ?? []).map((product) =>
      product.handle === 'ludo' ? { ...product, title: 'Ludo, renamed' } : product,
    )
    const fresh = {
      id: 9,
      handle: 'fresh',
      title: 'Fresh',
      variants: [{ id: 91, price: '10', stock: 7 }],
    }
    const second = openTestStore({ products: [...products, fresh] }, folder)
    expect(second.catalogue.revision).toBe(2)
    expect(second.catalogue.findProduct(1)?.title).toBe('Ludo, renamed')
    expect([11, 91].map(second.inventory.stockOf)).toEqual([6, 7])
    expect(second.giftCards.find('GIFT500DEMO')?.balance).toBe(40_000)
  })

  it('deletes carts unchanged for a month, but not ordered ones', async () => {
    const folder = makeTestFolder()
    const longAgo = new Date('2026-01-01T00:00:00Z')
    const catalogue = openTestStore().catalogue
    const early = openTestStore({}, folder)
    const [left, bought] = [early.carts.create(), early.carts.create()]
    early.carts.save(left)
    early.carts.complete(bought, 1)
    early.database.prepare('UPDATE carts SET updated_at = ?').run(longAgo.toISOString())
    early.close()
    const late = openTestStore({}, folder)
    expect(catalogue.products.length).toBe(late.catalogue.products.length)
    await late.purgeCarts()
    expect(late.carts.findByToken(left.token)).toBeNull()
    expect(late.carts.findByToken(bought.token)?.orderId).toBe(1)
  })

  it('resets gift card balances when the currency changes', () => {
    const folder = makeTestFolder()
    const first = openTestStore({}, folder)
    first.giftCards.take('GIFT500DEMO', 10_000)
    first.close()
    const shop = { ...testCatalogue.shop, currencyCode: 'KWD' as const }
    const second = openTestStore({ shop }, folder)
    expect(second.giftCards.find('GIFT500DEMO')?.balance).toBe(500_000)
  })

  it('leaves a database of a newer version untouched', () => {
    const folder = makeTestFolder()
    const database = new DatabaseSync(join(folder, 'store.sqlite'))
    database.exec('PRAGMA user_version = 999')
    database.close()
    expect(() => openTestStore({}, folder)).toThrow('newer version')
  })

  it('reports a folder that cannot be created', () => {
    const options = { dataDir: '/dev/null/store', now: () => testNow }
    const catalogue = readTestCatalogue()
    expect(() => createStore({ ...options, catalogue: catalogueSourceOf(catalogue) })).toThrow(
      '/dev/null/store',
    )
  })
})
