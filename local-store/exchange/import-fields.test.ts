import { writeFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { openImport } from '#test/local-store/run-import.ts'
import { productSchema } from '../catalogue/catalogue-product.ts'
import { writeProducts } from './write-products.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

it.each([
  ['TRUE', '', true],
  ['', 'active', true],
  ['FALSE', 'active', false],
  ['TRUE', 'archived', false],
  ['perhaps', '', false],
  ['TRUE', 'Draft', false],
  ['TRUE', 'Live', false],
])(
  'a product with published %j and status %j is visible: %s',
  async (published, status, isShown) => {
    const { lines } = await shop.run(
      `Handle,Title,Variant Price,Published,Status\na,A,1,${published},${status}`,
    )
    expect(shop.catalogue().products[0]?.publishedAt !== null).toBe(isShown)
    const doubt = {
      perhaps: 'Row 2 (a): "perhaps" is neither TRUE nor FALSE, so the product is hidden.',
      Live: 'Row 2 (a): The status "Live" is none of active, draft and archived, so the product is hidden.',
    }
    expect(lines).toEqual(
      Object.entries(doubt).flatMap(([text, sentence]) =>
        [published, status].includes(text) ? [sentence] : [],
      ),
    )
  },
)

it.each([
  ['Published', 'FALSE', 'TRUE'],
  ['Published', 'FALSE', ''],
  ['Status', 'draft', 'active'],
])('a product hidden by %s %j appears by %j', async (column, hidden, shown) => {
  const isShown = () => shop.catalogue().products[0]?.publishedAt !== null
  const header = `Handle,Title,Variant Price,${column}`
  await shop.run(`${header}\na,A,1,${hidden}`)
  expect(isShown()).toBe(false)
  await shop.run('Handle,Title,Variant Price\na,A,1')
  expect(isShown()).toBe(false)
  await shop.run(`${header}\na,A,1,${shown}`)
  expect(isShown()).toBe(true)
})

it('a visible product keeps the time of its publication', async () => {
  const publishedAt = '2025-02-01T00:00:00Z'
  await shop.run(`Handle,Title,Variant Price,Published At\na,A,1,${publishedAt}`)
  await shop.run('Handle,Title,Variant Price,Published\na,A,1,TRUE')
  expect(shop.catalogue().products[0]?.publishedAt).toBe(publishedAt)
})

it('an empty cell clears its field, and a missing column leaves it', async () => {
  const [players, mrp, fit] = [
    'Players (product.metafields.game.players)',
    'MRP (variant.metafields.game.mrp)',
    'Fit (variant.metafields.custom.fit)',
  ]
  await shop.run(
    `Handle,Title,Variant Price,Variant Grams,${players},${mrp},${fit}\na,A,1,350,3-8,799,loose`,
  )
  await shop.run(`Handle,Title,Variant Price,Variant Grams,${players},${mrp}\na,A,1,, ,`)
  const [product] = shop.catalogue().products
  expect(product?.metafields).toEqual([])
  expect(product?.variants[0]).toMatchObject({ weightGrams: 0, metafields: [{ key: 'fit' }] })
})

it('a metafield that does not fit its type leaves the former one', async () => {
  const column = 'Age: number_integer (product.metafields.game.age)'
  await shop.run(`Handle,Title,Variant Price,${column}\na,A,1,18`)
  const { lines } = await shop.run(`Handle,Title,Variant Price,${column}\na,A,1,adults`)
  expect(lines).toEqual([
    'Row 2 (a): The metafield game.age is not a number_integer, so it was left out.',
  ])
  expect(shop.catalogue().products[0]?.metafields).toMatchObject([{ key: 'age', value: '18' }])
})

it('a collection column adds products to collections', async () => {
  writeFileSync(
    shop.into,
    JSON.stringify({
      shop: { name: 'Old', legalName: 'Old LLP' },
      products: [{ handle: 'z', title: 'Z', variants: [{ price: '1', stock: 1 }] }],
      collections: [{ handle: 'loud', title: 'Loud Games', products: ['z'] }],
    }),
  )
  await shop.run(
    'Handle,Title,Variant Price,Collection\na,A,1,loud games\nb,B,1,For Two\nc,C,1,For two\nd,D,1,',
  )
  expect(shop.catalogue().collections).toMatchObject([
    { handle: 'loud', title: 'Loud Games', products: ['z', 'a'] },
    { handle: 'for-two', title: 'For Two', products: ['b', 'c'] },
  ])
})

it('the provider’s placeholder may be one of several values', async () => {
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price'
  const { lines } = await shop.run(`${header}\na,A,Title,Default Title,1\na,,,Deluxe,2`)
  expect(lines).toEqual([])
  expect(shop.catalogue().products[0]?.options).toEqual([
    { name: 'Title', values: ['Default Title', 'Deluxe'] },
  ])
})

it('the apostrophe that an export adds to digits is removed', async () => {
  await shop.run("Handle,Title,Variant Price,Variant SKU,Variant Barcode\na,A,1,'0012,'890123")
  expect(shop.catalogue().products[0]?.variants[0]).toMatchObject({
    sku: '0012',
    barcode: '890123',
  })
})

it.each(["'007", "''007", '007', "'-7", '-7', "'tis"])(
  'the SKU %j is the same after an export and an import',
  async (code) => {
    const product = {
      handle: 'a',
      title: 'A',
      variants: [{ sku: code, barcode: code, price: '1', stock: 1 }],
    }
    const options = { pictureAddress: String, stockOf: () => 1, remark: expect.fail }
    await shop.run(writeProducts([productSchema.parse(product)], options))
    expect(shop.catalogue().products[0]?.variants[0]).toMatchObject({ sku: code, barcode: code })
  },
)
