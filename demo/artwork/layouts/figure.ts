import type { Game } from '../game.ts'
import { drawFigure } from '../parts/figure.ts'
import { petals } from '../parts/petals.ts'
import type { Player } from './layout.ts'
import { centre, footPlate, hindiLine, rayGround, titleBlock, topPlate } from './plates.ts'

/** Somebody large before a sun of petals. */
export function figureFront(game: Game, { who, mood, over }: Player): string {
  const { palette } = game
  const ring = { cx: centre, cy: 440, inner: 296, outer: 356, kind: game.petals }
  const sun = `${petals({ ...ring, fill: palette.petal, dot: palette.dot })}<circle cx="${centre}" cy="440" r="300" fill="${palette.board}"/><circle cx="${centre}" cy="440" r="288" fill="${palette.disc}"/>`
  const person = drawFigure(who, { mood, over, depth: 240 }, { x: centre, y: 388, scale: 2.1 })
  return `${rayGround(game, 440)}${sun}${topPlate(game)}${person}${footPlate(game)}${hindiLine(game)}${titleBlock(game)}`
}
