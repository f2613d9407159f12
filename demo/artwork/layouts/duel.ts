import type { Game } from '../game.ts'
import { drawFigure } from '../parts/figure.ts'
import { rays } from '../parts/rays.ts'
import type { Player } from './layout.ts'
import {
  badge,
  boxHeight,
  boxWidth,
  centre,
  footPlate,
  hindiLine,
  titleBlock,
  topPlate,
} from './plates.ts'

const bolt = `L${centre + 46} 250L${centre - 34} 384L${centre + 40} 470L${centre - 40} 620L${centre + 20} 800`

/** Two people face to face, a bolt between them. */
export function duelFront(game: Game, [one, other]: readonly [Player, Player]): string {
  const { palette } = game
  const sun = (cx: number, fill: string) =>
    rays({ cx, cy: 400, radius: 760, count: 22, fill, kind: game.rays })
  const id = `duel-${game.handle}`
  const half = `M${centre - 20} 60${bolt}H${boxWidth}V60Z`
  const right = `<clipPath id="${id}"><path d="${half}"/></clipPath><g clip-path="url(#${id})"><rect width="${boxWidth}" height="${boxHeight}" fill="${palette.disc}"/></g>`
  const edge = `<path d="M${centre - 20} 60${bolt}" fill="none" stroke="${palette.board}" stroke-width="34" stroke-linejoin="round"/><path d="M${centre - 20} 60${bolt}" fill="none" stroke="${palette.petal}" stroke-width="16" stroke-linejoin="round"/>`
  const person = ({ who, mood, over }: Player, x: number, turn: number) =>
    drawFigure(who, { mood, over, turn, tilt: turn * 4, depth: 280 }, { x, y: 392, scale: 1.58 })
  return `<rect width="${boxWidth}" height="${boxHeight}" fill="${palette.ground}"/>${sun(200, palette.rays)}${right}${edge}${person(one, 210, 1)}${person(other, boxWidth - 210, -1)}${topPlate(game)}${footPlate(game)}${badge(game, centre, 690, 0.48)}${hindiLine(game)}${titleBlock(game, 816, 216)}`
}
