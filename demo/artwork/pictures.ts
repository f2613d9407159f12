import { cardLines } from './card-lines.ts'
import type { Game } from './game.ts'
import { games } from './games.ts'
import { cardsPicture } from './scenes/cards.ts'
import { frontPicture } from './scenes/front.ts'
import { openPicture } from './scenes/open.ts'

/** One picture to draw: its file name without ending, and how to compose its SVG. */
export interface PictureJob {
  name: string
  compose: () => string
}

/** The pictures of one game: its front, and with sample cards also the open box and the cards. */
export function picturesOf(game: Game): PictureJob[] {
  const lines = cardLines[game.handle]
  const front = { name: `${game.handle}-front`, compose: () => frontPicture(game) }
  if (lines === undefined) return [front]
  return [
    front,
    { name: `${game.handle}-open`, compose: () => openPicture(game, lines) },
    { name: `${game.handle}-cards`, compose: () => cardsPicture(game, lines) },
  ]
}

/** Every game's pictures, or those of the named games; throws for a handle nobody knows. */
export function listPictures(handles: readonly string[]): PictureJob[] {
  const known = new Set<string>(games.map((game) => game.handle))
  const unknown = handles.filter((handle) => !known.has(handle))
  if (unknown.length > 0) throw new Error(`No such game: ${unknown.join(', ')}`)
  const wanted =
    handles.length === 0 ? games : games.filter((game) => handles.includes(game.handle))
  return wanted.flatMap(picturesOf)
}
