import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { openCatalogueFile } from '#local-store/catalogue/open-catalogue-file.ts'
import { type ImportRequest, importProducts } from '#local-store/exchange/import-products.ts'

/** A picture of this size in pixels. */
export function drawPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}

/** Imports into a folder deleted after the test. Pictures are 40 x 50, unless their name says `missing` or `text`. */
export async function openImport() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const into = join(folder, 'catalogue.json')
  const csvFile = join(folder, 'products.csv')
  const picture = await drawPicture(40, 50)
  const fetch = async (address: string) => {
    if (address.includes('missing')) return new Response('', { status: 404 })
    return new Response(address.includes('text') ? 'no picture' : new Uint8Array(picture))
  }
  const request = (pictures: Partial<ImportRequest['pictures']> = {}): ImportRequest => ({
    csvFile,
    into,
    shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
    pictures: { mode: 'download', mayBeMissing: false, fetch, ...pictures },
  })
  return {
    folder,
    into,
    request,
    async run(csv: string, pictures?: Partial<ImportRequest['pictures']>) {
      writeFileSync(csvFile, csv)
      const { findings, ...outcome } = await importProducts(request(pictures))
      return { ...outcome, lines: findings.toLines().map(({ text }) => text) }
    },
    catalogue: () => openCatalogueFile(into, null).read(),
    files: () => readdirSync(folder, { recursive: true }).map(String).toSorted(),
  }
}

/** A product file as the provider exports it: one game in two sizes, with three pictures. */
export const ludoFile = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Variant Image,Status,Cost per item',
  'ludo,Drunk Ludo,"<p>Roll,\nsip</p>",Tapri,Drinking Games,"loud, board",TRUE,Size,Classic,L-C,350,shopify,12,deny,899.00,1099.00,TRUE,200370,https://p.example/front.png,1,Front,Ludo for grown-ups,Roll and sip,https://p.example/front.png,active,300',
  'ludo,,,,,,,,Travel,L-T,250,,,continue,649.00,,TRUE,,https://p.example/back%20side.png?v=2,2,,,,,,200',
  'ludo,,,,,,,,,,,,,,,,,,https://p.example/front.png?again,3,Again,,,,,',
].join('\n')
