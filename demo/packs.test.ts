import { expect, test } from 'vitest'
import { listMissingFacts, packOf } from '#commerce/model/pack-facts.ts'
import { readPackFacts } from '#commerce/operations/pack-fields.ts'
import { brand } from '#merchant/brand.ts'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { demoCatalogueFile } from './catalogue-file.ts'

type Field = { readonly key: string; readonly value: string }

const readPack = (fields: readonly Field[]) =>
  readPackFacts(new Map(fields.map(({ key, value }) => [key, value])))

const packs = readCatalogueFile(demoCatalogueFile).products.flatMap(({ metafields, variants }) =>
  variants.map(({ sku, price, compareAtPrice, metafields: others }) => ({
    name: sku ?? '',
    pack: packOf(readPack(metafields), readPack(others)),
    prices: [price, compareAtPrice ?? '0'].map((amount) => Number(amount) * 100),
  })),
)

test('every demo product has the mandatory pack facts', () => {
  for (const { name, pack } of packs) expect(listMissingFacts(pack), name).toEqual([])
})

test('the merchant is the maker, with the merchant’s address', () => {
  const address = brand.address.join('\n')
  for (const { name, pack } of packs) expect(pack?.maker, name).toBe(address)
})

test('no price or compare-at price exceeds the MRP', () => {
  for (const { name, pack, prices } of packs) {
    expect(pack?.mrp?.minor, name).toBeGreaterThanOrEqual(Math.max(...prices))
  }
})
