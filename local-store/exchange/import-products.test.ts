import { writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { ludoFile, openImport } from '#test/local-store/run-import.ts'

let shop: Awaited<ReturnType<typeof openImport>>
beforeEach(async () => {
  shop = await openImport()
})

describe('a product file of the provider', () => {
  it('is imported as a catalogue that the store can open', async () => {
    const { written, remarks, lines } = await shop.run(ludoFile)
    expect(lines).toEqual([])
    expect(remarks).toEqual([
      'Left out, because the local store keeps nothing like them: "Cost per item".',
    ])
    expect(written).toEqual({ added: 1, changed: 0, variants: 2, pictures: 2 })
    const { shop: details, products } = shop.catalogue()
    expect(details).toMatchObject({ name: 'Tapri Games', currencyCode: 'INR' })
    expect(products).toMatchObject([
      {
        handle: 'ludo',
        title: 'Drunk Ludo',
        descriptionHtml: '<p>Roll,\nsip</p>',
        vendor: 'Tapri',
        productType: 'Drinking Games',
        tags: ['loud', 'board'],
        seo: { title: 'Ludo for grown-ups', description: 'Roll and sip' },
        options: [{ name: 'Size', values: ['Classic', 'Travel'] }],
        images: [
          { file: 'pictures/front.png', altText: 'Front', width: 40, height: 50 },
          { file: 'pictures/back-side.png', altText: null, width: 40, height: 50 },
          { file: 'pictures/front.png', altText: 'Again' },
        ],
        variants: [
          {
            sku: 'L-C',
            price: '899.00',
            compareAtPrice: '1099.00',
            stock: 12,
            continueSelling: false,
            image: 0,
            weightGrams: 350,
            barcode: '200370',
          },
          {
            sku: 'L-T',
            price: '649.00',
            compareAtPrice: null,
            stock: null,
            continueSelling: true,
            image: null,
            weightGrams: 250,
          },
        ],
      },
    ])
    expect(products[0]?.publishedAt).not.toBeNull()
  })

  it('may have the column names of the provider’s newer template', async () => {
    await shop.run(
      'Title,URL handle,Description,Product type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Players (product.metafields.game.players)\n' +
        'Jugaad,jugaad,<p>x</p>,Party Games,TRUE,Draft,J-1,Title,Default Title,449,,shopify,7,FALSE,200,https://p.example/j.png,3 to 10',
    )
    expect(shop.catalogue().products).toMatchObject([
      {
        handle: 'jugaad',
        descriptionHtml: '<p>x</p>',
        productType: 'Party Games',
        publishedAt: null,
        options: [{ name: 'Title', values: ['Default Title'] }],
        metafields: [
          { namespace: 'game', key: 'players', type: 'single_line_text_field', value: '3 to 10' },
        ],
        variants: [{ price: '449', stock: 7, weightGrams: 200 }],
      },
    ])
  })

  it('is corrected where that is safe, with a message for each change', async () => {
    const { lines, written } = await shop.run(
      [
        'Handle,Title,Tags,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Grams,Variant Requires Shipping,Created At,Gift Card',
        'Drunk Ludo!,Drunk Ludo,"loud, Loud",Size,Big,"₹1,299",-2,99.6,perhaps,today,FALSE',
        ',,,,Small,1399,3,,,,',
        'card,Gift card,,,,500,,,,,TRUE',
      ].join('\n'),
    )
    expect(written).toMatchObject({ added: 1, variants: 2 })
    expect(lines.toSorted()).toEqual([
      'Row 2 (drunk-ludo): "perhaps" is neither TRUE nor FALSE, so it was left out.',
      'Row 2 (drunk-ludo): "today" is not a time such as 2026-01-15T10:00:00+05:30, so it was left out.',
      'Row 2 (drunk-ludo): A tag is there twice and was kept once.',
      'Row 2 (drunk-ludo): The handle "Drunk Ludo!" cannot be part of a URL, so it is "drunk-ludo".',
      'Row 2 (drunk-ludo): The price "₹1,299" was read as 1299.',
      'Row 2 (drunk-ludo): The stock "-2" was read as 0.',
      'Row 2 (drunk-ludo): The weight "99.6" was rounded to 100 g.',
      'Row 3 (drunk-ludo): It has no handle, so it belongs to the product above.',
      'Row 4 (card): It is a gift card, which the local store does not sell, so it was left out.',
    ])
    const [product] = shop.catalogue().products
    expect(product).toMatchObject({ handle: 'drunk-ludo', tags: ['loud'] })
    expect(product?.variants.map(({ price, stock }) => [price, stock])).toEqual([
      ['1299', 0],
      ['1399', 3],
    ])
  })

  it('has rows of a product joined wherever they are', async () => {
    await shop.run(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Size,One,1\nb,B,,,2\na,,,Two,3',
    )
    expect(
      shop.catalogue().products.map(({ handle, variants }) => [handle, variants.length]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })
})

describe('existing products', () => {
  it('keep their ids and fields without a column; others are unchanged', async () => {
    const product = {
      id: 77,
      handle: 'ludo',
      title: 'Ludo',
      descriptionHtml: '<p>old</p>',
      vendor: 'Old',
      tags: ['old'],
      metafields: [
        { namespace: 'game', key: 'players', type: 'single_line_text_field', value: '4' },
      ],
      createdAt: '2025-01-01T00:00:00Z',
      options: [{ name: 'Size', values: ['Classic', 'Huge'] }],
      variants: [
        {
          id: 771,
          sku: 'L-C',
          price: '1',
          stock: 1,
          selectedOptions: [{ name: 'Size', value: 'Classic' }],
        },
        {
          id: 772,
          sku: 'L-H',
          price: '1',
          stock: 1,
          selectedOptions: [{ name: 'Size', value: 'Huge' }],
        },
      ],
    }
    const taboo = { handle: 'taboo', title: 'Taboo', variants: [{ price: '5', stock: 2 }] }
    writeFileSync(
      shop.into,
      JSON.stringify({
        shop: { name: 'Old', legalName: 'Old LLP' },
        products: [product, taboo],
        collections: [{ handle: 'all-games', title: 'All', products: ['taboo', 'ludo'] }],
      }),
    )
    const { written, lines } = await shop.run(
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price\nludo,New Ludo,,Size,Classic,L-C,9\nludo,,,,Travel,L-T,8',
    )
    expect(written).toMatchObject({ added: 0, changed: 1 })
    expect(lines).toEqual([
      'Row 2 (ludo): One variant of before is not in the file, and taken out.',
    ])
    const { products, collections, shop: details } = shop.catalogue()
    expect(details.name).toBe('Old')
    expect(collections[0]?.products).toEqual(['taboo', 'ludo'])
    expect(products).toMatchObject([
      {
        id: 77,
        title: 'New Ludo',
        descriptionHtml: '<p>old</p>',
        vendor: '',
        tags: ['old'],
        createdAt: '2025-01-01T00:00:00Z',
        metafields: [{ key: 'players', value: '4' }],
        variants: [
          { id: 771, price: '9', title: 'Classic' },
          { sku: 'L-T', title: 'Travel' },
        ],
      },
      { handle: 'taboo', variants: [{ price: '5', stock: 2 }] },
    ])
  })
})

it('are updated by 10,000 rows in seconds', async () => {
  const body = `<p>${'A long evening with friends. '.repeat(30)}</p>`
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const [product, variant] = [Math.floor(at / 4), at % 4]
    return variant === 0
      ? `game-${product},Game ${product},"${body}",Size,V0,G-${product}-0,799.00,5`
      : `game-${product},,,,V${variant},G-${product}-${variant},899.00,5`
  })
  const before = process.cpuUsage()
  const { written, lines } = await shop.run(
    [
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
      ...rows,
    ].join('\n'),
  )
  const { user, system } = process.cpuUsage(before)
  expect(lines).toEqual([])
  expect(written).toEqual({ added: 2500, changed: 0, variants: 10_000, pictures: 0 })
  expect((user + system) / 1e6).toBeLessThan(20)
})
