import {
  type Box,
  canSendPictures,
  display,
  type LabelPicture,
  plain,
  printLabel,
  toFile,
  write,
} from '#app/browser/label-picture.ts'
import { openShareSheet } from '#app/shop/open-share-sheet.ts'
import { thankYou as words } from '#content/thank-you.ts'
import { brand } from '#merchant/brand.ts'
import type { OrderedBox } from './ordered-box.ts'

/** Pixels: the format of a story. */
const SIZE = { width: 1080, height: 1920, label: { x: 110, y: 240, width: 860, height: 1440 } }
const SHELF: Box = { x: 200, y: 590, width: 680, height: 620 }
const GAP = 24
/** Aspect ratio of a game's picture. */
const SHAPE = 4 / 5

/**
 * Saves the order's label as a picture: by the share sheet where it accepts pictures, otherwise as a download. The
 * order's number is left out, as stories are public.
 */
export async function savePicture(boxes: readonly OrderedBox[]): Promise<void> {
  const file = await drawReceipt(boxes)
  if (canSendPictures()) return openShareSheet({ files: [file] })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function drawReceipt(boxes: readonly OrderedBox[]): Promise<File> {
  const picture = await printLabel({ ...SIZE, ink: 'teal' })
  write(picture, words.story, { middle: 430, height: 200, size: 96, face: display })
  await drawBoxes(picture, boxes)
  const titles = boxes.map(({ title }) => title).join(' + ')
  write(picture, titles, { middle: 1340, height: 180, size: 48, face: plain })
  write(picture, brand.wordmark, { middle: 1510, height: 80, size: 72, face: display })
  write(picture, brand.tagline, { middle: 1590, height: 60, size: 40, face: plain })
  return toFile(picture, words.file)
}

/** Draws them in one or two rows, centred on the shelf; a picture that fails to load leaves a gap. */
async function drawBoxes({ paint }: LabelPicture, boxes: readonly OrderedBox[]): Promise<void> {
  const images = await Promise.all(boxes.map(({ picture }) => loadPicture(picture)))
  const rows = images.length > 3 ? 2 : 1
  const columns = Math.ceil(images.length / rows)
  const width = Math.min(
    (SHELF.width - (columns - 1) * GAP) / columns,
    ((SHELF.height - (rows - 1) * GAP) / rows) * SHAPE,
  )
  const height = width / SHAPE
  for (const [at, image] of images.entries()) {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, images.length - row * columns)
    const left = SHELF.x + (SHELF.width - inRow * (width + GAP) + GAP) / 2
    const top = SHELF.y + (SHELF.height - rows * (height + GAP) + GAP) / 2
    const place = [left + (at % columns) * (width + GAP), top + row * (height + GAP)] as const
    if (image) paint.drawImage(image, ...place, width, height)
  }
}

async function loadPicture(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null
  const image = new Image()
  // Otherwise the canvas could not be read afterwards.
  image.crossOrigin = 'anonymous'
  image.src = url
  return image.decode().then(
    () => image,
    () => null,
  )
}
