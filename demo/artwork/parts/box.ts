import { brand } from '#merchant/brand.ts'
import type { Game } from '../game.ts'
import { games } from '../games.ts'
import { inks } from '../inks.ts'
import { archFront } from '../layouts/arch.ts'
import { diagonalFront } from '../layouts/diagonal.ts'
import { duelFront } from '../layouts/duel.ts'
import { figureFront } from '../layouts/figure.ts'
import { giftFront } from '../layouts/gift.ts'
import { letteringFront } from '../layouts/lettering.ts'
import { medallionFront } from '../layouts/medallion.ts'
import { parcelFront } from '../layouts/parcel.ts'
import { boxHeight, boxWidth, centre } from '../layouts/plates.ts'
import { flecks } from './grain.ts'
import { line, lineWidth } from './lettering.ts'

export { boxHeight, boxWidth }

const inset = 20

function brandLine(accent: string): string {
  const y = 1068
  const text = brand.name.toUpperCase()
  const half = lineWidth(text, 'text', 25) / 2 + 22
  const rule = (from: number, to: number) =>
    `<path d="M${from} ${y - 8}H${to}" stroke="${accent}" stroke-width="3"/>`
  return (
    line({ text, face: 'text', x: centre, y, size: 25, fill: accent }) +
    rule(centre - half - 110, centre - half) +
    rule(centre + half, centre + half + 110)
  )
}

/** A game named in a parcel. */
export function gameInParcel(handle: string): Game {
  const game = games.find((candidate) => candidate.handle === handle)
  if (game === undefined) throw new Error(`No box to tie into the parcel: ${handle}`)
  return game
}

function composed(game: Game): string {
  const { layout } = game
  if (layout.kind === 'figure') return figureFront(game, layout.player)
  if (layout.kind === 'duel') return duelFront(game, layout.players)
  if (layout.kind === 'parcel')
    return parcelFront(
      game,
      layout.boxes.map((box) => boxFront(gameInParcel(box))),
    )
  if (layout.kind === 'gift') return giftFront(game)
  if (layout.kind === 'arch') return archFront(game)
  if (layout.kind === 'diagonal') return diagonalFront(game)
  if (layout.kind === 'lettering') return letteringFront(game)
  return medallionFront(game)
}

/** Whether a box is seen from afar: without the print that is too small to read there. */
export type Distance = 'near' | 'far'

/** The printed front of a game's box, 800x1118 with rounded corners, from 0,0. */
export function boxFront(game: Game, distance: Distance = 'near'): string {
  const { accent } = game.palette
  const clip = `front-${game.handle}`
  return `<clipPath id="${clip}"><rect width="${boxWidth}" height="${boxHeight}" rx="34"/></clipPath>
<g clip-path="url(#${clip})">
${composed(game)}
${distance === 'near' ? brandLine(accent) : ''}
<rect x="${inset}" y="${inset}" width="${boxWidth - inset * 2}" height="${boxHeight - inset * 2}" rx="20" fill="none" stroke="${accent}" stroke-width="5"/>
${distance === 'near' ? flecks({ seed: game.handle, width: boxWidth, height: boxHeight, count: 70, fill: inks.cream }) : ''}
</g>`
}
