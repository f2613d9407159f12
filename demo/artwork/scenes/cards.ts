import type { CardLine } from '../drawing.ts'
import type { Game } from '../game.ts'
import { cardFace, cardHeight, cardWidth } from '../parts/card.ts'
import { svgDocument } from '../raster.ts'
import { pictureHeight, pictureWidth } from './front.ts'

const places = [
  { x: 258, y: 324, tilt: -4 },
  { x: 742, y: 316, tilt: 3 },
  { x: 262, y: 932, tilt: 3 },
  { x: 738, y: 936, tilt: -4 },
]

/** Readable sample cards on the table. */
export function cardsPicture(game: Game, lines: readonly CardLine[]): string {
  const laid = lines.map((cardLine, index) => {
    const { x, y, tilt } = places[index % places.length] ?? { x: 500, y: 625, tilt: 0 }
    return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(0.985) translate(${-cardWidth / 2} ${-cardHeight / 2})">${cardFace(game, cardLine, index)}</g>`
  })
  return svgDocument(pictureWidth, pictureHeight, laid.join(''))
}
