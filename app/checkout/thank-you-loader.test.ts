import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { type ShopContext, shopContext } from '#app/shop/shop-context.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleSettings } from '#test/in-shop.tsx'
import { createCheckoutId, toDisplayNumber, toStartHeaders } from './checkout-cookie.server.ts'
import { loader } from './thank-you.route.tsx'

const settings = { ...sampleSettings, endpoint: 'https://store.example/api/2026-01/graphql.json' }
const [recordReturn, report] = [vi.fn(), vi.fn()]

/** A product as the store sends it. */
const node = (number: number) => {
  const money = { amount: '499.0', currencyCode: 'INR' }
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${number}`,
    handle: `game-${number}`,
    title: `Game ${number}`,
    productType: '',
    tags: [],
    featuredImage: null,
    priceRange: { minVariantPrice: money, maxVariantPrice: money },
    variants: { nodes: [], pageInfo: { hasNextPage: false } },
    metafields: [],
  }
}

/** The page's data for a browser with this cookie. */
async function load(query: string, cookie = '', nodes: unknown = [node(7)]) {
  const { client, asked } = openFakeStorefront({ nodes })
  const shop: ShopContext = {
    storefront: client,
    optionalStorefront: client,
    settings,
    findSales: () => null,
    desk: null,
    checkoutLog: { recordStart: () => {}, recordReturn },
    buyerIp: null,
    provenTerms: { claims: settings.claims, fees: null },
    describePage: () => {},
    report,
    reference: null,
  }
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  const url = new URL(`https://shop.example/thank-you${query}`)
  const request = new Request(url, { headers: { Cookie: cookie } })
  const { data, init } = await loader({ context, request, params: {}, url, pattern: '/thank-you' })
  const headers = new Headers(init?.headers)
  return { ...data, cookie: headers.get('Set-Cookie')?.split(';')[0], asked }
}

/** The cookie of a browser that went to a checkout with this game, and the checkout's id and name. */
async function start(game = 7, earlier = '') {
  const request = new Request('https://shop.example/api/checkout', { headers: { Cookie: earlier } })
  const id = createCheckoutId()
  const lines = [{ productId: `gid://shopify/Product/${game}` }]
  const headers = await toStartHeaders(id, request, lines, settings)
  return { id, name: toDisplayNumber(id), cookie: headers['Set-Cookie']?.split(';')[0] ?? '' }
}

const status = `order_status_url=${encodeURIComponent('https://store.example/orders/1')}`

describe('the data of the order-confirmed page', () => {
  it('has the order of this browser with its games, and records its first return', async () => {
    const first = await load(`?success=1&order=%231001&${status}`, (await start()).cookie)
    expect(first).toMatchObject({
      orderReturn: { succeeded: true, statusUrl: 'https://store.example/orders/1' },
      order: { number: '#1001', checkout: expect.stringMatching(/^PG-/) },
      boxes: [{ title: 'Game 7', picture: null }],
      cookie: expect.stringContaining('party-gully-handovers='),
    })
    expect(recordReturn).toHaveBeenCalledOnce()
    const again = await load('?success=1&order=%231001', first.cookie)
    expect(again.order).toEqual(first.order)
    expect(again.cookie).toBeUndefined()
    expect(recordReturn).toHaveBeenCalledOnce()
  })

  it('has the order of the checkout that the return names, though a later one is open', async () => {
    const first = await start(7)
    const later = await start(8, first.cookie)
    const query = `?success=1&order=%231001&checkout=${first.name}`
    const { order, asked } = await load(query, later.cookie)
    expect(order).toEqual({ number: '#1001', checkout: first.name, isSure: true })
    expect(asked.map(({ variables }) => variables)).toEqual([{ ids: ['gid://shopify/Product/7'] }])
    expect(recordReturn).toHaveBeenCalledExactlyOnceWith(first.id)
    const guess = await load('?success=1&order=%231001', later.cookie)
    expect(guess.order).toEqual({ number: '#1001', checkout: later.name, isSure: false })
  })

  it('is empty for a browser without a started checkout, and makes no request to the store', async () => {
    const { order, boxes, asked, cookie } = await load('?success=1&order=%231001')
    expect({ order, boxes, asked, cookie }).toEqual({
      order: null,
      boxes: [],
      asked: [],
      cookie: undefined,
    })
    expect(recordReturn).not.toHaveBeenCalled()
  })

  it('has the order without its games when the store fails, and reports the failure', async () => {
    const failing = () => new Response('', { status: 500 })
    const { order, boxes } = await load('?success=1&order=%231001', (await start()).cookie, failing)
    expect(order?.number).toBe('#1001')
    expect(boxes).toEqual([])
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'Load the order’s games')
  })

  it('has no status page of another origin', async () => {
    const { orderReturn } = await load(
      '?success=1&order_status_url=https%3A%2F%2Fother.example%2F1',
      (await start()).cookie,
    )
    expect(orderReturn.statusUrl).toBeNull()
  })
})
