import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { demoCatalogueFile } from '../catalogue-file.ts'
import { listPictures } from './pictures.ts'
import { masterWidth, toDrawing, toPng } from './raster.ts'
import { heroPhone, heroWide } from './scenes/hero.ts'
import { listShopFiles } from './shop-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const demoPictures = 'demo/pictures'
const KB = 1024
/**
 * The most that a channel may differ on average, of 255, after shapes are left out and numbers are rounded to a third of a
 * point: it differs at edges only.
 */
const MAX_LOST = 0.8

async function draw(path: string): Promise<Buffer> {
  const file = listShopFiles().find((candidate) => candidate.path === path)
  if (file === undefined) throw new Error(`Not drawn: ${path}`)
  return Buffer.from(await file.draw())
}

const committed = (path: string) => readFileSync(join(root, path))

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}

describe('the files of the shop', () => {
  it.each([
    ['public/apple-touch-icon.png', 180, 180],
    ['public/icon-192.png', 192, 192],
    ['public/icon-512.png', 512, 512],
    ['public/og-shop.png', 1200, 630],
    ['public/artwork/share/shot-roulette.png', 1200, 630],
    ['public/artwork/share/collection-combo.png', 1200, 630],
    ['public/artwork/story-spark.webp', 640, 800],
    ['public/artwork/tile-party-games.webp', 320, 267],
    ['public/artwork/state-faq.webp', 640, 542],
    ['public/artwork/closing-phone.webp', 640, 320],
    ['public/artwork/closing-wide.webp', 1200, 600],
    [`${demoPictures}/collection-best-sellers.webp`, 1600, 640],
  ])('%s is %i by %i', async (path, width, height) => {
    expect(await sharp(await draw(path)).metadata()).toMatchObject({ width, height })
  })

  it.each([
    ['public/artwork/story-', 40],
    ['public/artwork/tile-', 14],
    ['public/artwork/state-', 24],
  ])('%s… weighs at most %i KB', (start, most) => {
    const files = listFiles('public/artwork').filter((path) => path.startsWith(start))
    expect(files.length).toBeGreaterThan(2)
    for (const path of files) {
      expect(committed(path).length, path).toBeLessThanOrEqual(most * KB)
    }
  })

  it.each([
    ['phone', 14],
    ['wide', 30],
  ])('the last picture of home for a %s screen weighs at most %i KB', (screen, most) => {
    const picture = committed(`public/artwork/closing-${screen}.webp`)
    expect(picture.length).toBeLessThanOrEqual(most * KB)
  })

  it('have a 32-pixel picture in the ICO file', async () => {
    const ico = await draw('public/favicon.ico')
    expect(ico.readUInt16LE(2)).toBe(1)
    const inside = ico.subarray(ico.readUInt32LE(18))
    expect(await sharp(inside).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  it('use outlines instead of fonts in the tab icon', async () => {
    expect((await draw('public/favicon.svg')).toString()).not.toContain('<text')
  })

  it('have no invalid numbers', async () => {
    const { drawnCollections, collectionBanner } = await import('./scenes/collections.ts')
    const { stories, storyPicture } = await import('./scenes/stories.ts')
    const drawings = [heroPhone('night'), heroWide('noon')]
    drawings.push(...drawnCollections.map(collectionBanner), ...stories.map(storyPicture))
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('the committed pictures', () => {
  it.each([
    'public/artwork/story-quiet-corner.webp',
    'public/artwork/closing-phone.webp',
    'public/artwork/share/collection-party-games.png',
    `${demoPictures}/collection-couple-games.webp`,
  ])('%s is what its script draws, byte for byte', async (path) => {
    expect((await draw(path)).equals(committed(path))).toBe(true)
  })

  // Their pictures have no ground: a body that reached the edge would be cut in a straight line.
  it.each([
    'contact',
    'login',
    'signup',
    'forgot',
    'lost',
    'wishlist',
    'search',
    'shelf',
    'thanks',
  ])('of state %s ends with the petals around the person', async (state) => {
    const picture = sharp(committed(`public/artwork/state-${state}.webp`))
    const { width, height } = await picture.metadata()
    const edge = { left: 0, top: height - 2, width, height: 2 }
    const pixels = await picture.extract(edge).extractChannel('alpha').raw().toBuffer()
    // Only a petal's tip touches it.
    expect(pixels.filter((alpha) => alpha > 0).length).toBeLessThan(pixels.length / 10)
  })

  // Redrawing takes a minute, because covered shapes are left out. These tests examine the committed files instead.
  describe.each([
    ['night-phone', heroPhone('night')],
    ['night-wide', heroWide('night')],
    ['noon-phone', heroPhone('noon')],
    ['noon-wide', heroWide('noon')],
  ])('of the hero, %s', (name, drawing) => {
    const kept = committed(`public/artwork/hero-${name}.svg`)

    it('matches the drawing', async () => {
      const pixelsOf = (svg: string) => sharp(toPng(svg)).removeAlpha().raw().toBuffer()
      const shown = await pixelsOf(kept.toString())
      const drawn = await pixelsOf(drawing)
      expect(shown).toHaveLength(drawn.length)
      const lost = drawn.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 255)), 0)
      expect(lost / drawn.length).toBeLessThan(MAX_LOST)
    })

    it('is smaller than 14 KB compressed', () => {
      expect(brotliCompressSync(kept).length).toBeLessThan(14 * KB)
    })

    // A browser lays out each shape on the page's main thread.
    it('has fewer than 800 shapes', () => {
      expect(kept.toString().match(/<(path|circle|ellipse|rect)\b/g)?.length).toBeLessThan(800)
    })
  })

  it('of a game match their scripts', async () => {
    const [job] = listPictures(['pocket-antics'])
    const drawn = job && gunzipSync(toDrawing(job.compose(), masterWidth))
    // Compressed bytes may differ between versions of zlib.
    const kept = gunzipSync(committed(`${demoPictures}/pocket-antics-front.svgz`))
    expect(drawn?.equals(kept)).toBe(true)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 3240, height: 4050 })
  })

  it('are all generated by a script, and all generated files are committed', () => {
    const games = listPictures([]).map(({ name }) => `${demoPictures}/${name}.svgz`)
    const shop = listShopFiles().map(({ path }) => path)
    const folders = [...listFiles('public/artwork'), ...listFiles(demoPictures)]
    const inFolders = [...games, ...shop].filter((path) => /^(public\/artwork|demo)\//.test(path))
    expect(folders.toSorted()).toEqual(inFolders.toSorted())
    for (const path of shop) expect(() => committed(path), path).not.toThrow()
  })

  it('weigh less than 15 MB together, clips included', () => {
    const files = [...listFiles('public'), ...listFiles(demoPictures)]
    const sum = files.reduce((total, path) => total + statSync(join(root, path)).size, 0)
    expect(sum).toBeLessThan(15 * KB * KB)
  })

  it('for shared links are those in the catalogue', () => {
    const { products, collections } = readCatalogueFile(demoCatalogueFile)
    const named = [...products, ...collections].flatMap(({ metafields }) =>
      metafields.flatMap(({ key, value }) => (key === 'share_picture' ? `public${value}` : [])),
    )
    const drawn = listShopFiles().flatMap(({ path }) => (path.includes('/share/') ? path : []))
    expect(named.toSorted()).toEqual(drawn.toSorted())
  })
})
