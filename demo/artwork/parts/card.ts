import type { CardLine } from '../drawing.ts'
import { emblemOf } from '../emblems/emblem-of.ts'
import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import type { Palette } from '../palette.ts'
import { inkOn } from './ink-on.ts'
import { block } from './lettering.ts'
import { discRadius, inked, medallion } from './medallion.ts'
import { rays } from './rays.ts'
import { awningEdge } from './scallops.ts'

/** Size of a card in drawing units. */
export const cardWidth = 440
export const cardHeight = 590

/** Head and body inks of the four kinds of cards. */
function looks(palette: Palette): readonly { head: string; body: string }[] {
  const first = palette.petal === inks.cream ? palette.disc : palette.petal
  const last = palette.ground === palette.board ? palette.disc : palette.ground
  return [
    { head: first, body: inks.cream },
    { head: palette.accent, body: palette.board },
    { head: palette.board, body: palette.disc },
    { head: last, body: inks.cream },
  ]
}

function smallEmblem(game: Game, x: number, y: number, scale: number): string {
  const palette = game.palette
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="${discRadius + 26}" fill="${palette.board}"/><circle r="${discRadius + 12}" fill="${palette.accent}"/>` +
    `<circle r="${discRadius}" fill="${palette.disc}"/>${inked(emblemOf(game), palette.board)}</g>`
  )
}

function sheet(body: string, edge: string, id: string, inside: string): string {
  return (
    `<clipPath id="${id}"><rect width="${cardWidth}" height="${cardHeight}" rx="30"/></clipPath>` +
    `<rect x="7" y="9" width="${cardWidth}" height="${cardHeight}" rx="30" fill="#000" opacity="0.22"/>` +
    `<g clip-path="url(#${id})"><rect width="${cardWidth}" height="${cardHeight}" fill="${body}"/>${inside}</g>` +
    `<rect width="${cardWidth}" height="${cardHeight}" rx="30" fill="none" stroke="${edge}" stroke-width="6"/>`
  )
}

/** How a face shares its height: text as large as it can be over a small emblem, or the emblem large enough to see. */
const faceParts = {
  toRead: { textHeight: 336, maxSize: 76, emblemAt: 522, emblemScale: 0.19 },
  toSee: { textHeight: 262, maxSize: 54, emblemAt: 486, emblemScale: 0.32 },
} as const

/** The front: the kind of card on its awning, its text, the game's emblem. */
export function cardFace(
  game: Game,
  [label, text]: CardLine,
  sort: number,
  purpose: keyof typeof faceParts = 'toSee',
): string {
  const { textHeight, maxSize, emblemAt, emblemScale } = faceParts[purpose]
  const palette = game.palette
  const look = looks(palette)[sort % 4] ?? { head: palette.petal, body: inks.cream }
  const awning = { x: 0, width: cardWidth, count: 8, kind: game.awning }
  const ink = inkOn(look.body, palette.board)
  const inside = `<path d="M0 0H${cardWidth}V108H0Z" fill="${look.head}"/>
<path d="${awningEdge({ ...awning, edge: 107, drop: 26 })}" fill="${look.head}"/>
<rect x="20" y="20" width="${cardWidth - 40}" height="${cardHeight - 40}" rx="16" fill="none" stroke="${ink}" stroke-width="3" opacity="0.55"/>
${block({ runs: [{ text: label, face: 'display', fill: inkOn(look.head, palette.board), scale: 1 }], x: cardWidth / 2, top: 28, width: cardWidth - 70, height: 78, maxSize: 66, minSize: 30 })}
${block({ runs: [{ text, face: 'text', fill: ink, scale: 1 }], x: cardWidth / 2, top: 146, width: cardWidth - 84, height: textHeight, maxSize, minSize: 26, leading: 1.14 })}
${smallEmblem(game, cardWidth / 2, emblemAt, emblemScale)}`
  return sheet(look.body, palette.board, `face-${game.handle}-${sort}`, inside)
}

/** The back of a game's cards. */
export function cardBack(game: Game, id: string): string {
  const palette = game.palette
  const [x, y] = [cardWidth / 2, cardHeight / 2]
  const emblem = emblemOf(game)
  const inside = `<rect width="${cardWidth}" height="${cardHeight}" fill="${palette.ground}"/>
${rays({ cx: x, cy: y, radius: 420, count: 22, fill: palette.rays, kind: game.rays })}
<g transform="translate(${x} ${y}) scale(0.56)">${medallion({ palette, emblem, petalKind: game.petals })}</g>
<rect x="9" y="9" width="${cardWidth - 18}" height="${cardHeight - 18}" rx="24" fill="none" stroke="${palette.board}" stroke-width="24"/>
<rect x="26" y="26" width="${cardWidth - 52}" height="${cardHeight - 52}" rx="14" fill="none" stroke="${palette.accent}" stroke-width="4"/>`
  return sheet(palette.ground, palette.board, `back-${game.handle}-${id}`, inside)
}
