import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ludoFile, openImport } from '#test/local-store/run-import.ts'
import { importProducts } from './import-products.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

describe('an invalid import', () => {
  const header =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src'

  it.each([
    ['a,A,,,S,abc,1,', 'Row 2 (a): The price "abc" is not an amount: write it like 799.00.'],
    ['a,A,,,S,,1,', 'Row 2 (a): It has no price.'],
    ['a,,,,S,5,1,', 'Row 2 (a): Its first row has no title.'],
    [
      'a,A,,,S,5,lots,',
      'Row 2 (a): The stock "lots" is not a whole number up to 999,999,999: write it like 25.',
    ],
    [
      'a,A,,,S,5,1000000000,',
      'Row 2 (a): The stock "1000000000" is not a whole number up to 999,999,999: write it like 25.',
    ],
    ['a,A,Size,,S,5,1,', 'Row 2 (a): It needs a value for the option "Size".'],
    ['a,A,,Big,S,5,1,', 'Row 2 (a): "Big" needs a name of its option in the product\'s first row.'],
    [
      'a,A,Size,Big,S,5,1,\na,,,Big,T,6,1,',
      'Row 3 (a): The choice "Big" is already used in row 2.',
    ],
    ['a,A,Size,Big,S,5,1,\na,,,Small,S,6,1,', 'Row 3 (a): The SKU "S" is already used in row 2.'],
    [
      'लूडो,,,,S,5,1,',
      'Row 2 (लूडो): It needs a handle of lower-case letters, digits and hyphens, such as "drunk-ludo".',
    ],
    [
      'a,A,,,S,5,1,https://p.example/missing.png',
      'Row 2 (a): The picture https://p.example/missing.png is missing: its server answers 404.',
    ],
    [
      'a,A,,,S,5,1,https://p.example/text.png',
      'Row 2 (a): The picture https://p.example/text.png cannot be read: Input buffer contains unsupported image format.',
    ],
    [
      'a,A,,,S,5,1,pictures/none.png',
      /^Row 2 \(a\): The picture pictures\/none\.png is missing: there is no file \/.+\/pictures\/none\.png\.$/,
    ],
    ['a,??? ??,,,S,5,1,', /^Row 2 \(a\): The title "\?\?\? \?\?" has no letters: .*"CSV UTF-8"\.$/],
    [
      'a,A,Size,Big,S,5,1,\na,B,,Small,T,6,1,',
      'Row 3 (a): Row 2 has this handle with the title "A": give "B" a handle of its own.',
    ],
    [
      'a,A,,,8.90123E+12,5,1,',
      /^Row 2 \(a\): The SKU "8\.90123E\+12" was rounded by a spreadsheet/,
    ],
    ['a,A,,,S,5.1234,1,', 'Row 2 (a): The price "5.1234" is not an amount: write it like 799.00.'],
    [
      'b,B,,,T,6,1,\na,A,,,S,5.123,1,',
      'Row 3 (a): The price "5.123" has more decimals than INR: round it, and write it like 799.00.',
    ],
  ])('%s', async (rows, sentence) => {
    writeFileSync(shop.into, JSON.stringify({ shop: { name: 'Old', legalName: 'Old LLP' } }))
    const before = shop.files()
    const good = 'z,Good,,,Z,5,1,https://p.example/good.png'
    const { lines, written } = await shop.run(`${header}\n${rows}\n${good}`)
    expect(written).toBeNull()
    expect(lines).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ])
    expect(JSON.parse(readFileSync(shop.into, 'utf8'))).toEqual({
      shop: { name: 'Old', legalName: 'Old LLP' },
    })
    expect(shop.files().filter((name) => name !== 'pictures' && name !== 'products.csv')).toEqual(
      before,
    )
  })

  it.each([
    ['', 'The file is empty.'],
    ['Handle,Title,Variant Price', 'The file has no products.'],
    [
      'Name,Email\nAsha,a@b.c',
      'This is not a product file: it needs the columns "Handle", "Title" and "Variant Price", and has "Name", "Email".',
    ],
  ])('of %j makes no catalogue', async (csv, sentence) => {
    await expect(shop.run(csv)).rejects.toThrow(sentence)
    expect(existsSync(shop.into)).toBe(false)
  })

  it('of a missing file, or into a damaged catalogue, fails without changes', async () => {
    writeFileSync(shop.into, '{"shop":')
    await expect(shop.run(ludoFile)).rejects.toThrow(
      `${shop.into}: is not valid JSON: line 1, column 9: the file ends here, but } is missing`,
    )
    writeFileSync(shop.into, '{"products":[]}')
    await expect(shop.run(ludoFile)).rejects.toThrow('shop: is missing')
    expect(readFileSync(shop.into, 'utf8')).toBe('{"products":[]}')
    const missing = { ...shop.request(), csvFile: join(shop.folder, 'none.csv') }
    await expect(importProducts(missing)).rejects.toThrow('none.csv is missing.')
  })
})

it('two products with one handle are told apart', async () => {
  const rows = 'a,A,S,5\na,A,T,6'
  const { lines, written } = await shop.run(`Handle,Title,Variant SKU,Variant Price\n${rows}`)
  expect(written).toBeNull()
  expect(lines).toEqual([expect.stringContaining('Row 3 (a): Another row has this handle, too')])
})

it('every price with too many decimals is named at once, by the currency of the catalogue', async () => {
  const rows = 'a,A,S,5.125,6\nb,B,T,7.500,9.999\nc,C,U,8,9'
  const header = 'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price'
  const { lines } = await shop.run(`${header}\n${rows}`)
  expect(lines).toEqual([
    'Row 2 (a): The price "5.125" has more decimals than INR: round it, and write it like 799.00.',
    'Row 3 (b): The compare price "9.999" has more decimals than INR: round it, and write it like 799.00.',
  ])
  const yen = { name: 'Old', legalName: 'Old LLP', currencyCode: 'JPY' }
  writeFileSync(shop.into, JSON.stringify({ shop: yen }))
  expect((await shop.run('Handle,Title,Variant Price\na,A,7.5')).lines).toEqual([
    'Row 2 (a): The price "7.5" has more decimals than JPY: round it, and write it like 799.',
  ])
})
