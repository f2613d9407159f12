import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { bow, printedPaper, questionMark } from '../parts/gift.ts'
import { fist } from '../parts/hand.ts'
import { arm } from '../parts/limb.ts'
import { inked } from '../parts/medallion.ts'
import { petals } from '../parts/petals.ts'
import {
  boxHeight,
  boxWidth,
  centre,
  footPlate,
  hindiLine,
  rayGround,
  titleBlock,
  topPlate,
} from './plates.ts'

const middle = 372
const knot = 648

/** A hand from the edge that pulls at a tail of the bow, for a box 800 wide. */
function puller(side: -1 | 1): string {
  const who = side === 1 ? people.pinky : people.chacha
  const at = (x: number, y: number): [number, number] => [side * x, y]
  const limb = arm(who, at(214, 62), at(172, 74), at(104, 60))
  const tail = `<path d="M${side * 12} 8C${side * 40} 24 ${side * 66} 44 ${side * 96} 50L${side * 104} 86C${side * 62} 70 ${side * 26} 46 ${side * 4} 26Z" fill="${inks.marigold}" stroke-width="5"/>`
  return `${tail}${limb}${fist(side * 92, 58, who.skin, side * -70)}`
}

/** Wrapping paper, two bands and a bow that two people are about to open. Nobody knows what is inside. */
export function giftFront(game: Game): string {
  const { palette, petals: kind } = game
  const { board, petal, disc, dot } = palette
  const ring = { cx: centre, cy: middle, inner: 186, outer: 252, kind }
  const band = 92
  const edge = (from: string) =>
    `<path d="${from}" fill="none" stroke="${board}" stroke-width="9"/>`
  const [left, top] = [centre - band / 2, knot - band / 2]
  const bands = `<path d="M${left} 100h${band}V${boxHeight - 300}h${-band}ZM0 ${top}H${boxWidth}v${band}H0Z" fill="${petal}"/>${edge(`M${left} 100V${top}M${left + band} 100V${top}M0 ${top}H${boxWidth}M0 ${top + band}H${boxWidth}`)}<path d="M${centre} 100V${boxHeight - 300}M0 ${knot}H${boxWidth}" stroke="${dot}" stroke-width="8" stroke-dasharray="2 26" stroke-linecap="round"/>`
  const window = `${petals({ ...ring, fill: petal, dot })}<circle cx="${centre}" cy="${middle}" r="192" fill="${board}"/><circle cx="${centre}" cy="${middle}" r="176" fill="${disc}"/>`
  const mark = questionMark({
    x: centre,
    y: middle,
    size: 440,
    tilt: -6,
    fill: inks.cream,
    outline: { ink: board, width: 40 },
  })
  const hands = `<g transform="translate(${centre} ${knot + 60}) scale(1.9)">${inked(puller(-1) + puller(1), board)}</g>`
  return `${rayGround(game, middle)}${printedPaper(boxWidth, boxHeight, disc)}${bands}${topPlate(game)}${window}${mark}${footPlate(game, 820)}<g transform="translate(${centre} ${knot}) scale(1.05)">${bow(palette)}</g>${hands}${hindiLine(game)}${titleBlock(game, 842, 200)}`
}
