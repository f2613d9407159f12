import type { CardLine } from '../drawing.ts'
import type { Game } from '../game.ts'
import { boxWidth, gameInParcel } from '../parts/box.ts'
import { cardBack, cardFace, cardHeight, cardWidth } from '../parts/card.ts'
import { n, repeat } from '../parts/geometry.ts'
import { thingsOf } from '../parts/things.ts'
import { svgDocument } from '../raster.ts'
import { boxObject, pictureHeight, pictureWidth } from './front.ts'
import { table } from './table.ts'

const laid = (card: string, x: number, y: number, tilt: number, scale: number) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(${-cardWidth / 2} ${-cardHeight / 2})">${card}</g>`

/** The box and its cards in piles, or the boxes of a parcel. */
function packed(game: Game): string {
  const at = (one: Game, x: number, scale: number) =>
    `<g transform="translate(${x} ${n(56 + (0.33 - scale) * 559)}) scale(${scale})">${boxObject(one, 30)}</g>`
  if (game.layout.kind === 'parcel') {
    const boxes = game.layout.boxes.map(gameInParcel)
    const scale = Math.min(0.33, 0.78 / boxes.length)
    return boxes.map((one, index) => at(one, 56 + index * (boxWidth + 70) * scale, scale)).join('')
  }
  const pile = (x: number, tilt: number) =>
    repeat(3, (up) => laid(cardBack(game, `pile${x}-${up}`), x + up * 6, 262 - up * 7, tilt, 0.6))
  const two = game.contents.startsWith('["Two ')
  return at(game, 56, 0.33) + (two ? pile(456, -5) + pile(576, 6) : pile(520, 3))
}

/** What lies beside the cards: in a column or, if there are few things, above the table's runner. */
function beside(game: Game): string {
  const things = thingsOf(game)
  const [top, step, scale] =
    things.length > 2 ? [190, 286, 1] : [things.length * -94 + 344, 200, 0.72]
  return things
    .map(
      (thing, at) =>
        `<g transform="translate(846 ${top + at * step}) rotate(${at % 2 ? 4 : -4}) scale(${scale})">${thing}</g>`,
    )
    .join('')
}

/** Where the two sample cards lie: the first is there to be read, beside things in a column or over the whole runner. */
const places = {
  narrow: [
    { x: 268, y: 836, tilt: -3, scale: 1 },
    { x: 614, y: 946, tilt: 4, scale: 0.5 },
  ],
  wide: [
    { x: 310, y: 836, tilt: -3, scale: 1.16 },
    { x: 764, y: 850, tilt: 5, scale: 0.86 },
  ],
} as const

/** All that is in the box, laid out on a table: two sample cards, one large enough to read on a phone, the pile, the rest. */
export function cardsPicture(game: Game, lines: readonly CardLine[]): string {
  const spots = places[thingsOf(game).length > 2 ? 'narrow' : 'wide']
  // The shortest text has the largest letters.
  const chosen = lines
    .map((cardLine, sort) => ({ cardLine, sort, length: cardLine[1].length }))
    .sort((one, other) => one.length - other.length)
  const faces = spots.map(({ x, y, tilt, scale }, at) => {
    const card = chosen[at]
    return card ? laid(cardFace(game, card.cardLine, card.sort, 'toRead'), x, y, tilt, scale) : ''
  })
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${table(game)}${packed(game)}${faces.toReversed().join('')}${beside(game)}`,
  )
}
