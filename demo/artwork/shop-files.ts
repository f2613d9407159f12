import sharp from 'sharp'
import { compactDrawing } from './compact.ts'
import { games } from './games.ts'
import { inks } from './inks.ts'
import { toPng } from './raster.ts'
import { closingPicture } from './scenes/closing.ts'
import { collectionBanner, collectionTitles, drawnCollections } from './scenes/collections.ts'
import { crowdPicture, crowds } from './scenes/crowds.ts'
import { heroPhone, heroWide } from './scenes/hero.ts'
import type { HourName } from './scenes/hero-hours.ts'
import { appIcon, favicon, wordmark } from './scenes/mark.ts'
import { collectionShare, gameShare, shopShare } from './scenes/share.ts'
import { sizesPicture } from './scenes/sizes.ts'
import { shopStates, statePicture } from './scenes/states.ts'
import { type Story, stories, storyPicture } from './scenes/stories.ts'
import { tileCategories, tilePicture } from './scenes/tiles.ts'

/** A file of the shop, by its path in the repository. */
export interface ShopFile {
  path: string
  draw: () => Promise<Buffer | string>
}

/** Indexed PNG: flat inks need few colours. */
export async function toFlatPng(svg: string): Promise<Buffer> {
  return await sharp(toPng(svg)).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
}

/** WebP of flat inks: lossless after reducing the palette. */
async function toFlatWebp(
  svg: string,
  { width, quality = 75 }: { width?: number; quality?: number } = {},
): Promise<Buffer> {
  const flat = await sharp(toPng(svg, width)).png({ palette: true, dither: 0, quality }).toBuffer()
  return await sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** An ICO file with one 32-pixel PNG. */
export async function toIco(svg: string): Promise<Buffer> {
  const png = toPng(svg, 32)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** The hero for phones and wide screens, at an hour. As SVG it is sharp at any size, and smaller than as pixels. */
const heroFiles = (hour: HourName): readonly ShopFile[] => [
  {
    path: `public/artwork/hero-${hour}-phone.svg`,
    draw: async () => compactDrawing(heroPhone(hour)),
  },
  {
    path: `public/artwork/hero-${hour}-wide.svg`,
    draw: async () => compactDrawing(heroWide(hour)),
  },
]

/** The store serves and resizes banners; the shop serves share pictures. */
const collectionFiles: readonly ShopFile[] = drawnCollections.flatMap((handle) => [
  {
    path: `demo/pictures/collection-${handle}.webp`,
    draw: () => toFlatWebp(collectionBanner(handle)),
  },
  {
    path: `public/artwork/share/collection-${handle}.png`,
    draw: () => toFlatPng(collectionShare(handle, collectionTitles[handle])),
  },
])

/** The best quality within 40 KB. */
const storyQuality: Record<Story, number> = {
  'quiet-corner': 75,
  'game-changer': 50,
  spark: 75,
  mission: 8,
}

const storyFiles: readonly ShopFile[] = stories.map((story) => ({
  path: `public/artwork/story-${story}.webp`,
  draw: () => toFlatWebp(storyPicture(story), { width: 640, quality: storyQuality[story] }),
}))

/** Drawn at twice their size on the page, where the one of three people is larger. */
const stateFiles: readonly ShopFile[] = shopStates.map((state) => ({
  path: `public/artwork/state-${state}.webp`,
  draw: () =>
    toFlatWebp(statePicture(state), state === 'faq' ? { width: 640, quality: 40 } : { width: 416 }),
}))

/** Home's last picture, at twice its width on a phone and on a wide screen: the best quality within 14 and 30 KB. */
const closingFiles: readonly ShopFile[] = [
  {
    path: 'public/artwork/closing-phone.webp',
    draw: () => toFlatWebp(closingPicture(), { width: 640, quality: 9 }),
  },
  {
    path: 'public/artwork/closing-wide.webp',
    draw: () => toFlatWebp(closingPicture(), { width: 1200, quality: 20 }),
  },
]

/** Drawn at twice their size on a phone. */
const crowdFiles: readonly ShopFile[] = crowds.map((crowd) => ({
  path: `public/artwork/crowd-${crowd}.webp`,
  draw: () => toFlatWebp(crowdPicture(crowd), { width: 240 }),
}))

const tileFiles: readonly ShopFile[] = tileCategories.map((category) => ({
  path: `public/artwork/tile-${category}.webp`,
  draw: () => toFlatWebp(tilePicture(category), { width: 320 }),
}))

/** The shop's pictures: icons, wordmarks, hero and share pictures. */
export function listShopFiles(): ShopFile[] {
  const shares = games.map((game) => ({
    path: `public/artwork/share/${game.handle}.png`,
    draw: () => toFlatPng(gameShare(game)),
  }))
  return [
    { path: 'public/favicon.svg', draw: async () => favicon() },
    { path: 'public/favicon.ico', draw: () => toIco(favicon()) },
    { path: 'public/apple-touch-icon.png', draw: () => toFlatPng(appIcon(180, false)) },
    { path: 'public/icon-192.png', draw: () => toFlatPng(appIcon(192, false)) },
    { path: 'public/icon-512.png', draw: () => toFlatPng(appIcon(512, true)) },
    { path: 'public/logo.svg', draw: async () => wordmark(inks.coral) },
    { path: 'public/og-shop.png', draw: () => toFlatPng(shopShare()) },
    ...heroFiles('night'),
    ...heroFiles('noon'),
    ...shares,
    ...collectionFiles,
    ...storyFiles,
    ...crowdFiles,
    ...stateFiles,
    ...tileFiles,
    ...closingFiles,
    {
      path: 'public/artwork/box-sizes.webp',
      draw: () => toFlatWebp(sizesPicture(), { width: 810 }),
    },
  ]
}
