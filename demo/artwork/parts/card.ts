import { toInitial } from '#commerce/model/to-initial.ts'
import type { CardLine } from '../drawing.ts'
import { emblemOf } from '../emblems/emblem-of.ts'
import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import type { Palette } from '../palette.ts'
import { n, polar, repeat } from './geometry.ts'
import { inkOn } from './ink-on.ts'
import { block, line, lineWidth } from './lettering.ts'
import { discRadius, inked } from './medallion.ts'
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

/**
 * How a face shares its height: text as large as it can be, over a small emblem and the game's name, as on a drawn card of
 * the shop (app/deck/deck.tsx); or the emblem large enough to see.
 */
const faceParts = {
  toRead: { textHeight: 318, maxSize: 76, emblemAt: 499, emblemScale: 0.125, isNamed: true },
  toSee: { textHeight: 262, maxSize: 54, emblemAt: 486, emblemScale: 0.32, isNamed: false },
} as const

/** The game's name on one line at the foot of a face. */
function nameAtFoot({ title }: Game, fill: string): string {
  const text = title.join(' ')
  const size = Math.min(32, (cardWidth - 84) / lineWidth(text, 'text', 1))
  return line({ text, face: 'text', x: cardWidth / 2, y: 555, size, fill })
}

/** The front: the kind of card on its awning, its text, the game's emblem. */
export function cardFace(
  game: Game,
  [label, text]: CardLine,
  sort: number,
  purpose: keyof typeof faceParts = 'toSee',
): string {
  const { textHeight, maxSize, emblemAt, emblemScale, isNamed } = faceParts[purpose]
  const palette = game.palette
  const look = looks(palette)[sort % 4] ?? { head: palette.petal, body: inks.cream }
  const awning = { x: 0, width: cardWidth, count: 8, kind: game.awning }
  const ink = inkOn(look.body, palette.board)
  const inside = `<path d="M0 0H${cardWidth}V108H0Z" fill="${look.head}"/>
<path d="${awningEdge({ ...awning, edge: 107, drop: 26 })}" fill="${look.head}"/>
<rect x="20" y="20" width="${cardWidth - 40}" height="${cardHeight - 40}" rx="16" fill="none" stroke="${ink}" stroke-width="3" opacity="0.55"/>
${block({ runs: [{ text: label, face: 'display', fill: inkOn(look.head, palette.board), scale: 1 }], x: cardWidth / 2, top: 28, width: cardWidth - 70, height: 78, maxSize: 66, minSize: 30 })}
${block({ runs: [{ text, face: 'text', fill: ink, scale: 1 }], x: cardWidth / 2, top: 146, width: cardWidth - 84, height: textHeight, maxSize, minSize: 26, leading: 1.14 })}
${smallEmblem(game, cardWidth / 2, emblemAt, emblemScale)}${isNamed ? nameAtFoot(game, ink) : ''}`
  return sheet(look.body, palette.board, `face-${game.handle}-${sort}`, inside)
}

/** Letters of the longest name that fits on a back. */
const MAX_NAME = 60

/** The ring of leaves, drawn around 0,0 as the shop's own (app/ui/sprite.svg), with the initial of the game's name. */
function initialRing({ palette, title }: Game): string {
  const { petal, dot, board, disc } = palette
  const letter = toInitial(title.join(' '))
  const leaves = repeat(
    16,
    (at) =>
      `<path d="M0 -96C-13 -84 -13 -72 0 -62C13 -72 13 -84 0 -96Z" transform="rotate(${at * 22.5})"/>`,
  )
  const dots = repeat(16, (at) => {
    const [x, y] = polar(0, 0, 70, (at + 0.5) / 16)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="2.6"/>`
  })
  return `<g fill="${petal}">${leaves}</g><g fill="${dot}">${dots}</g><circle r="63" fill="${board}"/><circle r="55" fill="${petal}"/><circle r="51" fill="${disc}"/>${line({ text: letter, face: 'display', x: 0, y: 31, size: 96, fill: inkOn(disc, board) })}`
}

/** The game's name on its board, around (220, `y`), on as many lines as it needs; of a very long one only the loud part. */
function namePlate({ palette: { board }, title, loud = 0 }: Game, y: number): string {
  const whole = title.join(' ')
  const text = whole.length > MAX_NAME ? (title[loud] ?? whole) : whole
  const [maxSize, most, leading] = [44, 316, 1.15]
  const width = lineWidth(text, 'display', maxSize)
  const lines = Math.ceil(width / most)
  const [across, height] = [Math.min(width, most) + 24, lines * maxSize * leading + 22]
  const runs = [{ text, face: 'display', fill: inks.cream, scale: 1 }] as const
  const area = { x: cardWidth / 2, top: y - height / 2 + 10, width: most, height: height - 20 }
  return `<rect x="${n(cardWidth / 2 - across / 2)}" y="${n(y - height / 2)}" width="${n(across)}" height="${n(height)}" rx="18" fill="${board}"/>${block({ runs, ...area, maxSize, minSize: 26, leading })}`
}

/**
 * The back of a game's cards: that of its deck on the product page (app/deck/card-back.tsx), in the game's own inks. A
 * cream frame, a sunburst, the ring of leaves with an initial, the name.
 */
export function cardBack(game: Game, id: string): string {
  const { ground, rays: fill, board } = game.palette
  const [x, y] = [cardWidth / 2, cardHeight / 2]
  const frame = (inset: number, ink: string, width: number, round: number) =>
    `<rect x="${inset}" y="${inset}" width="${cardWidth - inset * 2}" height="${cardHeight - inset * 2}" rx="${round}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
  const mark = (across: number) =>
    `<circle cx="${across}" cy="60" r="29" fill="${board}"/><circle cx="${across}" cy="60" r="21" fill="${inks.marigold}"/>`
  const inside = `<g transform="rotate(-3.75 ${x} ${y})">${rays({ cx: x, cy: y, radius: 420, count: 24, fill, kind: 'straight' })}</g>
<g transform="translate(${x} 206) scale(1.54)">${initialRing(game)}</g>
${namePlate(game, 478)}
${mark(62)}${mark(cardWidth - 62)}
${frame(15, inks.cream, 12, 24)}${frame(5, board, 10, 28)}`
  return sheet(ground, board, `back-${game.handle}-${id}`, inside)
}
