import { emblemOf } from '../emblems/emblem-of.ts'
import { type DrawnHandle, gameOf } from '../games.ts'
import { inks } from '../inks.ts'
import type { FaceName } from '../parts/faces.ts'
import { glintPath, heartPath, n, starPath } from '../parts/geometry.ts'
import { line, lineWidth } from '../parts/lettering.ts'
import { inked } from '../parts/medallion.ts'
import type { Point } from './points.ts'

const key = inks.night

/** Moves a drawing made around 0,0. */
export function put(drawing: string, [x, y]: Point, turn = 0, wide = 1, high = wide): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${wide.toFixed(4)} ${high.toFixed(4)})">${drawing}</g>`
}

/** The front of a game's card around 0,0, 60x84. */
export function cardFront(handle: DrawnHandle): string {
  const game = gameOf(handle)
  const { palette } = game
  return `<rect x="-30" y="-42" width="60" height="84" rx="8" fill="${palette.ground}" stroke="${key}" stroke-width="5"/><rect x="-23" y="-35" width="46" height="70" rx="4" fill="none" stroke="${palette.accent}" stroke-width="2"/><circle r="21" fill="${palette.disc}" stroke="${palette.board}" stroke-width="4"/><g transform="scale(0.093)">${inked(emblemOf(game), palette.board)}</g>`
}

/** The back of a card around 0,0, 60x84. */
export function cardBack(fill: string, mark: string): string {
  return `<rect x="-30" y="-42" width="60" height="84" rx="8" fill="${fill}" stroke="${key}" stroke-width="5"/><rect x="-22" y="-34" width="44" height="68" rx="4" fill="none" stroke="${mark}" stroke-width="2.5"/><path d="${glintPath(0, 0, 20)}" fill="${mark}"/>`
}

/** A card that turns from its back (`share` 0) to its front (1). */
export function turningCard(back: string, front: string, share: number): string {
  const wide = Math.cos(share * Math.PI)
  return `<g transform="scale(${Math.max(0.04, Math.abs(wide)).toFixed(4)} 1)">${wide > 0 ? back : front}</g>`
}

/** Three fanned card backs for a hand. */
export function fanOfCards(fill: string, mark: string): string {
  return [-26, -2, 22]
    .map((turn) =>
      put(`<g transform="translate(0 -34)">${cardBack(fill, mark)}</g>`, [0, 4], turn, 0.62),
    )
    .join('')
}

/** A speech bubble with its tail at `at`; `share` 0 to 1 pops it up. */
export function bubble(
  text: string,
  at: Point,
  share: number,
  toRight: boolean,
  fill: string = inks.cream,
): string {
  if (share <= 0) return ''
  const size = 40
  const wide = lineWidth(text, 'display', size) + 40
  const left = toRight ? -14 : 14 - wide
  const tail = toRight ? 1 : -1
  const drawing = `<rect x="${n(left)}" y="-88" width="${n(wide)}" height="62" rx="26" fill="${fill}" stroke="${key}" stroke-width="6"/><path d="M${12 * tail} -30L0 0L${36 * tail} -30Z" fill="${fill}" stroke="${key}" stroke-width="6" stroke-linejoin="round"/><path d="M${8 * tail} -31H${42 * tail}" stroke="${fill}" stroke-width="7"/>${line({ text, face: 'display', x: left + wide / 2, y: -44, size, fill: key })}`
  return put(drawing, at, 0, share)
}

interface WordOptions {
  text: string
  fill: string
  ink: string
  face?: FaceName
}

/** A jagged sticker with a word around 0,0, about 170 wide. */
export function sticker({ text, fill, ink, face = 'display' }: WordOptions): string {
  const size = Math.min(58, 112 / lineWidth(text, face, 1))
  return `<path d="${starPath(0, 0, 84, 14, 0.8)}" fill="${fill}" stroke="${key}" stroke-width="6" stroke-linejoin="round"/>${line({ text, face, x: 0, y: size * 0.3, size, fill: ink })}`
}

/** A ribbon with words around 0,0, 400 wide. */
export function ribbon({ text, fill, ink, face = 'display' }: WordOptions): string {
  const size = Math.min(58, 250 / lineWidth(text, face, 1))
  return `<g stroke="${key}" stroke-width="6" stroke-linejoin="round"><path d="M-166 -6L-196 34L-166 52L-128 40V-6ZM166 -6L196 34L166 52L128 40V-6Z" fill="${inks.maroon}"/><path d="M-146 -34Q0 -62 146 -34V32Q0 4 -146 32Z" fill="${fill}"/></g>${line({ text, face, x: 0, y: -14 + size * 0.3, size, fill: ink })}`
}

/** An outlined heart around 0,0. */
export function heart(size: number, fill: string): string {
  return `<path d="${heartPath(0, 0, size)}" fill="${fill}" stroke="${key}" stroke-width="5" stroke-linejoin="round"/>`
}
