import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestOrders } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore } from '#test/local-store/open-test-store.ts'
import { exportFrom } from '#test/local-store/run-export.ts'
import { createMerchantStock } from '../merchant-stock/merchant-stock.ts'
import { readBuyer } from '../personal-data/buyer.ts'
import { withDatabase } from '../personal-data/buyer-records.ts'
import { eraseBuyer } from '../personal-data/erase-buyer.ts'
import { createOrders, type OrderRequest } from '../store/orders.ts'
import type { Store } from '../store/store.ts'

const address = {
  firstName: 'Asha',
  lastName: '=HYPERLINK("x")',
  address1: '12, Linking Road',
  address2: '',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400050',
  countryCode: 'IN',
  phone: '+91 98765 43210',
}

/** Orders these variants; throws if the store refuses. */
function order(
  store: Store,
  lines: [number, number][],
  changes: Partial<OrderRequest> = {},
  countryCode = 'IN',
) {
  const cart = {
    ...store.carts.create(),
    countryCode,
    lines: lines.map(([variantId, quantity], at) => ({
      id: `line-${at}`,
      variantId,
      quantity,
      attributes: [],
    })),
    discountCodes: ['SAVE10'],
    note: '-2 neighbours\nsay hello',
  }
  store.carts.save(cart)
  const request: OrderRequest = {
    cartToken: cart.token,
    cartKey: cart.key,
    email: 'Asha@Example.com',
    phone: '+91 98765 43210',
    deliveryAddress: address,
    deliveryOption: null,
    paymentMethod: 'cod',
    expectedDue: null,
    ...changes,
  }
  const orders = createOrders(store, { prefix: 'PG' })
  const seen = orders.place(request)
  if (seen.type !== 'changed') throw new Error(seen.type)
  const { due, currency } = seen.priced
  const outcome = orders.place({ ...request, expectedDue: due, expectedCurrency: currency.code })
  if (outcome.type !== 'placed') throw new Error(outcome.type)
  return outcome.order
}

describe('the export of a local store', () => {
  const folder = () => {
    const data = makeTestFolder()
    const store = openTestStore({}, data)
    order(store, [
      [11, 2],
      [21, 1],
    ])
    order(store, [[41, 1]], {
      email: 'asha@example.com',
      paymentMethod: 'upi',
      deliveryAddress: { ...address, lastName: 'Rao', city: 'Pune' },
    })
    order(store, [[21, 1]], { email: 'bela@example.com' })
    return data
  }

  it('has orders with a row for each line', () => {
    const rows = exportFrom(folder()).rowsOf('orders.csv')
    expect(rows.map((row) => [row.Name, row['Lineitem quantity'], row['Lineitem sku']])).toEqual([
      ['PG1001', '2', 'LUDO-C'],
      ['PG1001', '1', 'TABOO'],
      ['PG1002', '1', 'BINGO'],
      ['PG1003', '1', 'TABOO'],
    ])
    expect(rows[0]?.['Lineitem name']).toBe('Drunk Ludo - Classic')
    expect(rows[2]?.['Lineitem name']).toBe('Printable Bingo')
    const [first, second, third] = rows
    expect(first).toMatchObject({
      Email: 'Asha@Example.com',
      'Financial Status': 'pending',
      'Paid at': '',
      Currency: 'INR',
      // 2 x 799 and 499, minus 10%.
      Subtotal: '1887.30',
      'Discount Code': 'SAVE10',
      'Discount Amount': '209.70',
      Shipping: '0.00',
      Total: '1887.30',
      'Outstanding Balance': '1887.30',
      'Payment Method': 'Cash on Delivery (COD)',
      'Lineitem price': '799.00',
      'Lineitem compare at price': '999.00',
      'Lineitem sku': 'LUDO-C',
      'Shipping Name': 'Asha =HYPERLINK("x")',
      'Shipping Address1': '12, Linking Road',
      'Shipping Province': 'MH',
      'Shipping Phone': '+91 98765 43210',
      Notes: '-2 neighbours\nsay hello',
    })
    expect(second).toMatchObject({ Name: 'PG1001', Subtotal: '', 'Shipping Name': '' })
    expect(third).toMatchObject({ 'Financial Status': 'paid', 'Outstanding Balance': '0.00' })
  })

  it('has each order’s outcome in the provider’s terms', async () => {
    const data = makeTestFolder()
    const store = openTestStore({}, data)
    const placed = [11, 21, 41].map((variantId) => order(store, [[variantId, 1]]))
    const paid = order(store, [[21, 1]], { paymentMethod: 'upi' })
    const { act } = openTestOrders(store)
    const ids = placed.map(({ id }) => id)
    const parcel = { carrier: 'Post', trackingNumber: 'EE1', trackingUrl: null }
    for (const id of ids.slice(0, 2)) await act(id, { type: 'dispatch', ...parcel })
    await act(ids[0] ?? 0, { type: 'confirm-cash' })
    await act(ids[1] ?? 0, { type: 'refuse', note: '', restock: true })
    await act(paid.id, { type: 'refund', amount: 10_000, note: 'A corner was bent' })
    const rows = exportFrom(data).rowsOf('orders.csv')
    const at = '2026-04-15T10:00:00.000Z'
    expect(rows[0]).toMatchObject({
      'Financial Status': 'paid',
      'Paid at': at,
      'Outstanding Balance': '0.00',
      'Fulfillment Status': 'fulfilled',
      'Fulfilled at': at,
      'Cancelled at': '',
      'Lineitem fulfillment status': 'fulfilled',
    })
    expect(rows[1]).toMatchObject({
      'Financial Status': 'voided',
      'Paid at': '',
      'Outstanding Balance': '0.00',
      'Fulfillment Status': 'restocked',
      'Cancelled at': at,
    })
    expect(rows[2]).toMatchObject({ 'Fulfillment Status': 'unfulfilled', 'Fulfilled at': '' })
    expect(rows[3]).toMatchObject({
      'Financial Status': 'partially_refunded',
      'Refunded Amount': '100.00',
    })
    // 719.10, and 449.10 minus 100; the refused parcel and the cash that is not collected count nothing.
    expect(exportFrom(data).rowsOf('customers.csv')).toMatchObject([
      { 'Total Spent': '1068.20', 'Total Orders': '4' },
    ])
  })

  it('leaves out erased buyers, not their orders', async () => {
    const data = folder()
    const later = new Date(Date.now() + 11 * 86_400_000)
    await withDatabase(join(data, 'store.sqlite'), (database) =>
      eraseBuyer(database, readBuyer('asha@example.com'), later, false),
    )
    const { rowsOf } = exportFrom(data)
    expect(rowsOf('customers.csv').map(({ Email }) => Email)).toEqual(['bela@example.com'])
    expect(rowsOf('orders.csv')).toHaveLength(4)
  })

  it('has each customer once, without marketing consent', () => {
    const { files, rowsOf } = exportFrom(folder())
    expect(files.find(({ name }) => name === 'customers.csv')?.count).toBe(2)
    expect(rowsOf('customers.csv')).toMatchObject([
      {
        Email: 'asha@example.com',
        'First Name': 'Asha',
        'Last Name': 'Rao',
        'Default Address City': 'Pune',
        'Default Address Province Code': 'MH',
        'Default Address Country Code': 'IN',
        Phone: '+91 98765 43210',
        'Accepts Email Marketing': 'no',
        'Accepts SMS Marketing': 'no',
        // The first order's cash is not collected.
        'Total Spent': '89.10',
        'Total Orders': '2',
      },
      { Email: 'bela@example.com', 'Last Name': '=HYPERLINK("x")', 'Total Orders': '1' },
    ])
  })

  it('has orders in their own currency, and customers’ totals in the shop’s', () => {
    const data = makeTestFolder()
    const rate = '0.012'
    const abroad = { handle: 'abroad', countries: ['US'], currencyCode: 'USD' as const, rate }
    const store = openTestStore({ markets: [abroad] }, data)
    order(store, [[21, 1]], { paymentMethod: 'upi' })
    order(store, [[21, 1]], { paymentMethod: 'card' }, 'US')
    const { rowsOf } = exportFrom(data)
    expect(rowsOf('orders.csv')).toMatchObject([
      { Currency: 'INR', Total: '449.10', 'Lineitem price': '499.00' },
      { Currency: 'USD', Total: '5.39', 'Lineitem price': '5.99' },
    ])
    // 449.10, and 5.39 at 0.012 a rupee.
    expect(rowsOf('customers.csv')).toMatchObject([{ 'Total Spent': '898.27' }])
  })

  it('refuses a database of another version', () => {
    const data = makeTestFolder()
    const store = openTestStore({}, data)
    store.database.exec('PRAGMA user_version = 3')
    expect(() => exportFrom(data)).toThrow(/start this one once, then export/)
  })

  it('has no spreadsheet formulas, whatever buyers typed', () => {
    for (const { text } of exportFrom(folder()).files) {
      expect(text).not.toMatch(/(?:^|[,\n])"?[=+@-]/)
    }
  })

  it('has products with the prices that the merchant set', async () => {
    const data = makeTestFolder()
    const merchantStock = createMerchantStock(openTestStore({}, data))
    const rows = [{ variantId: 11, price: 69_950, compareAtPrice: null }]
    expect(await merchantStock.change({ who: 'Meera', rows })).toMatchObject({ type: 'done' })
    const prices = exportFrom(data)
      .rowsOf('products.csv')
      .map((row) => [row['Variant SKU'], row['Variant Price'], row['Variant Compare At Price']])
    expect(prices).toContainEqual(['LUDO-C', '699.50', ''])
    expect(prices).toContainEqual(['LUDO-D', '1299.50', ''])
  })

  it('has the current stock, and the uses of codes', () => {
    const { rowsOf } = exportFrom(folder())
    const stock = Object.fromEntries(
      rowsOf('products.csv').map((row) => [row['Variant SKU'], row['Variant Inventory Qty']]),
    )
    expect(stock).toMatchObject({
      'LUDO-C': '8',
      'LUDO-D': '1',
      TABOO: '1',
      COUPLE: '0',
      BINGO: '',
    })
    const uses = rowsOf('discounts.csv').map((row) => [row.Code, row['Times Used']])
    expect(uses).toContainEqual(['SAVE10', '3'])
    expect(uses).toContainEqual(['FLAT100', '0'])
  })
})
