import type { Game } from '../game.ts'
import { corners } from '../parts/corners.ts'
import {
  badge,
  boxWidth,
  centre,
  footPlate,
  hindiLine,
  rayGround,
  titleBlock,
  topPlate,
} from './plates.ts'

/** The emblem in a ring of petals, the title below. */
export function medallionFront(game: Game): string {
  const { petal, dot } = game.palette
  const ornaments = corners({
    kind: game.corner,
    left: 88,
    right: boxWidth - 88,
    top: 208,
    bottom: 686,
    size: 46,
    fill: petal,
    dot,
  })
  return `${rayGround(game, 447)}${ornaments}${topPlate(game)}${footPlate(game)}${badge(game, centre, 447, 1)}${hindiLine(game)}${titleBlock(game)}`
}
