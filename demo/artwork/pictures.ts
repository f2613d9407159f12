import type { Game } from './game.ts'
import { games } from './games.ts'
import { cardsPicture } from './scenes/cards.ts'
import { frontPicture } from './scenes/front.ts'
import { giftOpenPicture, giftTablePicture } from './scenes/gift.ts'
import { openPicture } from './scenes/open.ts'
import { travelPicture } from './scenes/travel.ts'

/** A picture to draw: its file name without extension, and its SVG. */
export interface PictureJob {
  name: string
  compose: () => string
}

/**
 * A game's pictures: the front, and with sample cards, or wrapped as a gift, the open box and what is in it; then its
 * edition for travellers.
 */
function picturesOf(game: Game): PictureJob[] {
  const lines = game.cards
  const front = { name: `${game.handle}-front`, compose: () => frontPicture(game) }
  if (game.layout.kind === 'gift')
    return [
      front,
      { name: `${game.handle}-open`, compose: () => giftOpenPicture(game) },
      { name: `${game.handle}-cards`, compose: () => giftTablePicture(game) },
    ]
  if (lines === undefined) return [front]
  const open = { name: `${game.handle}-open`, compose: () => openPicture(game, lines) }
  const cards = { name: `${game.handle}-cards`, compose: () => cardsPicture(game, lines) }
  const travel = { name: `${game.handle}-travel`, compose: () => travelPicture(game) }
  return game.forTravel ? [front, open, cards, travel] : [front, open, cards]
}

/** Pictures of all or the named games. @throws Error for an unknown handle */
export function listPictures(handles: readonly string[]): PictureJob[] {
  const known = new Set<string>(games.map((game) => game.handle))
  const unknown = handles.filter((handle) => !known.has(handle))
  if (unknown.length > 0) throw new Error(`No such game: ${unknown.join(', ')}`)
  const wanted =
    handles.length === 0 ? games : games.filter((game) => handles.includes(game.handle))
  return wanted.flatMap(picturesOf)
}
