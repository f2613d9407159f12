import { type Character, drawFigure, keyLine } from '../parts/figure.ts'
import { glintPath } from '../parts/geometry.ts'
import { type CardLook, playingCard } from '../parts/hand.ts'
import { type LabelInks, petalSun, rayGround } from './label-ground.ts'

/** Size of a collection's banner; important parts stay in the central square. */
export const bannerWidth = 1600
export const bannerHeight = 640

/** The banner's middle. */
export const middle = bannerWidth / 2

type Mood = Parameters<typeof drawFigure>[1]['mood']

interface Seat {
  who: Character
  x: number
  y?: number
  scale?: number
  mood: Mood
  turn?: number
  tilt?: number
  over?: string
}

/** Somebody behind the banner's table. */
export function seated({ who, x, y = 320, scale = 1.2, mood, turn, tilt, over }: Seat): string {
  return drawFigure(who, { mood, turn, tilt, over }, { x, y, scale })
}

/** Cards in the air: x, y, tilt and card. */
export function flying(cards: readonly (readonly [number, number, number, CardLook])[]): string {
  return keyLine(
    cards
      .map(
        ([x, y, tilt, card]) =>
          `<g transform="translate(${x} ${y}) rotate(${tilt})">${playingCard(card)}</g>`,
      )
      .join(''),
  )
}

/** Glints: x, y and size. */
export function glints(
  places: readonly (readonly [number, number, number])[],
  fill: string,
): string {
  return `<path d="${places.map(([x, y, size]) => glintPath(x, y, size)).join('')}" fill="${fill}"/>`
}

/** The sun of a banner with its rays. */
export function backdrop(ink: LabelInks, radius = 218, cy = 296): string {
  return `${rayGround(ink, { width: bannerWidth, height: bannerHeight, cx: middle, cy })}${petalSun(ink, { cx: middle, cy, radius })}`
}

/** A card on the table in front. */
export function lying(x: number, y: number, turn: number, card: CardLook): string {
  return `<g transform="translate(${x} ${y}) scale(1 0.5) rotate(${turn})">${playingCard(card)}</g>`
}
