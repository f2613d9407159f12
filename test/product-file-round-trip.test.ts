import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import type { CatalogueFile, CatalogueProduct } from '#local-store/catalogue/catalogue-file.ts'
import { openCatalogueFile } from '#local-store/catalogue/open-catalogue-file.ts'
import { servedName } from '#local-store/cdn/picture-address.ts'
import { exportStore } from '#local-store/exchange/export-store.ts'
import { importProducts } from '#local-store/exchange/import-products.ts'
import { openShopStore } from './local-store/open-shop-store.ts'

const store = await openShopStore()
const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
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

/** The picture in each response, by its name. */
const answered = new Map<string, Buffer>()
/** The only drawing that is painted in full size, which takes a second. */
const PAINTED = 'pictures/shot-roulette-front.webp'
let standIn: Buffer | null = null

/** A picture of the demonstration, as its store serves it; for others a blank one of the same size. */
async function fetchPicture(address: string): Promise<Response> {
  const name = new URL(address).pathname.replace(/^.*\/files\//, '')
  if (name === PAINTED) {
    const response = await store.localStore.fetch(new Request(address))
    answered.set(name, Buffer.from(await response.clone().arrayBuffer()))
    return response
  }
  standIn ??= await sharp({
    create: { width: 3240, height: 4050, channels: 3, background: 'teal' },
  })
    .webp({ effort: 0 })
    .toBuffer()
  answered.set(name, standIn)
  return new Response(new Uint8Array(standIn), { headers: { 'Content-Type': 'image/webp' } })
}

/** The copy has painted pictures where the demonstration has drawings. */
const asServed = ({ images, ...product }: CatalogueProduct) => ({
  ...product,
  images: images.map(({ file, ...image }) => ({
    ...(file !== undefined && { file: servedName(file) }),
    ...image,
  })),
})

/** Metafields are requested by name; the order of columns in the file means nothing. */
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

it('the demonstration is exported and imported without loss, pictures included', async () => {
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
  expect(copy.products.map(inOrder)).toEqual(demo.products.map(asServed).map(inOrder))
  for (const { images } of copy.products) {
    for (const { file = '' } of images) {
      const served = answered.get(file)
      expect(served && readFileSync(join(folder, file)).equals(served), file).toBe(true)
    }
  }
  expect(productFileOf(copy)).toBe(csv)
  // The same file again changes nothing, and downloads nothing.
  expect(await importInto(into, csv)).toMatchObject({
    added: 0,
    changed: demo.products.length,
    pictures: 0,
  })
  expect(openCatalogueFile(into, null).read()).toEqual(copy)
})
