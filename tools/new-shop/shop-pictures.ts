import { line, lineWidth } from '#demo/artwork/parts/lettering.ts'
import { rays } from '#demo/artwork/parts/rays.ts'
import { svgDocument } from '#demo/artwork/raster.ts'
import { type ShopFile, toFlatPng, toIco } from '#demo/artwork/shop-files.ts'
import { hero } from '#merchant/home.ts'
import type { BrandColours } from './brand-colours.ts'
import { splitByFace } from './drawn-letters.ts'

const NIGHT = '#1b0f24'
const skies = { noon: ['#bfe9fb', '#d3f1fd'], night: [NIGHT, '#251634'] } as const
const hours = ['noon', 'night'] as const

/** Pictures of the demonstration, deleted once a new shop has its own. */
export const demoPictures =
  /^(?:real-moments\/|artwork\/(?:share\/|story-|tile-|closing-|box-sizes))/

/** Icons, logo, link preview and hero picture, plain and in the brand's colours, for the owner to replace. */
export function listPictures(name: string, colours: BrandColours): readonly ShopFile[] {
  const letter = [...name][0]?.toUpperCase() ?? ''
  const icon = (size: number) => drawIcon(letter, size, colours)
  return [
    { path: 'public/favicon.svg', draw: async () => icon(64) },
    { path: 'public/favicon.ico', draw: () => toIco(icon(64)) },
    ...[
      ['apple-touch-icon', 180] as const,
      ['icon-192', 192] as const,
      ['icon-512', 512] as const,
    ].map(([file, size]) => ({ path: `public/${file}.png`, draw: () => toFlatPng(icon(size)) })),
    { path: 'public/logo.svg', draw: async () => drawSign(name, 600, 112, 70, colours) },
    { path: 'public/og-shop.png', draw: () => toFlatPng(drawSign(name, 1200, 630, 96, colours)) },
    ...hours.flatMap((hour) => [
      {
        path: `public${hero.pictures[hour].phone}`,
        draw: async () => drawHero(hour, 1240, 1230, colours),
      },
      {
        path: `public${hero.pictures[hour].wide}`,
        draw: async () => drawHero(hour, 1920, 840, colours),
      },
    ]),
  ]
}

/** One line in the faces that have its letters, centred at `x`. */
function drawLetters(text: string, x: number, y: number, size: number, fill: string): string {
  const runs = splitByFace(text).map((run) => ({
    ...run,
    width: lineWidth(run.text, run.face, size),
  }))
  let left = x - runs.reduce((sum, run) => sum + run.width, 0) / 2
  return runs
    .map(({ width, ...run }) => {
      const drawn = line({ ...run, x: left, y, size, fill, anchor: 'start' })
      left += width
      return drawn
    })
    .join('')
}

function drawIcon(letter: string, size: number, colours: BrandColours): string {
  const half = size / 2
  return svgDocument(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${NIGHT}"/><circle cx="${half}" cy="${half}" r="${size * 0.4}" fill="${colours.coral}"/>${drawLetters(letter, half, size * 0.68, size * 0.52, NIGHT)}`,
  )
}

function drawSign(
  name: string,
  width: number,
  height: number,
  maxSize: number,
  colours: BrandColours,
): string {
  const size = Math.min(maxSize, (width * 1.5) / name.length)
  return svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${NIGHT}"/>${drawLetters(name, width / 2, height / 2 + size / 3, size, colours['label-marigold'])}`,
  )
}

/** Rays over a sun that rises from the lower edge. */
function drawHero(
  hour: 'noon' | 'night',
  width: number,
  height: number,
  colours: BrandColours,
): string {
  const [sky, ray] = skies[hour]
  const sun = { cx: width * (width > 1500 ? 0.7 : 0.5), cy: height }
  const beams = rays({ ...sun, radius: width, count: 26, fill: ray, kind: 'straight' })
  const disc = (radius: number, fill: string) =>
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${radius}" fill="${fill}"/>`
  return svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${sky}"/>${beams}${disc(height * 0.46, colours['label-marigold'])}${disc(height * 0.34, colours.coral)}`,
  )
}
