import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  makeTestFolder,
  openTestStore,
  readTestCatalogue,
} from '#test/local-store/open-test-store.ts'
import { exportFrom } from '#test/local-store/run-export.ts'

describe('an export', () => {
  it('has the effect of each discount code', () => {
    const codes = exportFrom(makeTestFolder()).rowsOf('discounts.csv')
    const find = (code: string) => codes.find((row) => row.Code === code)
    expect(find('SAVE10')).toMatchObject({
      Type: 'basic',
      'Value Type': 'percentage',
      Value: '10',
      'Discount Class': 'ORDER',
      'Combines With Shipping Discounts': 'TRUE',
    })
    expect(find('LUDO50')).toMatchObject({
      'Value Type': 'fixed_amount',
      Value: '50',
      'Applies On Each Item': 'TRUE',
      'Applies To Products': 'ludo',
      'Discount Class': 'PRODUCT',
    })
    expect(find('B2G1')).toMatchObject({
      Type: 'bxgy',
      Value: '100',
      'Buys Quantity': '2',
      'Gets Quantity': '1',
    })
    expect(find('SHIPFREE')).toMatchObject({ Type: 'free_shipping', 'Discount Class': 'SHIPPING' })
    expect(find('FIRST')).toMatchObject({ 'First Order Only': 'TRUE' })
    expect(find('OLD')).toMatchObject({ 'Ends At': '2020-01-01T00:00:00Z' })
    expect(find('BIG')).toMatchObject({ 'Minimum Subtotal': '2000' })
  })

  it('has every condition of a code', () => {
    const conditions = {
      minimumSubtotal: '500',
      minimumQuantity: 2,
      usageLimit: 0,
      oncePerCustomer: true,
      firstOrderOnly: true,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2026-12-31T00:00:00Z',
    }
    const discounts = [
      { code: 'TIGHT', kind: { type: 'percentage' as const, percent: 5 }, ...conditions },
      { code: 'LOOSE', kind: { type: 'percentage' as const, percent: 5 } },
    ]
    const changed = readTestCatalogue({ discounts })
    const [tight, loose] = exportFrom(makeTestFolder(), [], changed).rowsOf('discounts.csv')
    expect(tight).toMatchObject({
      'Minimum Subtotal': '500',
      'Minimum Quantity': '2',
      'Usage Limit': '0',
      'Applies Once Per Customer': 'TRUE',
      'First Order Only': 'TRUE',
      'Starts At': '2026-01-01T00:00:00Z',
      'Ends At': '2026-12-31T00:00:00Z',
    })
    expect(loose).toMatchObject({
      'Minimum Quantity': '',
      'First Order Only': 'FALSE',
      'Ends At': '',
    })
  })

  it('has every condition of a code’s effect', () => {
    const buys = { products: ['ludo'], collections: ['party-games'] }
    const kind = {
      type: 'buyXGetY' as const,
      buyQuantity: 1,
      getQuantity: 1,
      buys,
      usesPerOrder: 2,
    }
    const discounts = [
      { code: 'PAIR', kind },
      { code: 'NEAR', kind: { type: 'freeDelivery' as const, maximumRate: '49' } },
    ]
    const changed = readTestCatalogue({ discounts })
    const [pair, near] = exportFrom(makeTestFolder(), [], changed).rowsOf('discounts.csv')
    expect(pair).toMatchObject({
      'Buys Products': 'ludo',
      'Buys Collections': 'party-games',
      'Uses Per Order': '2',
      'Maximum Shipping Rate': '',
    })
    expect(near).toMatchObject({ 'Uses Per Order': '', 'Maximum Shipping Rate': '49' })
  })

  it('has no orders or customers when nothing was sold', () => {
    const { files } = exportFrom(makeTestFolder())
    expect(files.map(({ name, count }) => [name, count])).toEqual([
      ['products.csv', 5],
      ['discounts.csv', 8],
      ['customers.csv', 0],
      ['orders.csv', 0],
    ])
  })

  it('hides unpublished products, and names pictures, options and single variants like the provider', () => {
    const rows = exportFrom(makeTestFolder()).rowsOf('products.csv')
    expect(rows.find(({ Handle }) => Handle === 'secret')).toMatchObject({
      Published: 'FALSE',
      Status: 'draft',
    })
    expect(rows.filter(({ Handle }) => Handle === 'ludo')).toMatchObject([
      {
        Title: 'Drunk Ludo',
        'Option1 Name': 'Edition',
        'Option1 Value': 'Classic',
        'Image Src': 'https://pictures.test/ludo-front.webp',
        'Image Position': '1',
        'Variant Image': '',
      },
      {
        Title: '',
        'Option1 Name': '',
        'Option1 Value': 'Deluxe',
        'Image Src': 'https://pictures.test/ludo-back.webp',
        'Variant Image': 'https://pictures.test/ludo-back.webp',
      },
    ])
    expect(rows.find(({ Handle }) => Handle === 'taboo')).toMatchObject({
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Inventory Tracker': 'shopify',
    })
  })

  it('reports what the format cannot hold', () => {
    const remarks: string[] = []
    const marketPrices = [{ market: 'abroad', price: '9.00' }]
    const product = {
      handle: 'a',
      title: 'A',
      tags: ['one, two', 'three'],
      variants: [{ price: '1', stock: 1, marketPrices }],
    }
    const { rowsOf } = exportFrom(
      makeTestFolder(),
      remarks,
      readTestCatalogue({
        products: [product],
        collections: [],
        discounts: [],
        markets: [{ handle: 'abroad', countries: ['US'], currencyCode: 'USD', rate: '0.012' }],
      }),
    )
    expect(rowsOf('products.csv')[0]?.Tags).toBe('one two, three')
    expect(remarks).toEqual([
      'a: a comma in a tag became a space, because commas separate tags.',
      'a: its prices in other markets are not in the file.',
    ])
  })

  it('leaves no further files beside the database of a closed store', () => {
    const folder = makeTestFolder()
    openTestStore({}, folder).close()
    exportFrom(folder)
    expect(readdirSync(folder)).toEqual(['store.sqlite'])
  })

  it('refuses a damaged database with a message', () => {
    const folder = makeTestFolder()
    writeFileSync(join(folder, 'store.sqlite'), 'not a database, but long enough to be read')
    expect(() => exportFrom(folder)).toThrow(/^The database .*store\.sqlite cannot be read: /)
  })
})
