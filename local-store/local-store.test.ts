import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openLocalStore } from '#test/local-store/open-local-store.ts'
import type { LocalStoreOptions } from './local-store.ts'

function drawPicture(folder: string): Promise<unknown> {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#c33' } })
  return picture.png().toFile(join(folder, 'box front.png'))
}

async function openStore(options: Partial<LocalStoreOptions> = {}) {
  const product = {
    handle: 'game',
    title: 'Game',
    images: [{ file: 'box front.png', width: 300, height: 400 }],
    variants: [{ price: '100', stock: 5 }],
  }
  const shop = { name: 'Shop', legalName: 'Shop Limited' }
  const catalogue = { shop, products: [product] }
  const at = { origin: 'http://store.test', ...options }
  const { localStore, close } = await openLocalStore(catalogue, at, drawPicture)
  onTestFinished(close)
  const get = (path: string, init?: RequestInit) =>
    localStore.fetch(new Request(new URL(path, 'http://store.test'), init))
  const ask = async (query: string, path = '/api/2026-04/graphql.json', token?: string) =>
    get(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { 'X-Shopify-Storefront-Access-Token': token }),
      },
      body: JSON.stringify({ query }),
    })
  return { get, ask, localStore }
}

const pictureQuery =
  '{ products(first: 1) { nodes { featuredImage { url(transform: { maxWidth: 160 }) } } } }'
const cartQuery = 'mutation { cartCreate { cart { checkoutUrl } } }'

describe('the local store on its own', () => {
  it.each([
    '/api/2026-04/graphql.json',
    '/api/2025-01/graphql',
    '/api/unstable/graphql.json',
    '/api/2023-01/graphql',
    '/api/graphql.json',
    '/api/graphql',
  ])('answers the Storefront API at %s', async (path) => {
    const { ask } = await openStore()
    const response = await ask('{ shop { name } }', path)
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Shop' } } })
  })

  it.each([
    ['maxWidth:150', { format: 'jpeg', width: 160, height: 213 }],
    ['maxHeight:101', { format: 'jpeg', width: 90, height: 120 }],
    ['maxWidth:60,scale:2', { format: 'jpeg', width: 120, height: 160 }],
    ['maxWidth:100,maxHeight:100', { format: 'jpeg', width: 75, height: 100 }],
    ['maxWidth:100,maxHeight:50,crop:TOP', { format: 'jpeg', width: 100, height: 50 }],
    ['maxWidth:5760', { format: 'jpeg', width: 300, height: 400 }],
    ['maxWidth:30,preferredContentType:WEBP', { format: 'webp', width: 32, height: 43 }],
    ['maxWidth:30,preferredContentType:PNG', { format: 'png', width: 32, height: 43 }],
    ['maxWidth:30,preferredContentType:JPG', { format: 'jpeg', width: 32, height: 43 }],
  ])('serves a picture at the URL it generated: %s', async (transform, expected) => {
    const { ask, get } = await openStore()
    const query = `{product(handle:"game"){featuredImage{url(transform:{${transform}})}}}`
    const { data } = await (await ask(query)).json()
    const response = await get(data.product.featuredImage.url, { headers: { Accept: '*/*' } })
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual(expected)
  })

  it('gives absolute URLs and serves them', async () => {
    const { ask, get } = await openStore()
    const { data } = await (await ask(pictureQuery)).json()
    const { url } = data.products.nodes[0].featuredImage
    expect(url).toMatch(/^http:\/\/store\.test\/cdn\/shop\/files\/box%20front\.png\?v=/)
    const response = await get(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 160 })
    const cart = await (await ask(cartQuery)).json()
    expect(cart.data.cartCreate.cart.checkoutUrl).toMatch(/^http:\/\/store\.test\/cart\/c\//)
  })

  it('refuses a wrong token when it has one', async () => {
    const { ask } = await openStore({ accessToken: 'right' })
    const path = '/api/2026-04/graphql.json'
    expect((await ask('{ shop { name } }', path, 'wrong')).status).toBe(401)
    expect((await ask('{ shop { name } }', path, 'right')).status).toBe(200)
  })
})

describe('the local store in the shop', () => {
  const mounted = { basePath: '/local-store', origin: '' }

  it('serves under its path and gives relative URLs', async () => {
    const { ask, get } = await openStore(mounted)
    const path = '/local-store/api/2026-04/graphql.json'
    const { data } = await (await ask(pictureQuery, path)).json()
    const { url } = data.products.nodes[0].featuredImage
    expect(url).toMatch(/^\/local-store\/cdn\/shop\/files\//)
    expect((await get(url)).status).toBe(200)
    const cart = await (await ask(cartQuery, path)).json()
    expect(cart.data.cartCreate.cart.checkoutUrl).toMatch(/^\/local-store\/cart\/c\//)
    expect((await ask('{ shop { name } }')).status).toBe(404)
  })

  it('serves the style sheet of its pages as immutable', async () => {
    const { get } = await openStore(mounted)
    const page = await (await get('/local-store/nothing')).text()
    const address = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? ''
    const response = await get(address)
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
  })
})

describe('an unknown URL', () => {
  it.each(['/', '/nothing', '/cdn/shop/files/%E0%A4%A', '/cdn/shop/files/..%2Fcatalogue.json'])(
    'answers 404: %s',
    async (path) => {
      const { get } = await openStore()
      expect((await get(path)).status).toBe(404)
    },
  )

  it('has a plain 404 page', async () => {
    const { get } = await openStore()
    const response = await get('/nothing')
    expect(await response.text()).toContain('<h1>Page not found</h1>')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
})

it('an internal error is answered with a page, and logged', async () => {
  const faults: string[] = []
  const { get, localStore } = await openStore({ log: (message) => faults.push(message) })
  localStore.store.database.exec('DROP TABLE orders')
  const response = await get('/orders/abc')
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('nothing was charged')
  expect(faults).toEqual(['GET /orders/… failed'])
})

describe('an abandoned cart', () => {
  it('is deleted within the hour while the store runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let time = new Date('2026-06-01T00:00:00Z')
    const { localStore } = await openStore({ now: () => time })
    const { carts } = localStore.store
    const [left, touched] = [carts.create(), carts.create()]
    carts.save(left)
    time = new Date('2026-07-15T00:00:00Z')
    carts.save(touched)
    vi.advanceTimersByTime(3_600_000)
    await expect.poll(() => carts.findByToken(left.token)).toBeNull()
    expect(carts.findByToken(touched.token)).not.toBeNull()
  })
})
