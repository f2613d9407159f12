import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AddressLimiter, createAddressLimiter } from '#platform/address-limiter.ts'
import { checkCatalogue } from '../catalogue/check-catalogue.ts'
import { createCatalogue } from '../store/catalogue.ts'
import { createImageCdn } from './image-cdn.ts'
import { createPictureFiles, type PictureFiles } from './picture-files.ts'
import { resizeImage } from './resize-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'image-cdn-'))
let pictures: PictureFiles

beforeAll(async () => {
  const background = { r: 200, g: 30, b: 60, alpha: 1 }
  const picture = sharp({ create: { width: 600, height: 300, channels: 4, background } })
  await picture.png().toFile(join(folder, 'box.png'))
  writeFileSync(join(folder, 'broken.png'), 'no picture at all')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const catalogue = checkCatalogue(
    {
      shop: { name: 'Shop', legalName: 'Shop' },
      products: [
        {
          handle: 'game',
          title: 'Game',
          variants: [{ price: '10', stock: 1 }],
          images: [
            { file: 'box.png', width: 600, height: 300 },
            { file: 'broken.png', width: 1, height: 1 },
          ],
        },
      ],
    },
    { name: 'test', folder },
  )
  pictures = createPictureFiles(createCatalogue(catalogue, 1, new Date()), folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

let caches = 0
const requestOf = (file: string, query: string, init: RequestInit) =>
  new Request(`http://store.test/cdn/shop/files/${file}${query}`, init)

function openCdn(options: { resize?: typeof resizeImage; limiter?: AddressLimiter } = {}) {
  caches += 1
  const cacheFolder = join(folder, `cache-${caches}`)
  const cdn = createImageCdn({ pictures, cacheFolder, ...options })
  return {
    cacheFolder,
    get: (file: string, query = '', headers: Record<string, string> = {}) =>
      cdn.fetch(file, requestOf(file, query, { headers }), { buyerIp: null }),
    getFor: (buyerIp: string, query: string, signal?: AbortSignal) =>
      cdn.fetch('box.png', requestOf('box.png', query, { signal }), { buyerIp }),
  }
}

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, format }
}

describe('a picture', () => {
  it('is served byte for byte as the original on request, whatever the browser accepts', async () => {
    const { get } = openCdn()
    const response = await get('box.png', '?format=original', { Accept: 'image/avif' })
    expect(response.headers.get('Content-Type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(readFileSync(join(folder, 'box.png')))).toBe(true)
    expect((await get('secret.txt', '?format=original')).status).toBe(404)
  })

  it('is resized to the requested width and keeps its aspect ratio', async () => {
    const response = await openCdn().get('box.png', '?width=320')
    expect(response.status).toBe(200)
    expect(await sizeOf(response)).toEqual({ width: 320, height: 160, format: 'jpeg' })
  })

  it.each([
    ['?width=200', { width: 200 }],
    ['?width=301', { width: 320 }],
    ['?height=77', { height: 80 }],
    ['?width=33&height=33&crop=top', { width: 50, height: 50 }],
  ])('is resized to the next supported size: %s', async (query, size) => {
    expect(await sizeOf(await openCdn().get('box.png', query))).toMatchObject(size)
  })

  it('is never enlarged', async () => {
    const response = await openCdn().get('box.png', '?width=5000')
    expect(await sizeOf(response)).toMatchObject({ width: 600, height: 300 })
  })

  it('is cropped to the requested aspect ratio', async () => {
    const response = await openCdn().get('box.png', '?width=200&height=200&crop=center')
    expect(await sizeOf(response)).toMatchObject({ width: 200, height: 200 })
  })

  it('keeps a requested aspect ratio that exceeds its size', async () => {
    const response = await openCdn().get('box.png', '?width=1600&height=1600&crop=top')
    expect(await sizeOf(response)).toMatchObject({ width: 300, height: 300 })
  })

  it('fits inside a box when no crop is requested', async () => {
    const response = await openCdn().get('box.png', '?width=200&height=50')
    expect(await sizeOf(response)).toMatchObject({ width: 100, height: 50 })
  })

  it.each(['?width=0', '?width=-5', '?width=abc', '?height=1e9', '?crop=nonsense&width=999999'])(
    'ignores an invalid size: %s',
    async (query) => {
      const response = await openCdn().get('box.png', query)
      expect(await sizeOf(response)).toMatchObject({ width: 600, height: 300 })
    },
  )
})

describe('the format', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('follows what the browser accepts: %s gives %s', async (Accept, type) => {
    const response = await openCdn().get('box.png', '?width=64', { Accept })
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Vary')).toBe('Accept')
  })

  it('is the one named in the URL, whatever the browser accepts', async () => {
    const response = await openCdn().get('box.png', '?width=64&format=avif', { Accept: '*/*' })
    expect(response.headers.get('Content-Type')).toBe('image/avif')
    expect(await sizeOf(response)).toMatchObject({ format: 'heif' })
  })
})

describe('caching', () => {
  it('is immutable for a URL with the picture’s version', async () => {
    const { get } = openCdn()
    const response = await get('box.png', `?v=${pictures.versionOf('box.png')}&width=64`)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const other = await get('box.png', '?v=1&width=64')
    expect(other.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  it('answers 304 to a browser that has the picture', async () => {
    const { get } = openCdn()
    const etag = (await get('box.png', '?width=64')).headers.get('ETag') ?? ''
    const again = await get('box.png', '?width=64', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  it('resizes once for simultaneous requests, and never again', async () => {
    let jobs = 0
    const { get, cacheFolder } = openCdn({
      resize: (...wanted) => {
        jobs += 1
        return resizeImage(...wanted)
      },
    })
    await Promise.all(Array.from({ length: 10 }, () => get('box.png', '?width=128')))
    await get('box.png', '?width=128&crop=top')
    expect(jobs).toBe(1)
    expect(readdirSync(cacheFolder)).toHaveLength(1)
  })

  it('resizes again when someone emptied the folder', async () => {
    const { get, cacheFolder } = openCdn()
    await get('box.png', '?width=128')
    for (const name of readdirSync(cacheFolder)) rmSync(join(cacheFolder, name))
    expect((await get('box.png', '?width=128')).status).toBe(200)
  })
})

describe('a client that asks for many sizes', () => {
  it('gets each supported size made once', async () => {
    let jobs = 0
    const resize: typeof resizeImage = async () => {
      jobs += 1
      return Buffer.from('picture')
    }
    const { getFor } = openCdn({ resize })
    const widths = Array.from({ length: 505 }, (_, at) => `?width=${at * 11 + 1}`)
    const statuses = await Promise.all(widths.map((query) => getFor('192.0.2.1', query)))
    expect(statuses.every(({ status }) => status === 200)).toBe(true)
    expect(jobs).toBeLessThan(50)
  })

  it('delays neither others nor its own requests for long', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>()
    const made: (number | null)[] = []
    const resize: typeof resizeImage = async (_path, { width }) => {
      await opened
      made.push(width)
      return Buffer.from('picture')
    }
    const { getFor } = openCdn({ resize })
    const leaving = new AbortController()
    const staying = [16, 32, 50, 64].map((width) => getFor('192.0.2.1', `?width=${width}`))
    const gone = [80, 100].map((width) => getFor('192.0.2.1', `?width=${width}`, leaving.signal))
    // The same picture for another client, which stays.
    const joined = getFor('192.0.2.3', '?width=100')
    await expect.poll(() => made.length).toBe(0)
    const other = getFor('192.0.2.2', '?width=720')
    await new Promise((resolve) => setImmediate(resolve))
    leaving.abort()
    open()
    expect((await other).status).toBe(200)
    expect((await joined).status).toBe(200)
    await Promise.all([...staying, ...gone])
    expect(made.slice(0, 4)).toContain(720)
    expect(made).toContain(100)
    expect(made).not.toContain(80)
  })

  it('is refused with Retry-After', async () => {
    const limiter = createAddressLimiter({ burst: 2, everyMs: 90_000 })
    const { getFor } = openCdn({ limiter })
    for (const width of [16, 32, 16, 32])
      expect((await getFor('192.0.2.1', `?width=${width}`)).status).toBe(200)
    const refused = await getFor('192.0.2.1', '?width=64')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await getFor('192.0.2.2', '?width=64')).status).toBe(200)
    expect((await getFor('192.0.2.1', '?width=64')).status).toBe(200)
  })
})

describe('anything else', () => {
  it.each(['nothing.png', 'secret.txt', '../secret.txt', '/etc/passwd', ''])(
    'answers 404 for %j',
    async (file) => {
      expect((await openCdn().get(file)).status).toBe(404)
    },
  )

  it('answers 500 for a file that cannot be read, and serves the others', async () => {
    const { get } = openCdn()
    expect((await get('broken.png', '?width=64')).status).toBe(500)
    expect((await get('box.png', '?width=64')).status).toBe(200)
  })
})
