/** In pixels, from the top left corner. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture being drawn: a sunburst with a paper label on it. */
export type LabelPicture = {
  readonly paint: CanvasRenderingContext2D
  readonly label: Box
}

export type LabelOptions = {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Colour of the sunburst and the label's frame: `marigold` for `--label-marigold`. */
  readonly ink: string
  readonly label: Box
}

const RADIUS = 48
/** Pixels from the label's edge to its frame (FRAME) and to its text (MARGIN). */
const FRAME = 28
const MARGIN = 90
const RAYS = 24

export const display = (size: number) => `400 ${size}px "Rozha One"`
export const plain = (size: number) => `700 ${size}px "Anek Latin"`

/** Draws an empty label in the shop's colours, with its fonts loaded. @throws Error where the browser has no canvas */
export async function printLabel({
  width,
  height,
  ink,
  label,
}: LabelOptions): Promise<LabelPicture> {
  await Promise.all([document.fonts.load(display(80)), document.fonts.load(plain(80))])
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  if (paint === null) throw new Error('This browser cannot draw pictures.')
  printRays(paint, ink)
  printPaper(paint, label, ink)
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillStyle = colour('--label-night')
  return { paint, label }
}

function colour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token)
}

function printRays(paint: CanvasRenderingContext2D, ink: string): void {
  const { width, height } = paint.canvas
  paint.fillStyle = colour(`--label-${ink}`)
  paint.fillRect(0, 0, width, height)
  paint.fillStyle = colour(`--label-${ink}-lit`)
  const step = (2 * Math.PI) / RAYS
  for (let ray = 0; ray < RAYS; ray += 1) {
    paint.beginPath()
    paint.moveTo(width / 2, height / 2)
    paint.arc(width / 2, height / 2, height, ray * step, (ray + 0.5) * step)
    paint.fill()
  }
}

function printPaper(paint: CanvasRenderingContext2D, box: Box, ink: string): void {
  const { x, y, width, height } = box
  paint.lineWidth = 10
  paint.beginPath()
  paint.roundRect(x, y, width, height, RADIUS)
  paint.fillStyle = colour('--label-cream')
  paint.fill()
  paint.strokeStyle = colour('--label-night')
  paint.stroke()
  paint.beginPath()
  paint.roundRect(x + FRAME, y + FRAME, width - 2 * FRAME, height - 2 * FRAME, RADIUS - 20)
  paint.strokeStyle = colour(`--label-${ink}`)
  paint.stroke()
}

export type Lettering = {
  /** Pixels from the top of the picture to the middle of the lines. */
  readonly middle: number
  readonly height: number
  /** Font size to start with, in pixels; it shrinks until the lines fit into the height. */
  readonly size: number
  readonly face: (size: number) => string
}

const LEADING = 1.2
const MIN_SIZE = 24

/** Writes text centred on the middle of the lines, wrapped between words. */
export function write(picture: LabelPicture, text: string, lettering: Lettering): void {
  const { paint, label } = picture
  const { middle, height, size, face } = lettering
  paint.font = face(size)
  const lines = breakLines(paint, text, label.width - 2 * MARGIN)
  const leading = size * LEADING
  const smaller = Math.floor(size * 0.9)
  if (lines.length * leading > height && smaller >= MIN_SIZE)
    write(picture, text, { ...lettering, size: smaller })
  else
    for (const [at, line] of lines.entries())
      paint.fillText(
        line,
        label.x + label.width / 2,
        middle + (at - (lines.length - 1) / 2) * leading,
      )
}

function breakLines(
  paint: CanvasRenderingContext2D,
  text: string,
  width: number,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (paint.measureText(longer).width <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** Converts the picture to a PNG file of this name. */
export function toFile({ paint }: LabelPicture, name: string): Promise<File> {
  return new Promise((resolve, reject) =>
    paint.canvas.toBlob((blob) =>
      blob ? resolve(new File([blob], name, { type: blob.type })) : reject(new Error('No picture')),
    ),
  )
}

/** Whether the browser's share sheet accepts pictures. */
export function canSendPictures(): boolean {
  const sample = new File([], 'sample.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}
