import { brand } from '#merchant/brand.ts'
import { emblemOf } from '../emblems/emblem-of.ts'
import { type Game, titleRuns } from '../game.ts'
import { inks } from '../inks.ts'
import { corners } from './corners.ts'
import { glintPath } from './geometry.ts'
import { flecks } from './grain.ts'
import { block, line, lineWidth } from './lettering.ts'
import { medallion } from './medallion.ts'
import { rays } from './rays.ts'
import { awningBeads, awningEdge } from './scallops.ts'

/** Size of a box front in drawing units. */
export const boxWidth = 800
export const boxHeight = 1118

const inset = 20
const windowTop = 116
const windowBottom = 776
const centreY = 447

function awnings(game: Game): string {
  const palette = game.palette
  const kind = game.awning
  const across = { x: 0, width: boxWidth, count: 14, kind }
  const top = { ...across, edge: windowTop - 4, drop: 38 }
  const foot = { ...across, edge: windowBottom + 4, drop: -38 }
  return (
    `<path d="${awningEdge({ ...top, edge: top.edge + 13 })}" fill="${palette.petal}"/>` +
    `<path d="${awningEdge({ ...foot, edge: foot.edge - 13 })}" fill="${palette.petal}"/>` +
    `<rect x="0" y="${windowTop - 6}" width="${boxWidth}" height="16" fill="${palette.petal}"/>` +
    `<rect x="0" y="${windowBottom - 10}" width="${boxWidth}" height="16" fill="${palette.petal}"/>` +
    `<path d="${awningEdge(top)}${awningEdge(foot)}" fill="${palette.board}"/>` +
    `<rect x="0" y="0" width="${boxWidth}" height="${windowTop - 3}" fill="${palette.board}"/>` +
    `<rect x="0" y="${windowBottom + 3}" width="${boxWidth}" height="400" fill="${palette.board}"/>` +
    awningBeads(top, 4.5, palette.accent) +
    awningBeads(foot, 4.5, palette.accent)
  )
}

function hindiLine(game: Game): string {
  const { accent } = game.palette
  const size = 56
  const half = lineWidth(game.hindi, 'hindi', size) / 2
  const glint = (x: number) => `<path d="${glintPath(x, 70, 17)}" fill="${accent}"/>`
  return (
    line({ text: game.hindi, face: 'hindi', x: boxWidth / 2, y: 91, size, fill: accent }) +
    glint(boxWidth / 2 - half - 44) +
    glint(boxWidth / 2 + half + 44)
  )
}

function brandLine(accent: string): string {
  const y = 1068
  const text = brand.name.toUpperCase()
  const half = lineWidth(text, 'text', 25) / 2 + 22
  const rule = (from: number, to: number) =>
    `<path d="M${from} ${y - 8}H${to}" stroke="${accent}" stroke-width="3"/>`
  return (
    line({ text, face: 'text', x: boxWidth / 2, y, size: 25, fill: accent }) +
    rule(boxWidth / 2 - half - 110, boxWidth / 2 - half) +
    rule(boxWidth / 2 + half, boxWidth / 2 + half + 110)
  )
}

/** The printed front of a game's box, 800x1118 with rounded corners, from 0,0. */
export function boxFront(game: Game): string {
  const palette = game.palette
  const clip = `front-${game.handle}`
  const centre = boxWidth / 2
  return `<clipPath id="${clip}"><rect width="${boxWidth}" height="${boxHeight}" rx="34"/></clipPath>
<g clip-path="url(#${clip})">
<rect width="${boxWidth}" height="${boxHeight}" fill="${palette.ground}"/>
${rays({ cx: centre, cy: centreY, radius: 640, count: 22, fill: palette.rays, kind: game.rays })}
${corners({ kind: game.corner, left: 88, right: boxWidth - 88, top: 208, bottom: 686, size: 46, fill: palette.petal, dot: palette.dot })}
${awnings(game)}
<g transform="translate(${centre} ${centreY})">${medallion({ palette, emblem: emblemOf(game), petalKind: game.petals })}</g>
${hindiLine(game)}
${block({ runs: titleRuns(game, inks.cream, palette.accent), x: centre, top: 806, width: boxWidth - 110, height: 226, maxSize: 150, minSize: 26, leading: 1.02 })}
${brandLine(palette.accent)}
<rect x="${inset}" y="${inset}" width="${boxWidth - inset * 2}" height="${boxHeight - inset * 2}" rx="20" fill="none" stroke="${palette.accent}" stroke-width="5"/>
${flecks({ seed: game.handle, width: boxWidth, height: boxHeight, count: 70, fill: inks.cream })}
</g>`
}
