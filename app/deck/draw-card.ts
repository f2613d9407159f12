import { display, plain, printLabel, toFile, write } from '#app/browser/label-picture.ts'
import { deck as words } from '#content/deck.ts'
import { brand } from '#merchant/brand.ts'
import type { DealtCard } from './dealt-card.ts'

/** Pixels: 4:5, the aspect ratio of a chat's preview. */
const SIZE = { width: 1080, height: 1350, label: { x: 150, y: 130, width: 780, height: 1090 } }

/** In the order of deck.css. */
const inks = ['marigold', 'teal', 'pink', 'purple']

/** Draws the card on a sunburst, as a PNG. */
export async function drawCard({ title, text, game, ink }: DealtCard): Promise<File> {
  const picture = await printLabel({ ...SIZE, ink: inks[ink] ?? 'marigold' })
  write(picture, title, { middle: 270, height: 110, size: 84, face: display })
  write(picture, text, { middle: 640, height: 560, size: 76, face: plain })
  write(picture, game, { middle: 1030, height: 120, size: 48, face: plain })
  write(picture, brand.wordmark, { middle: 1130, height: 60, size: 44, face: display })
  return toFile(picture, words.file)
}
