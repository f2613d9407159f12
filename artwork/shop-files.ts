import sharp from 'sharp'
import { games } from './games.ts'
import { inks } from './inks.ts'
import { toPng } from './raster.ts'
import { heroPicture } from './scenes/hero.ts'
import { appIcon, favicon, wordmark } from './scenes/mark.ts'
import { gameShare, shopShare } from './scenes/share.ts'

/** A file of the shop itself, by its path from the repository's root. */
export interface ShopFile {
  path: string
  draw: () => Promise<Buffer | string>
}

/** PNG with a table of colours: flat inks need few. */
async function toFlatPng(svg: string, width?: number): Promise<Buffer> {
  return await sharp(toPng(svg, width)).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
}

/** WebP of flat inks only: lossless after the soft edges are reduced to a table of colours. */
async function toFlatWebp(svg: string): Promise<Buffer> {
  const flat = await sharp(toPng(svg)).png({ palette: true, dither: 0, quality: 75 }).toBuffer()
  return await sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** An ICO file that holds one 32-pixel PNG. */
async function toIco(svg: string): Promise<Buffer> {
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

/** The shop's own pictures: icons, wordmarks, hero, and what links show when they are shared. */
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
    { path: 'public/artwork/hero.webp', draw: () => toFlatWebp(heroPicture(900, 900)) },
    { path: 'public/artwork/hero-portrait.webp', draw: () => toFlatWebp(heroPicture(800, 1000)) },
    { path: 'public/artwork/hero-wide.webp', draw: () => toFlatWebp(heroPicture(1400, 800)) },
    ...shares,
  ]
}
