import { type Game, titleRuns } from '../game.ts'
import { inks } from '../inks.ts'
import { corners } from '../parts/corners.ts'
import { block } from '../parts/lettering.ts'
import { boxHeight, boxWidth, centre, cutOut, hindiLine, rayGround } from './plates.ts'

/** How far an edge rises across the front, and the slope in degrees. */
const rise = 141
const slope = -10

const tilted = (y: number, drawing: string) =>
  `<g transform="rotate(${slope} ${centre} ${y})">${drawing}</g>`

/** A stripe across the front; `y` is its upper edge at the left. */
const stripe = (y: number, height: number, ink: string) =>
  `<path d="M0 ${y}L${boxWidth} ${y - rise}V${y - rise + height}L0 ${y + height}Z" fill="${ink}"/>`

/** Two grounds, parted aslant, the emblem across both. */
export function diagonalFront(game: Game): string {
  const { board, petal, dot, accent } = game.palette
  const title = block({
    runs: titleRuns(game, inks.cream, accent),
    x: centre,
    top: 762,
    width: boxWidth - 120,
    height: 214,
    maxSize: 150,
    minSize: 26,
    leading: 1.02,
  })
  const ornaments = corners({
    kind: game.corner,
    left: 92,
    right: boxWidth - 92,
    top: 300,
    bottom: 560,
    size: 46,
    fill: petal,
    dot,
  })
  return `${rayGround(game, 430)}${ornaments}
<path d="M0 0H${boxWidth}V${232 - rise}L0 232Z" fill="${board}"/>${stripe(230, 15, petal)}${stripe(252, 7, board)}
<path d="M0 786L${boxWidth} ${786 - rise}V${boxHeight}H0Z" fill="${board}"/>${stripe(764, 7, board)}${stripe(779, 15, petal)}
<g transform="translate(${centre} 432) rotate(${slope}) scale(1.3)">${cutOut(game)}</g>
${tilted(140, hindiLine(game, 138))}${tilted(870, title)}`
}
