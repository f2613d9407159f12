import { describe, expect, it } from 'vitest'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'
import { createMerchantStock } from './merchant-stock.ts'
import type { VariantChange } from './variant-change.ts'

function openStock(changes: Partial<CatalogueFileInput> = {}, folder = makeTestFolder()) {
  const store = openTestStore(changes, folder)
  const merchantStock = createMerchantStock(store)
  const change = (...rows: VariantChange[]) => merchantStock.change({ who: 'Meera', rows })
  return { store, merchantStock, change, folder }
}

/** The catalogue with the classic ludo at another price. */
const repriced = (price: string): Partial<CatalogueFileInput> => ({
  products: (testCatalogue.products ?? []).map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      variant.id === 11 ? { ...variant, price } : variant,
    ),
  })),
})

describe('stock', () => {
  it('is added, corrected and set to sold out, with a history', async () => {
    const { store, merchantStock, change } = openStock()
    await change({ variantId: 11, stock: { type: 'add', units: 15 } })
    placeTestOrder(store)
    await change({ variantId: 11, stock: { type: 'set', units: 20, seen: 23 } })
    const outcome = await change({ variantId: 11, stock: { type: 'sold-out' } })
    expect(outcome).toMatchObject({ type: 'done', variants: [{ stock: 0, isSoldOut: true }] })
    expect(merchantStock.listHistory(11)).toMatchObject({
      next: null,
      events: [
        { field: 'stock', who: 'Meera', before: 20, after: 0, cause: 'sold out' },
        { before: 23, after: 20, cause: 'correction' },
        { before: 10, after: 25, cause: 'refill' },
      ],
    })
  })

  it('is added once, however often its form is sent', async () => {
    const { merchantStock } = openStock()
    const request = {
      who: 'Meera',
      form: 'f-1',
      rows: [{ variantId: 21, stock: { type: 'add', units: 10 } }],
    } as const
    expect(await merchantStock.change(request)).toMatchObject({
      type: 'done',
      variants: [{ stock: 13 }],
    })
    expect(await merchantStock.change(request)).toMatchObject({
      type: 'already',
      variants: [{ stock: 13 }],
    })
  })

  it('is low below the merchant’s level, by default five', async () => {
    const { merchantStock, change } = openStock()
    const low = () => merchantStock.listVariants({ show: 'low' }).variants.map(({ sku }) => sku)
    expect(low()).toEqual(['LUDO-D', 'TABOO', 'COUPLE'])
    await change({ variantId: 11, lowStockLevel: 10 }, { variantId: 21, lowStockLevel: null })
    expect(low()).toEqual(['LUDO-C', 'LUDO-D', 'COUPLE'])
    await change({ variantId: 11, lowStockLevel: 'reset' })
    expect(merchantStock.findVariant(11)?.lowStockLevel).toBe(5)
  })

  it('and prices change in other processes, too', async () => {
    const { merchantStock, change, folder } = openStock()
    const there = openStock({}, folder)
    const revision = there.store.inventory.revision()
    await change({ variantId: 31, stock: { type: 'add', units: 4 }, price: 30_000 })
    expect(there.store.inventory.revision()).not.toBe(revision)
    expect(there.store.stockOf(31)).toBe(4)
    expect(there.store.catalogue.findVariant(31)?.price).toBe(30_000)
    expect(there.merchantStock.findVariant(31)).toEqual(merchantStock.findVariant(31))
  })
})

describe('a price', () => {
  it('set by the merchant applies to carts, collections and other markets', async () => {
    const rate = '0.012'
    const abroad = { handle: 'abroad', countries: ['US'], currencyCode: 'USD' as const, rate }
    const { store, change } = openStock({ markets: [abroad] })
    const cart = {
      ...store.carts.create(),
      lines: [{ id: 'l', variantId: 11, quantity: 2, attributes: [] }],
    }
    expect(store.price(cart).subtotal).toBe(159_800)
    expect(await change({ variantId: 11, price: 69_900, compareAtPrice: null })).toMatchObject({
      variants: [{ price: 69_900, compareAtPrice: null, filePrice: 79_900 }],
    })
    expect(store.price(cart).subtotal).toBe(139_800)
    expect(store.catalogueFor('US').findVariant(11)?.price).toBe(839)
    const listed = store.catalogue.findCollection(1)?.products.find(({ id }) => id === 1)
    expect(listed?.variants[0]?.price).toBe(69_900)
    await change({ variantId: 11, price: 'reset', compareAtPrice: 'reset' })
    expect(store.catalogue.findVariant(11)).toMatchObject({ price: 79_900, compareAtPrice: 99_900 })
  })

  it('survives a restart and a changed file, until the file sets another', async () => {
    const { store, change, folder } = openStock()
    await change(
      { variantId: 11, price: 69_900 },
      { variantId: 21, stock: { type: 'add', units: 1 } },
    )
    store.close()
    const again = openStock({}, folder)
    expect(again.store.catalogue.findVariant(11)?.price).toBe(69_900)
    again.store.close()
    const collections = [{ id: 1, handle: 'party-games', title: 'Parties', products: ['ludo'] }]
    const other = openStock({ collections }, folder)
    expect(other.merchantStock.findVariant(11)).toMatchObject({
      price: 69_900,
      compareAtPrice: 99_900,
    })
    expect(other.merchantStock.findVariant(21)?.stock).toBe(4)
    other.store.close()
    const later = openStock(repriced('849'), folder)
    expect(later.store.catalogue.findVariant(11)?.price).toBe(84_900)
    expect(later.merchantStock.listHistory(11).events).toMatchObject([
      { field: 'price', who: '', before: 69_900, after: 84_900, cause: 'catalogue file' },
      { field: 'price', who: 'Meera', before: 79_900, after: 69_900 },
    ])
  })

  it('is dropped when the currency changes', async () => {
    const { store, change, folder } = openStock()
    await change({ variantId: 11, price: 69_900 })
    store.close()
    const shop = { ...testCatalogue.shop, currencyCode: 'KWD' as const }
    expect(openStock({ shop }, folder).store.catalogue.findVariant(11)?.price).toBe(799_000)
  })
})

describe('a table of changes', () => {
  it.each<[string, VariantChange, string]>([
    ['negative stock', { variantId: 21, stock: { type: 'add', units: -4 } }, 'Only 3 are'],
    [
      'a count that is out of date',
      { variantId: 21, stock: { type: 'set', units: 9, seen: 4 } },
      'The stock is 3 now, not 4',
    ],
    ['half a game', { variantId: 21, stock: { type: 'set', units: 1.5 } }, 'whole number'],
    [
      'more than a million',
      { variantId: 21, stock: { type: 'set', units: 1_000_001 } },
      'The stock is a whole number up to 1,000,000.',
    ],
    ['stock that is not counted', { variantId: 41, stock: { type: 'sold-out' } }, 'not counted'],
    ['no price', { variantId: 21, price: 0 }, 'The price is more than ₹0'],
    [
      'a compare price below the price',
      { variantId: 11, price: 99_900 },
      'The price before (₹999) must be higher than the price (₹999), or empty.',
    ],
    ['a variant that is gone', { variantId: 99, price: 100 }, 'no longer exists'],
    ['a negative level', { variantId: 21, lowStockLevel: -1 }, '“Low at”'],
  ])('with %s is refused as a whole, with a reason', async (_, row, message) => {
    const { merchantStock, change } = openStock()
    const before = merchantStock.listVariants()
    const good = { variantId: 12, price: 120_000, stock: { type: 'add', units: 3 } } as const
    expect(await change(good, row)).toMatchObject({
      type: 'refused',
      message: 'One row needs fixing, so nothing was changed.',
      rows: [{ variantId: row.variantId, message: expect.stringContaining(message) }],
    })
    expect(merchantStock.listVariants()).toEqual(before)
    expect(merchantStock.listHistory(12).events).toEqual([])
  })

  it('is saved completely, or not at all when the disk fails', async () => {
    const { store } = openStock()
    const broken = createMerchantStock({
      ...store,
      inventory: {
        ...store.inventory,
        set: () => {
          throw new Error('disk full')
        },
      },
    })
    const rows: VariantChange[] = [
      { variantId: 11, price: 69_900 },
      { variantId: 21, stock: { type: 'add', units: 1 } },
    ]
    await expect(broken.change({ who: 'Meera', rows })).rejects.toThrow('disk full')
    expect(store.catalogue.findVariant(11)?.price).toBe(79_900)
    expect(createMerchantStock(store).listHistory(11).events).toEqual([])
  })
})

describe('variants', () => {
  it('are listed in the catalogue’s order, page by page, and found by title, choice and SKU', () => {
    const { merchantStock } = openStock()
    const first = merchantStock.listVariants({ first: 2 })
    expect(first.variants.map(({ variantTitle }) => variantTitle)).toEqual(['Classic', 'Deluxe'])
    const second = merchantStock.listVariants({ first: 3, after: first.next })
    expect(second.variants.map(({ sku }) => sku)).toEqual(['TABOO', 'COUPLE', 'BINGO'])
    expect(second.next).toBeNull()
    const found = (search: string) =>
      merchantStock.listVariants({ search }).variants.map(({ sku }) => sku)
    expect(found('ludo deluxe')).toEqual(['LUDO-D'])
    expect(found('taboo')).toEqual(['TABOO'])
    expect(found('chess')).toEqual([])
  })
})
