import { expect, test } from 'vitest'
import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { listMissingFacts, packOf } from '#commerce/model/pack-facts.ts'
import { readPackFacts } from '#commerce/operations/pack-fields.ts'
import { brand } from '#merchant/brand.ts'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { demoCatalogueFile } from './catalogue-file.ts'

type Field = { readonly key: string; readonly value: string }

const readPack = (fields: readonly Field[]) =>
  readPackFacts(new Map(fields.map(({ key, value }) => [key, value])))

const rupees = (amount: string) => ({ minor: Math.round(Number(amount) * 100), currency: 'INR' })

const packs = readCatalogueFile(demoCatalogueFile).products.flatMap(({ metafields, variants }) =>
  variants.map(({ sku, price, compareAtPrice, metafields: others }) => ({
    name: sku ?? '',
    pack: packOf(readPack(metafields), readPack(others)),
    prices: {
      price: rupees(price),
      compareAtPrice: compareAtPrice ? rupees(compareAtPrice) : null,
    },
  })),
)

test('every demo product has the mandatory pack facts', () => {
  for (const { name, pack } of packs) expect(listMissingFacts(pack), name).toEqual([])
})

test('the merchant is the maker, with the merchant’s address', () => {
  const address = brand.address.join('\n')
  for (const { name, pack } of packs) expect(pack?.maker, name).toBe(address)
})

test('the struck-through price of a page is the MRP that its pack declares', () => {
  for (const { name, pack, prices } of packs) {
    expect(originalPriceOf(prices, 'simulated')?.original, name).toEqual(pack?.mrp)
  }
})

test('no compare-at price exceeds the MRP', () => {
  for (const { name, pack, prices } of packs) {
    expect(pack?.mrp?.minor, name).toBeGreaterThanOrEqual(prices.compareAtPrice?.minor ?? 0)
  }
})
