import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkCatalogue } from '../catalogue/check-catalogue.ts'
import { createCatalogue } from '../store/catalogue.ts'
import { createImageCdn } from './image-cdn.ts'
import { createPictureFiles, type PictureFiles } from './picture-files.ts'
import { resizeImage } from './resize-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
let pictures: PictureFiles
let painted = 0
let cdn: ReturnType<typeof createImageCdn>

beforeAll(() => {
  const circle = '<circle cx="2" cy="2" r="2" fill="#c81e3c"/>'
  const size = 'width="2400" height="3000" viewBox="0 0 4 5"'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${circle}</svg>`
  writeFileSync(join(folder, 'drawn.svgz'), gzipSync(drawing))
  const images = [{ file: 'drawn.svgz', width: 2400, height: 3000 }]
  const variants = [{ price: '10', stock: 1 }]
  const catalogue = checkCatalogue(
    {
      shop: { name: 'Shop', legalName: 'Shop' },
      products: [{ handle: 'game', title: 'Game', variants, images }],
    },
    { name: 'test', folder },
  )
  pictures = createPictureFiles(createCatalogue(catalogue, 1, new Date()), folder)
  const resize: typeof resizeImage = (...picture) => {
    painted += 1
    return resizeImage(...picture)
  }
  cdn = createImageCdn({ pictures, cacheFolder: join(folder, 'cache'), resize })
})

afterAll(() => rmSync(folder, { recursive: true }))

function get(file: string, query = '') {
  const headers = { Accept: 'image/avif,image/webp' }
  const request = new Request(`http://store.test/cdn/shop/files/${file}${query}`, { headers })
  return cdn.fetch(file, request, { buyerIp: null })
}

it.each([
  ['?width=80', 80, 100],
  ['?width=2160', 2160, 2700],
  ['?width=5000', 2400, 3000],
])('a drawing is rasterised in any size up to its own: %s', async (query, width, height) => {
  const answer = await get('drawn.webp', query)
  expect(answer.headers.get('Content-Type')).toBe('image/avif')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height })
})

it('a drawing is never served as a vector file', async () => {
  expect((await get('drawn.svgz')).status).toBe(404)
  expect((await get('drawn.svgz', '?format=original')).status).toBe(404)
})

it('the original of a drawing is rasterised losslessly in full size, once for all requests', async () => {
  painted = 0
  await get('drawn.webp', '?format=original')
  const answer = await get('drawn.webp', '?format=original')
  expect(painted).toBe(1)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  const picture = sharp(await answer.arrayBuffer())
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 2400, height: 3000 })
  const pixels = await picture.raw().toBuffer()
  const at = (x: number, y: number) => [...pixels.subarray((y * 2400 + x) * 4).subarray(0, 4)]
  // The exact ink colour up to the drawing's edge, and transparent outside it.
  expect(at(3, 1200)).toEqual([200, 30, 60, 255])
  expect(at(1200, 2404)[3]).toBe(0)
})

it('a drawing has the same version under its own and its served name', () => {
  expect(pictures.versionOf('drawn.svgz')).toMatch(/^[0-9a-f]{12}$/)
  expect(pictures.versionOf('drawn.svgz')).toBe(pictures.versionOf('drawn.webp'))
})
