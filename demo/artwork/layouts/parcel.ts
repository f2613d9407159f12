import type { Game } from '../game.ts'
import { n } from '../parts/geometry.ts'
import {
  badge,
  boxHeight,
  boxWidth,
  centre,
  footPlate,
  hindiLine,
  rayGround,
  titleBlock,
  topPlate,
} from './plates.ts'

const middle = 384

/** Scale, step across and tilt of the boxes in a parcel, by the number of boxes. */
const fans: Record<number, readonly [scale: number, step: number, tilt: number]> = {
  2: [0.44, 318, 7],
  3: [0.38, 224, 9],
  4: [0.36, 150, 7],
}

function placedFront(front: string, off: number, [scale, step, tilt]: readonly number[]): string {
  const at = `translate(${n(centre + off * (step ?? 0))} ${n(middle + Math.abs(off) * 14)})`
  return `<g transform="${at} rotate(${n(off * (tilt ?? 0))}) scale(${scale}) translate(${-boxWidth / 2} ${-boxHeight / 2})">${front}</g>`
}

/** The fronts of its games, fanned and tied with a band. */
export function parcelFront(game: Game, fronts: readonly string[]): string {
  const { board, petal, dot, accent } = game.palette
  const slab = `<rect x="-12" y="-12" width="${boxWidth + 24}" height="${boxHeight + 24}" rx="44" fill="${board}"/>`
  const fan = fans[fronts.length] ?? [0.32, 120, 6]
  const boxes = fronts.map((front, at) =>
    placedFront(slab + front, at - (fronts.length - 1) / 2, fan),
  )
  const band = `<path d="M0 572Q${centre} 622 ${boxWidth} 572V638Q${centre} 688 0 638Z" fill="${petal}" stroke="${board}" stroke-width="9"/><path d="M0 588Q${centre} 638 ${boxWidth} 588M0 622Q${centre} 672 ${boxWidth} 622" fill="none" stroke="${dot}" stroke-width="5"/>`
  const tails = `<path d="M${centre - 24} 640L${centre - 160} 786L${centre - 98} 782L${centre - 72} 824L${centre} 690L${centre + 72} 824L${centre + 98} 782L${centre + 160} 786L${centre + 24} 640Z" fill="${accent}" stroke="${board}" stroke-width="8" stroke-linejoin="round"/>`
  return `${rayGround(game, middle)}${topPlate(game)}${boxes.join('')}${footPlate(game, 800)}${band}${tails}${badge(game, centre, 664, 0.42)}${hindiLine(game)}${titleBlock(game, 830, 206)}`
}
