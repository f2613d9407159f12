import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { svgDocument } from '../raster.ts'
import { sparks } from './hero-players.ts'

const WIDTH = 480
const HEIGHT = 260

type Guest = readonly [
  who: keyof typeof people,
  mood: Parameters<typeof drawFigure>[1]['mood'],
  turn?: number,
]

/** Heads and shoulders side by side, the middle ones in front. */
function row(
  guests: readonly Guest[],
  { y = 130, scale = 1, width = WIDTH }: { y?: number; scale?: number; width?: number } = {},
): string {
  const step = width / (guests.length + 1)
  const left = (WIDTH - width) / 2
  return guests
    .map(([who, mood, turn], at) => {
      const tilt = guests.length === 1 ? 0 : (at / (guests.length - 1) - 0.5) * 10
      return drawFigure(
        people[who],
        { mood, turn, tilt, depth: 170 },
        { x: left + step * (at + 1), y, scale },
      )
    })
    .join('')
}

/** Lines of noise beside the heads. */
const noise = keyLine(
  `<path d="M34 60L10 44M28 96H2M446 60L470 44M452 96H478" fill="none" stroke="${inks.coral}"/>`,
  9,
)

const drawers = {
  two: () =>
    row(
      [
        ['kabir', 'grin', 1],
        ['zoya', 'smile', -1],
      ],
      { width: 420 },
    ),
  few: () =>
    row(
      [
        ['arjun', 'grin', 1],
        ['meera', 'laugh'],
        ['gurpreet', 'laugh'],
        ['ritu', 'smile', -1],
      ],
      { scale: 0.86, width: 560 },
    ),
  crowd: () =>
    row(
      [
        ['aunty', 'laugh', 1],
        ['arjun', 'shock'],
        ['chacha', 'laugh'],
        ['ritu', 'grin'],
        ['dada', 'smile', -1],
      ],
      { y: 84, scale: 0.66, width: 520 },
    ) +
    row(
      [
        ['kabir', 'grin', 1],
        ['pinky', 'laugh'],
        ['zoya', 'wink'],
        ['bunty', 'grin', -1],
      ],
      { y: 164, scale: 0.72, width: 500 },
    ),
  friends: () =>
    row(
      [
        ['zoya', 'laugh', 1],
        ['gurpreet', 'laugh'],
        ['arjun', 'wink', -1],
      ],
      { width: 500 },
    ),
  couple: () =>
    row(
      [
        ['ritu', 'wink', 1],
        ['kabir', 'smug', -1],
      ],
      { width: 380 },
    ) + sparks([[240, 44, 26]], inks.rani),
  family: () =>
    row(
      [
        ['dada', 'smile', 1],
        ['pinky', 'laugh'],
        ['dadi', 'laugh'],
        ['bunty', 'grin', -1],
      ],
      { scale: 0.86, width: 560 },
    ),
  quiet: () =>
    row(
      [
        ['dada', 'sleep', 1],
        ['aunty', 'smile', -1],
      ],
      { width: 420 },
    ),
  loud: () =>
    row(
      [
        ['chacha', 'laugh', 1],
        ['meera', 'laugh', -1],
      ],
      { y: 138, scale: 0.94, width: 420 },
    ) + noise,
}

/** Guests to choose from, as a row of heads. */
export type Crowd = keyof typeof drawers

/** Their names; `Object.keys` loses the key type. */
export const crowds = Object.keys(drawers) as Crowd[]

/** A row of heads, 480x260, without a ground. */
export function crowdPicture(crowd: Crowd): string {
  return svgDocument(WIDTH, HEIGHT, drawers[crowd]())
}
