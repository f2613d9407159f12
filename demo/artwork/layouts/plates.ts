import { emblemOf } from '../emblems/emblem-of.ts'
import { type Game, titleRuns } from '../game.ts'
import { inks } from '../inks.ts'
import { glintPath } from '../parts/geometry.ts'
import { block, line, lineWidth } from '../parts/lettering.ts'
import { inked, medallion } from '../parts/medallion.ts'
import { rays } from '../parts/rays.ts'
import { awningBeads, awningEdge } from '../parts/scallops.ts'

/** Size of a box front in drawing units. */
export const boxWidth = 800
export const boxHeight = 1118

/** The middle of a box front, across. */
export const centre = boxWidth / 2

const windowTop = 116
const windowBottom = 776

/** Ground and rays over the whole front. */
export function rayGround({ palette, rays: kind }: Game, cy: number): string {
  const ground = `<rect width="${boxWidth}" height="${boxHeight}" fill="${palette.ground}"/>`
  return ground + rays({ cx: centre, cy, radius: 900, count: 22, fill: palette.rays, kind })
}

/** The board above the window, with its awning. */
export function topPlate({ palette, awning: kind }: Game): string {
  const top = { x: 0, width: boxWidth, count: 14, kind, edge: windowTop - 4, drop: 38 }
  return (
    `<path d="${awningEdge({ ...top, edge: top.edge + 13 })}" fill="${palette.petal}"/>` +
    `<rect x="0" y="${windowTop - 6}" width="${boxWidth}" height="16" fill="${palette.petal}"/>` +
    `<path d="${awningEdge(top)}" fill="${palette.board}"/>` +
    `<rect x="0" y="0" width="${boxWidth}" height="${windowTop - 3}" fill="${palette.board}"/>` +
    awningBeads(top, 4.5, palette.accent)
  )
}

/** The board below the window, with its awning. */
export function footPlate({ palette, awning: kind }: Game, from = windowBottom): string {
  const foot = { x: 0, width: boxWidth, count: 14, kind, edge: from + 4, drop: -38 }
  return (
    `<path d="${awningEdge({ ...foot, edge: foot.edge - 13 })}" fill="${palette.petal}"/>` +
    `<rect x="0" y="${from - 10}" width="${boxWidth}" height="16" fill="${palette.petal}"/>` +
    `<path d="${awningEdge(foot)}" fill="${palette.board}"/>` +
    `<rect x="0" y="${from + 3}" width="${boxWidth}" height="400" fill="${palette.board}"/>` +
    awningBeads(foot, 4.5, palette.accent)
  )
}

/** The Devanagari line between two glints. */
export function hindiLine(game: Game, y = 91): string {
  const { accent } = game.palette
  const size = 56
  const half = lineWidth(game.hindi, 'hindi', size) / 2
  const glint = (x: number) => `<path d="${glintPath(x, y - 21, 17)}" fill="${accent}"/>`
  return (
    line({ text: game.hindi, face: 'hindi', x: centre, y, size, fill: accent }) +
    glint(centre - half - 44) +
    glint(centre + half + 44)
  )
}

/** The title, centred on the foot plate. */
export function titleBlock(game: Game, top = 806, height = 226): string {
  return block({
    runs: titleRuns(game, inks.cream, game.palette.accent),
    x: centre,
    top,
    width: boxWidth - 110,
    height,
    maxSize: 150,
    minSize: 26,
    leading: 1.02,
  })
}

/** The emblem as a small medallion. */
export function badge(game: Game, x: number, y: number, scale: number): string {
  const { palette, petals } = game
  return `<g transform="translate(${x} ${y}) scale(${scale})">${medallion({ palette, emblem: emblemOf(game), petalKind: petals })}</g>`
}

/** The emblem cut out of paper, in the ink of its disc. */
export function cutOut(game: Game): string {
  const { board, disc } = game.palette
  const emblem = emblemOf(game)
  const grown = (ink: string, width: number) =>
    `<g fill="${ink}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`
  return grown(board, 74) + grown(disc, 52) + inked(emblem, board)
}
