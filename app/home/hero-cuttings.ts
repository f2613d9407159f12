import type { Box, HeroScene } from '#merchant/hero-scene.ts'
import { shapeOf, toShares } from './hero-shape.ts'

/** Largest width of the canvas in pixels: a phone's full resolution is not visible in half a second. */
const MAX_PIXELS = 1920
const PETALS = 12
/** Largest red value of the night sky's pixels. */
const DARK_SKY = 48

/** A copy of the hero's picture: its pixels, its scene and its position. */
export type PictureCopy = {
  readonly canvas: HTMLCanvasElement
  readonly scene: HeroScene
  /** Box of the whole drawing in CSS pixels from the hero's corner; it may extend beyond the visible crop. */
  readonly drawingBox: Box
  /** Converts a box of the scene to fractions of the drawing's size. */
  readonly toShares: (box: Box) => Box
}

/**
 * Copies the picture as it is shown, without a request.
 * @param drawn another loaded picture of the same shape, copied in its place
 */
export function paintCopy(
  hero: HTMLElement,
  picture: HTMLImageElement,
  scene: HeroScene,
  drawn = picture,
): PictureCopy {
  const shape = shapeOf(picture.currentSrc)
  const drawingBox = drawingBoxOf(hero, picture, shape.size)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(MAX_PIXELS, Math.round(drawingBox[2] * devicePixelRatio))
  canvas.height = Math.round((canvas.width * shape.size[1]) / shape.size[0])
  inkOf(canvas).drawImage(drawn, 0, 0, canvas.width, canvas.height)
  return { canvas, scene, drawingBox, toShares: (box) => toShares(shape, box) }
}

/** The box of the whole drawing under `object-fit: cover`. */
function drawingBoxOf(
  hero: HTMLElement,
  picture: HTMLImageElement,
  size: readonly [number, number],
): Box {
  const corner = hero.getBoundingClientRect()
  const { left, top, width, height } = picture.getBoundingClientRect()
  const [atX = 50, atY = 50] = getComputedStyle(picture)
    .objectPosition.split(' ')
    .map(Number.parseFloat)
  const scale = Math.max(width / size[0], height / size[1])
  const [across, down] = [size[0] * scale, size[1] * scale]
  return [
    left - corner.left + ((width - across) * atX) / 100,
    top - corner.top + ((height - down) * atY) / 100,
    across,
    down,
  ]
}

/** The window without its light: lemon pixels turn dark, a figure in front of it stays. */
export function cutDark(copy: PictureCopy, box: Box): HTMLCanvasElement {
  const dark = readColor('--label-night')
  return cut(copy, box, (pixels, at, lemon) => mix(pixels, at, dark, lemon))
}

/** The moon's box of the sky without the moon: everything bright in it turns dark. */
export function cutSky(copy: PictureCopy): HTMLCanvasElement {
  const dark = readColor('--label-night')
  return cut(copy, copy.scene.moon, (pixels, at) => {
    if ((pixels[at] ?? 0) > DARK_SKY) mix(pixels, at, dark, 1)
  })
}

/** The moon with a transparent sky. */
export function cutMoon(copy: PictureCopy): HTMLCanvasElement {
  return cut(copy, copy.scene.moon, (pixels, at, lemon) => {
    pixels[at + 3] = lemon * 255
  })
}

/** The lotus of the drawing's sun, as large as the moon. */
export function drawSun(copy: PictureCopy): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [, , width] = copy.toShares(copy.scene.moon)
  canvas.width = Math.round(width * copy.canvas.width)
  canvas.height = canvas.width
  const ink = inkOf(canvas)
  ink.scale(canvas.width / 104, canvas.width / 104)
  ink.translate(52, 52)
  ink.lineWidth = 4
  ink.strokeStyle = colorOf('--label-night')
  ink.fillStyle = colorOf('--label-marigold')
  for (let petal = 0; petal < PETALS; petal += 1) {
    ink.beginPath()
    ink.ellipse(36, 0, 14, 10, 0, 0, Math.PI * 2)
    ink.fill()
    ink.stroke()
    ink.rotate((Math.PI * 2) / PETALS)
  }
  ink.fillStyle = colorOf('--coral')
  ink.beginPath()
  ink.arc(0, 0, 34, 0, Math.PI * 2)
  ink.fill()
  ink.stroke()
  return canvas
}

type Ink = (pixels: Uint8ClampedArray, at: number, lemon: number) => void

function cut(copy: PictureCopy, box: Box, ink: Ink): HTMLCanvasElement {
  const { canvas } = copy
  const [left, top, width, height] = copy.toShares(box)
  const across = Math.round(width * canvas.width)
  const down = Math.round(height * canvas.height)
  const data = inkOf(canvas).getImageData(
    Math.round(left * canvas.width),
    Math.round(top * canvas.height),
    across,
    down,
  )
  for (let at = 0; at < data.data.length; at += 4) ink(data.data, at, lemonAt(data.data, at))
  const cutting = document.createElement('canvas')
  cutting.width = across
  cutting.height = down
  inkOf(cutting).putImageData(data, 0, 0)
  return cutting
}

/** How lemon a pixel is: 1 for lit windows and the moon, 0 for marigold and all other colours. */
function lemonAt(pixels: Uint8ClampedArray, at: number): number {
  // Reads each channel by itself: a view of the three for each pixel takes ten times as long.
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  return red > 190 && blue < 150 ? Math.min(1, Math.max(0, (green - 200) / 20)) : 0
}

function mix(pixels: Uint8ClampedArray, at: number, color: readonly number[], share: number): void {
  if (share === 0) return
  for (const [channel, value] of color.entries())
    pixels[at + channel] = (pixels[at + channel] ?? 0) * (1 - share) + value * share
}

/** A colour of the style sheet as red, green and blue. */
function readColor(token: string): readonly number[] {
  const ink = inkOf(document.createElement('canvas'))
  ink.fillStyle = colorOf(token)
  ink.fillRect(0, 0, 1, 1)
  return [...ink.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}

function colorOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token)
}

function inkOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ink = canvas.getContext('2d', { willReadFrequently: true })
  if (!ink) throw new Error('The browser draws no canvas')
  return ink
}
