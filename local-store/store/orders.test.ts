import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { catalogueSourceOf } from '#test/local-store/catalogue-input.ts'
import { deliveryAddress } from '#test/local-store/sample-address.ts'
import { checkCatalogue } from '../catalogue/check-catalogue.ts'
import { createOrders, type OrderRequest } from './orders.ts'
import type { CartRecord } from './records.ts'
import { createStore } from './store.ts'

function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'orders-'))
  const catalogue = checkCatalogue(
    {
      shop: { name: 'Shop', legalName: 'Shop' },
      products: [
        {
          handle: 'taboo',
          title: 'Taboo',
          options: [{ name: 'Size', values: ['Small', 'Large'] }],
          variants: ['Small', 'Large'].map((value) => ({
            sku: value,
            price: '500',
            stock: 5,
            selectedOptions: [{ name: 'Size', value }],
          })),
        },
      ],
      discounts: [
        { code: 'ONCE', kind: { type: 'percentage', percent: 10 }, usageLimit: 1 },
        { code: 'IDLE', kind: { type: 'percentage', percent: 10 }, minimumSubtotal: '9000' },
      ],
      giftCards: [{ code: 'GIFT1000', balance: '1000' }],
    },
    { name: 'test', folder: null },
  )
  const now = () => new Date('2026-11-21T10:00:00Z')
  const store = createStore({ dataDir, catalogue: catalogueSourceOf(catalogue), now })
  onTestFinished(() => {
    store.close()
    rmSync(dataDir, { recursive: true })
  })
  const [small = 0, large = 0] = catalogue.products[0]?.variants.map(({ id }) => id) ?? []
  return { store, orders: createOrders(store, { prefix: 'PG' }), small, large }
}

/** Saves a cart with one unit per line; a variant may appear more than once. */
function keepCart(
  { store }: ReturnType<typeof openShop>,
  quantities: [variantId: number, quantity: number][],
  changes: Partial<CartRecord> = {},
) {
  const lines = quantities.map(([variantId, quantity], position) => ({
    id: `line-${position}`,
    variantId,
    quantity,
    attributes: [{ key: 'position', value: String(position) }],
  }))
  const cart = { ...store.carts.create(), lines, ...changes }
  store.carts.save(cart)
  return cart
}

function requestFor(cart: CartRecord, changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    cartToken: cart.token,
    cartKey: cart.key,
    email: 'Asha@example.com',
    phone: '9876543210',
    deliveryAddress,
    deliveryOption: null,
    paymentMethod: 'cod',
    expectedDue: null,
    ...changes,
  }
}

describe('placing an order', () => {
  it('saves titles and prices, and completes the cart', () => {
    const shop = openShop()
    const cart = keepCart(shop, [[shop.large, 2]], { note: 'Ring twice' })
    const outcome = shop.orders.place(requestFor(cart, { expectedDue: 100_000 }))
    expect(outcome).toMatchObject({
      type: 'placed',
      order: {
        id: 1,
        number: 'PG1001',
        note: 'Ring twice',
        paymentStatus: 'pending',
        createdAt: '2026-11-21T10:00:00.000Z',
        lines: [{ productTitle: 'Taboo', variantTitle: 'Large', sku: 'Large', quantity: 2 }],
        totals: { subtotal: 100_000, total: 100_000, due: 100_000 },
      },
    })
    expect(shop.store.carts.findByToken(cart.token)?.orderId).toBe(1)
    expect(shop.store.stockOf(shop.large)).toBe(3)
    const order = shop.orders.findOfCart(cart.token)
    expect(shop.orders.findByStatusToken(order?.statusToken ?? '')).toEqual(order)
  })

  it('twice returns the first order', () => {
    const shop = openShop()
    const request = requestFor(keepCart(shop, [[shop.small, 1]]), { expectedDue: 50_000 })
    const first = shop.orders.place(request)
    const second = shop.orders.place({ ...request, email: 'other@example.com', expectedDue: 1 })
    expect(second).toEqual({ ...first, type: 'already-placed' })
    expect(shop.store.stockOf(shop.small)).toBe(4)
  })

  it('uses codes that apply and gift cards, not codes without effect', () => {
    const shop = openShop()
    const cart = keepCart(shop, [[shop.small, 3]], {
      discountCodes: ['ONCE', 'IDLE'],
      giftCardCodes: ['GIFT1000'],
    })
    const outcome = shop.orders.place(requestFor(cart, { expectedDue: 35_000 }))
    expect(outcome.type).toBe('placed')
    expect(shop.store.discountUsage.hasUsed('once', 'asha@EXAMPLE.com')).toBe(true)
    expect(shop.store.discountUsage.usesOf('IDLE')).toBe(0)
    expect(shop.store.giftCards.find('GIFT1000')?.balance).toBe(0)
    const next = keepCart(shop, [[shop.small, 1]], { discountCodes: ['ONCE'] })
    expect(shop.orders.place(requestFor(next, { expectedDue: 45_000 }))).toMatchObject({
      type: 'changed',
      priced: { due: 50_000, discountCodes: [{ reason: 'limit' }] },
    })
  })

  it.each([' once', 'Once\t', 'ONCE'])('uses a code written %j up', (code) => {
    const shop = openShop()
    const place = () => {
      const cart = keepCart(shop, [[shop.small, 1]], { discountCodes: [code] })
      return shop.orders.place(requestFor(cart, { expectedDue: 45_000 }))
    }
    expect(place().type).toBe('placed')
    expect(shop.store.discountUsage.usesOf(code)).toBe(1)
    expect(place()).toMatchObject({ type: 'changed', priced: { due: 50_000 } })
  })

  it('marks an order as paid when a gift card covers it', () => {
    const shop = openShop()
    const cart = keepCart(shop, [[shop.small, 1]], { giftCardCodes: ['GIFT1000'] })
    const outcome = shop.orders.place(requestFor(cart, { expectedDue: 0 }))
    expect(outcome).toMatchObject({ type: 'placed', order: { paymentStatus: 'paid' } })
    expect(shop.store.giftCards.find('GIFT1000')?.balance).toBe(50_000)
  })

  it('adds up lines of one variant and reports how many units each can get', () => {
    const shop = openShop()
    const cart = keepCart(shop, [
      [shop.small, 4],
      [shop.small, 3],
    ])
    expect(shop.orders.place(requestFor(cart, { expectedDue: 350_000 }))).toEqual({
      type: 'stock-gone',
      shortages: [{ lineId: 'line-1', title: 'Taboo, Small', wanted: 3, left: 1 }],
    })
    expect(shop.store.stockOf(shop.small)).toBe(5)
    expect(shop.orders.findOfCart(cart.token)).toBeNull()
  })

  it('reports a game that is no longer sold', () => {
    const shop = openShop()
    const cart = keepCart(shop, [[12_345, 1]])
    expect(shop.orders.place(requestFor(cart, { expectedDue: 0 }))).toMatchObject({
      type: 'stock-gone',
      shortages: [{ title: 'A game that is no longer sold', left: 0 }],
    })
  })

  it('is rolled back when its last step fails', () => {
    const shop = openShop()
    const cart = keepCart(shop, [[shop.small, 2]], { discountCodes: ['ONCE'] })
    const broken = createOrders({
      ...shop.store,
      carts: {
        ...shop.store.carts,
        complete: () => {
          throw new Error('disk full')
        },
      },
    })
    const request = requestFor(cart, { expectedDue: 90_000 })
    expect(() => broken.place(request)).toThrow('disk full')
    expect(shop.store.stockOf(shop.small)).toBe(5)
    expect(shop.store.discountUsage.usesOf('ONCE')).toBe(0)
    expect(shop.orders.place(request)).toMatchObject({
      type: 'placed',
      order: { number: 'PG1001' },
    })
  })

  it.each([
    ['empty', 'empty', [], {}],
    ['all sold out', 'empty', [0], {}],
    ['without the right key', 'unknown-cart', [1], { cartKey: 'wrong' }],
    ['unknown', 'unknown-cart', [1], { cartToken: 'none' }],
    ['without an e-mail', 'invalid-address', [1], { email: '' }],
    [
      'to an invalid PIN code',
      'invalid-address',
      [1],
      { deliveryAddress: { ...deliveryAddress, zip: '012345' } },
    ],
    [
      'to another country',
      'invalid-address',
      [1],
      { deliveryAddress: { ...deliveryAddress, countryCode: 'US' } },
    ],
  ] as [string, string, number[], Partial<OrderRequest>][])(
    'of a cart that is %s is refused as %s',
    (_, type, quantities, changes) => {
      const shop = openShop()
      const cart = keepCart(
        shop,
        quantities.map((quantity) => [shop.small, quantity]),
      )
      const outcome = shop.orders.place(requestFor(cart, { expectedDue: 50_000, ...changes }))
      expect(outcome).toEqual({ type })
      expect(shop.store.stockOf(shop.small)).toBe(5)
    },
  )
})
