import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import type { CatalogueFile, CatalogueProduct } from '#local-store/catalogue/catalogue-file.ts'
import { openCatalogueFile } from '#local-store/catalogue/read-catalogue.ts'
import { exportStore } from '#local-store/exchange/export-store.ts'
import { importProducts } from '#local-store/exchange/import-products.ts'
import { openShopStore } from './local-store/open-shop-store.ts'

let folder = ''
let store: Awaited<ReturnType<typeof openShopStore>>
beforeAll(async () => {
  store = await openShopStore()
  folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const demo = openCatalogueFile(demoCatalogueFile, null).read()

const productFileOf = (catalogue: CatalogueFile) => {
  const remarks: string[] = []
  const files = exportStore(
    {
      catalogue,
      databaseFile: join(folder, 'none.sqlite'),
      storeAddress: 'https://shop.example/local-store',
    },
    (sentence) => remarks.push(sentence),
  )
  expect(remarks).toEqual([])
  return files.find(({ name }) => name === 'products.csv')?.text ?? ''
}

/** The pictures of the demonstration, as its store serves them. */
const fetchPicture = (address: string) => store.localStore.fetch(new Request(address))

/** Metafields are asked for by name; columns give them an order that says nothing. */
const inOrder = ({ metafields, ...product }: CatalogueProduct) => ({
  ...product,
  metafields: metafields.toSorted((one, other) => one.key.localeCompare(other.key)),
})

async function importInto(into: string, csv: string) {
  const csvFile = join(folder, 'products.csv')
  writeFileSync(csvFile, csv)
  const outcome = await importProducts({
    csvFile,
    into,
    shop: { name: 'Copy', legalName: 'Copy Limited' },
    pictures: { mode: 'download', mayBeMissing: false, fetch: fetchPicture },
  })
  expect(outcome.remarks).toEqual([])
  expect(outcome.findings.toLines()).toEqual([])
  return outcome.written
}

it('the demonstration goes out and comes back without loss, pictures included', async () => {
  const csv = productFileOf(demo)
  const into = join(folder, 'copy.json')
  const pictures = demo.products.reduce((count, { images }) => count + images.length, 0)
  expect(await importInto(into, csv)).toEqual({
    added: demo.products.length,
    changed: 0,
    variants: demo.products.reduce((count, { variants }) => count + variants.length, 0),
    pictures,
  })
  const copy = openCatalogueFile(into, null).read()
  expect(copy.products.map(inOrder)).toEqual(demo.products.map(inOrder))
  for (const { images } of copy.products) {
    for (const { file = '' } of images) {
      const original = readFileSync(join(dirname(demoCatalogueFile), file))
      expect(readFileSync(join(folder, file)).equals(original)).toBe(true)
    }
  }
  expect(productFileOf(copy)).toBe(csv)
  // The same file again changes nothing, and downloads nothing anew.
  expect(await importInto(into, csv)).toMatchObject({
    added: 0,
    changed: demo.products.length,
    pictures: 0,
  })
  expect(openCatalogueFile(into, null).read()).toEqual(copy)
})
