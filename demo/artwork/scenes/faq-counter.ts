import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { bangle } from '../parts/garment.ts'
import { type Side, waves } from '../parts/gesture.ts'
import { fist } from '../parts/hand.ts'
import { line } from '../parts/lettering.ts'
import { arm } from '../parts/limb.ts'
import { awningEdge } from '../parts/scallops.ts'
import { boyLegs, girlSkirt } from './hero-players.ts'
import { petalSun } from './label-ground.ts'

const { dadi, bunty, pinky } = people

/** It reaches down behind the children's hair, which is dark like the night of the page. */
const sun = petalSun(
  {
    ground: inks.sky,
    light: inks.skyLight,
    trim: inks.coral,
    petal: inks.coral,
    inner: inks.violet,
    disc: inks.sky,
    discLight: inks.skyLight,
  },
  { cx: 260, cy: 226, radius: 140 },
)

/** A question in a bubble above its asker, who stands to the other side of `side`. */
function question(x: number, y: number, side: Side, paper: string): string {
  const bubble = keyLine(
    `<g transform="scale(${-side} 1)"><path d="M-6 35A36 36 0 1 1 24 27L30 54Z" fill="${paper}"/></g>`,
  )
  const mark = line({ text: '?', face: 'display', x: 0, y: 21, size: 60, fill: inks.night })
  return `<g transform="translate(${x} ${y})">${bubble}${mark}</g>`
}

/** The card that has the answer, in the hand that holds it. */
const answer = `<rect x="-42" y="-60" width="84" height="120" rx="12" fill="${inks.cream}"/><path d="M-22 0L-6 20L24 -20" fill="none" stroke-width="25"/><path d="M-22 0L-6 20L24 -20" fill="none" stroke="${inks.leaf}" stroke-width="13"/>`

/** Dadi, the answer up high, her other hand at the bell. */
function knowingDadi(): string {
  const { skin } = dadi
  const raised = `${arm(dadi, [-72, 132], [-130, 104], [-126, 26])}<g transform="translate(-132 -50) rotate(-8)">${answer}</g>${bangle(-126, 40, 2, inks.lemon)}${bangle(-127, 52, 2, inks.vermilion)}${fist(-127, 10, skin, -6)}`
  const rings = `${arm(dadi, [72, 132], [122, 186], [62, 124])}${fist(52, 108, skin, -56)}`
  return drawFigure(
    dadi,
    { mood: 'laugh', depth: 250, over: raised + rings },
    { x: 260, y: 148, scale: 0.96 },
  )
}

/** A brass bell to tap. */
const bell = `<path d="M-44 0H44" stroke-width="15"/><path d="M-36 -7C-36 -58 36 -58 36 -7Z" fill="${inks.marigold}"/><path d="M-22 -16C-22 -30 -14 -38 -6 -40" fill="none" stroke="${inks.cream}"/><path d="M0 -48V-56" stroke-width="14"/><circle cy="-58" r="7" fill="${inks.marigold}"/>`

/** Cards in a pile, seen from the side, the top one from above. */
const pile = `<path d="M-46 -34H46V0H-46Z" fill="${inks.cream}"/><path d="M-46 -23H46M-46 -12H46" stroke-width="4"/><path d="M-30 -56H58L46 -34H-46Z" fill="${inks.violet}"/><path d="M-18 -49H44L38 -41H-28Z" fill="none" stroke="${inks.cream}" stroke-width="4"/>`

function counter(): string {
  const [left, right, top, foot] = [154, 366, 320, 422]
  const hem = { x: left, width: right - left, edge: top + 22, drop: 22, count: 7 }
  return keyLine(
    `<rect x="${left}" y="${top}" width="${right - left}" height="${foot - top}" fill="${inks.violet}"/><path d="${awningEdge({ ...hem, kind: 'scallop' })}" fill="${inks.lemon}"/><rect x="${left - 14}" y="${top - 10}" width="${right - left + 28}" height="30" rx="7" fill="${inks.chai}"/><path d="M${left} ${top}H${right}" stroke="${inks.chaiLight}"/>`,
  )
}

const child = (
  who: typeof bunty | typeof pinky,
  legs: string,
  side: Side,
  place: { x: number; y: number },
) =>
  drawFigure(
    who,
    {
      mood: side < 0 ? 'grin' : 'laugh',
      turn: -side,
      under: legs,
      over:
        waves(who, side) +
        `${arm(who, [side * -72, 132], [side * -116, 190], [side * -78, 212])}${fist(side * -76, 212, who.skin, side * 60)}`,
    },
    { ...place, scale: 0.58 },
  )

/** Dadi behind her counter knows the answer before her grandchildren have asked. */
export function faqCounter(): string {
  const floor = `<ellipse cx="260" cy="420" rx="244" ry="17" fill="${inks.plum}"/>`
  const things = keyLine(
    `<g transform="translate(308 310) scale(0.8)">${bell}</g><g transform="translate(202 310) scale(0.8)">${pile}</g>`,
  )
  return `${sun}${floor}${knowingDadi()}${counter()}${things}${child(bunty, boyLegs(bunty.skin), -1, { x: 108, y: 220 })}${child(pinky, girlSkirt(pinky.skin), 1, { x: 410, y: 218 })}${question(46, 118, -1, inks.lemon)}${question(468, 118, 1, inks.mint)}`
}
