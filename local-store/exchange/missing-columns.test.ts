import { writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openImport } from '#test/local-store/run-import.ts'
import { productSchema } from '../catalogue/catalogue-product.ts'
import { readCsv, writeCsv } from './csv-file.ts'
import { writeProducts } from './write-products.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

const text = (key: string, value: string) => ({
  namespace: 'game',
  key,
  type: 'single_line_text_field',
  value,
})
const sizes = ['Small', 'Large'].map((value, at) => ({
  id: 31 + at,
  sku: `SKU-${value}`,
  barcode: `8901${at}`,
  price: '499.00',
  compareAtPrice: '599.00',
  stock: 7 + at,
  continueSelling: true,
  requiresShipping: false,
  selectedOptions: [{ name: 'Size', value }],
  image: at,
  weightGrams: 350,
  metafields: [text('mrp', '599')],
}))
const game = {
  id: 30,
  handle: 'ludo',
  title: 'Ludo',
  descriptionHtml: '<p>Roll</p>',
  vendor: 'Tapri',
  productType: 'Board Games',
  tags: ['loud'],
  seo: { title: 'Ludo for grown-ups', description: 'Roll and sip' },
  metafields: [text('players', '4')],
  images: ['front', 'back'].map((name) => ({
    url: `https://p.example/${name}.png`,
    width: 40,
    height: 50,
    altText: `The ${name}`,
  })),
  options: [{ name: 'Size', values: ['Small', 'Large'] }],
  variants: sizes,
  publishedAt: '2025-02-01T00:00:00Z',
  createdAt: '2025-01-01T00:00:00Z',
  updatedAt: '2025-03-01T00:00:00Z',
}

const catalogueOf = (...products: object[]) =>
  JSON.stringify({ shop: { name: 'Old', legalName: 'Old LLP' }, products })

/** The catalogue's game before and after an import of the file. */
async function importInto(file: string, product: object = game) {
  writeFileSync(shop.into, catalogueOf(product))
  const before = shop.catalogue().products[0]
  const { lines } = await shop.run(file, { mode: 'reference' })
  return { before, after: shop.catalogue().products[0], lines }
}

/** The game as the store exports it. */
const { columns, rows } = readCsv(
  new TextEncoder().encode(
    writeProducts([productSchema.parse(game)], {
      pictureAddress: (file) => file,
      stockOf: ({ stock }) => stock,
      remark: (sentence) => expect.fail(sentence),
    }),
  ),
)

/** The exported file with these columns, and other cells in some of them. */
const fileOf = (names: readonly string[], changes: Record<string, readonly string[]> = {}) =>
  writeCsv(
    names,
    rows.map(({ cells }, at) =>
      Object.fromEntries(names.map((name) => [name, changes[name]?.[at] ?? cells.get(name) ?? ''])),
    ),
  )

const required = ['Handle', 'Title', 'Variant SKU', 'Variant Price']
const isOption = (name: string) => name.startsWith('Option')

const mayBeMissing = columns.filter(
  (name) =>
    !['Handle', 'Title', 'Variant Price'].includes(name) &&
    (!isOption(name) || name === 'Option1 Name'),
)

it.each(mayBeMissing)(
  'a file without the column %s leaves its field as it was',
  async (missing) => {
    // An option's name and its values are one field.
    const isMissing = (name: string) => name === missing || (isOption(name) && isOption(missing))
    const { before, after, lines } = await importInto(
      fileOf(columns.filter((name) => !isMissing(name))),
    )
    expect(lines).toEqual([])
    expect(after).toEqual(before)
  },
)

it('a list of prices changes nothing else', async () => {
  const { before, after, lines } = await importInto(
    fileOf(required, { 'Variant Price': ['450.00', '475.00'] }),
  )
  expect(lines).toEqual([])
  expect(after).toEqual({
    ...before,
    variants: before?.variants.map((variant, at) => ({
      ...variant,
      price: ['450.00', '475.00'][at],
    })),
  })
})

it('a price without a SKU is that of a game with one variant', async () => {
  const [small] = sizes
  const alone = { ...game, variants: [small], options: [{ name: 'Size', values: ['Small'] }] }
  const { before, after } = await importInto('Handle,Title,Variant Price\nludo,Ludo,450.00', alone)
  expect(after).toEqual({ ...before, variants: [{ ...before?.variants[0], price: '450.00' }] })
})

it('a price fits a game whose only option is written in the catalogue', async () => {
  const product = {
    ...{ handle: 'ludo', title: 'Ludo', variants: [{ sku: 'L', price: '1', stock: 7 }] },
    options: [{ name: 'Title', values: ['Default Title'] }],
  }
  const file = 'Handle,Title,Variant SKU,Variant Price\nludo,Ludo,L,450.00'
  const { before, after } = await importInto(file, product)
  expect(after).toEqual({ ...before, variants: [{ ...before?.variants[0], price: '450.00' }] })
})

it('a list of prices drops variants that it lacks, with the values of their options', async () => {
  const { after, lines } = await importInto(
    'Handle,Title,Variant SKU,Variant Price\nludo,Ludo,SKU-Large,450.00',
  )
  expect(lines).toEqual(['Row 2 (ludo): One variant of before is not in the file, and taken out.'])
  expect(after?.options).toMatchObject([{ name: 'Size', values: ['Large'] }])
  expect(after?.variants).toMatchObject([{ id: 32, stock: 8 }])
})

it('a new game without a column for stock is not counted', async () => {
  await shop.run('Handle,Title,Variant Price\nludo,Ludo,450.00')
  expect(shop.catalogue().products[0]?.variants[0]?.stock).toBeNull()
})

it('an empty tracker says that stock is not counted, also without quantities', async () => {
  const { after } = await importInto(
    fileOf([...required, 'Variant Inventory Tracker'], {
      'Variant Inventory Tracker': ['', 'shopify'],
    }),
  )
  expect(after?.variants.map(({ stock }) => stock)).toEqual([null, 8])
})

describe('an empty quantity', () => {
  const counted = [...required, 'Variant Inventory Tracker', 'Variant Inventory Qty']

  it('beside a tracker keeps the stock', async () => {
    const { after, lines } = await importInto(
      fileOf(counted, { 'Variant Inventory Qty': ['', '0'] }),
    )
    expect(after?.variants.map(({ stock }) => stock)).toEqual([7, 0])
    expect(lines).toEqual([])
  })

  it('without a column for trackers says that stock is not counted', async () => {
    const { after } = await importInto(
      fileOf([...required, 'Variant Inventory Qty'], { 'Variant Inventory Qty': ['', '5'] }),
    )
    expect(after?.variants.map(({ stock }) => stock)).toEqual([null, 5])
  })

  const tracked = 'Handle,Title,Variant Price,Variant Inventory Tracker'
  const uncounted = { handle: 'ludo', title: 'Ludo', variants: [{ price: '1', stock: null }] }
  it.each([
    ['of a new game', `${tracked},Variant Inventory Qty\nludo,Ludo,1,shopify,`, []],
    ['without a column for it', `${tracked}\nludo,Ludo,1,shopify`, []],
    ['of a game that was not counted', `${tracked}\nludo,Ludo,1,shopify`, [uncounted]],
  ])('%s is refused beside a tracker', async (_, file, products) => {
    writeFileSync(shop.into, catalogueOf(...products))
    const { written, lines } = await shop.run(file)
    expect(written).toBeNull()
    expect(lines).toEqual([
      'Row 2 (ludo): It has an inventory tracker but no stock yet: write a quantity such as 25, or empty the tracker if its stock is not counted.',
    ])
  })
})

it('an import that swaps the stock of two sizes says that it stays', async () => {
  const table = (small: number, large: number, rest = '') =>
    `Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\na,A,Size,S,1,${small}\na,,,L,1,${large}${rest}`
  await shop.run(table(5, 8))
  expect((await shop.run(table(8, 5))).remarks).toHaveLength(1)
  expect((await shop.run(table(50, 5, '\na,,,XL,1,3'))).remarks).toHaveLength(1)
  expect((await shop.run(table(50, 5, '\na,,,XL,1,3\na,,,M,1,2'))).remarks).toEqual([])
})

it.each([
  ['a,A,1,50\nb,B,1,5\nc,C,1,8', 'one game'],
  ['a,A,1,50\nb,B,1,6', '2 games'],
  ['a,A,2,20\nb,B,1,', null],
])('after %j, an import says whose stock stays: %s', async (rows, games) => {
  const header = 'Handle,Title,Variant Price,Variant Inventory Qty'
  await shop.run(`${header}\na,A,1,20\nb,B,1,5`)
  const { remarks } = await shop.run(`${header}\n${rows}`)
  expect(remarks).toEqual(
    games === null
      ? []
      : [
          `The file has another stock for ${games} than the catalogue had. A game that the shop has served before keeps the stock it has: change it at the desk, under Stock.`,
        ],
  )
})
