import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colourOf } from '#app/styles/colour-of.ts'
import { type Box, heroScene } from '#merchant/hero-scene.ts'
import { shapeOf, toShares } from './hero-shape.ts'

const files = {
  night: { wide: 'hero-night-wide.svg', phone: 'hero-night-phone.svg' },
  noon: { wide: 'hero-noon-wide.svg', phone: 'hero-noon-phone.svg' },
} as const

type Picture = {
  readonly file: string
  readonly pixels: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: number }
}

/** Rendered once for all of its boxes. */
async function render(file: string): Promise<Picture> {
  const { data: pixels, info } = await sharp(resolve('public/artwork', file))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { file, pixels, info }
}

/** The share of a box of the picture that is lemon, from 0 to 1; null beyond the picture's edges. */
function lightIn({ file, pixels, info }: Picture, box: Box): number | null {
  const { width, height, channels } = info
  const [left, top, across, down] = toShares(shapeOf(`/artwork/${file}`), box)
  const area = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round(across * width),
    height: Math.round(down * height),
  }
  if (area.left < 0 || area.left + area.width > width) return null
  if (area.top < 0 || area.top + area.height > height) throw new Error('above or below the picture')
  let lemon = 0
  for (let y = area.top; y < area.top + area.height; y += 1)
    for (let x = area.left; x < area.left + area.width; x += 1) {
      const at = (y * width + x) * channels
      const [red = 0, green = 0, blue = 255] = pixels.subarray(at, at + 3)
      if (red > 190 && green > 210 && blue < 150) lemon += 1
    }
  return lemon / (area.width * area.height)
}

for (const shape of ['wide', 'phone'] as const)
  test(`windows and moon are where the ${shape} picture has them, lit at night only`, async () => {
    const boxes = heroScene ? [...heroScene.windows, heroScene.moon] : []
    const dark = await render(files.night[shape])
    const bright = await render(files.noon[shape])
    const night = boxes.map((box) => lightIn(dark, box))
    const noon = boxes.map((box) => lightIn(bright, box))
    const shown = night.filter((light) => light !== null)
    expect(shown.length).toBeGreaterThanOrEqual(shape === 'wide' ? boxes.length : 4)
    for (const light of shown) expect(light).toBeGreaterThan(0.05)
    for (const light of noon) expect(light ?? 0).toBeLessThan(0.03)
  })

const night = '#1b0f24'
const skin = '#d99260'

const css = ['app/styles/tokens.css', 'merchant/colours.css']
  .map((file) => readFileSync(resolve(file), 'utf8'))
  .join('')

for (const shape of ['wide', 'phone'] as const)
  test(`by day the ${shape} picture has a sun where the moon is at night`, async () => {
    if (!heroScene) throw new Error('no scene')
    const [left, top, size] = heroScene.moon
    const picture = sharp(resolve('public/artwork', files.noon[shape]))
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const [across, down] = toShares(shapeOf(`/artwork/${files.noon[shape]}`), [x, y, 0, 0])
      const pixel = Math.round(down * info.height) * info.width + Math.round(across * info.width)
      return `#${data.toString('hex', pixel * info.channels, pixel * info.channels + 3)}`
    }
    expect(colourAt(left + size / 2, top + size / 2)).toBe(colourOf(css, 'coral', 'light'))
    // Around it, the disc with which `breakDay` covers it.
    for (const beside of [-4, size + 4])
      expect(colourAt(left + beside, top + size / 2)).toBe(colourOf(css, 'sky-ray', 'light'))
  })

test("Dadi's fist, in the phone's picture, is where the box over it has a hole", async () => {
  const deck = readFileSync(resolve('app/home/home-deck.css'), 'utf8')
  const [, width, right, down, radius, across, below] = (
    /width: min\(([\d.]+)vw.*right: calc\(([\d.]+)vw.*margin-top: calc\(([\d.]+)vw.*gradient\(([\d.]+)vw at ([\d.]+)% ([\d.]+)%/s.exec(
      deck,
    ) ?? []
  ).map(Number)
  if (!width || !right || !down || !radius || !across || !below) throw new Error('no box')
  const x = 100 - right - width + (width * across) / 100
  const y = down + (width * 1.25 * below) / 100
  for (const file of [files.night.phone, files.noon.phone]) {
    const { data, info } = await sharp(resolve('public/artwork', file))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const perUnit = info.width / 100
    const colourAt = (away: number, turn: number) => {
      const [left, top] = [x + away * Math.cos(turn), y + away * Math.sin(turn)]
      const pixel = Math.round(top * perUnit) * info.width + Math.round(left * perUnit)
      return `#${data.toString('hex', pixel * info.channels, pixel * info.channels + 3)}`
    }
    const turns = Array.from({ length: 24 }, (_, at) => (at / 12) * Math.PI)
    // Its outline all around is under the edge of the hole; inside is skin, with the lines of the fingers.
    for (const turn of turns) expect(colourAt(radius * 0.97, turn)).toBe(night)
    expect(turns.filter((turn) => colourAt(radius * 0.75, turn) === skin).length).toBeGreaterThan(9)
  }
})
