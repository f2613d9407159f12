import { type Drawing, ornament, type Shapes } from './drawing.ts'
import type { Game } from './game.ts'
import { combos } from './games/combos.ts'
import { coupleGames } from './games/couple-games.ts'
import { drinkingGames } from './games/drinking-games.ts'
import { familyGames } from './games/family-games.ts'
import { morePartyGames } from './games/more-party-games.ts'
import { partyGames } from './games/party-games.ts'

const drawings = {
  ...drinkingGames,
  ...coupleGames,
  ...partyGames,
  ...morePartyGames,
  ...combos,
  ...familyGames,
}

/** The games with drawn pictures. */
export type DrawnHandle = keyof typeof drawings

/** One drawn game by its handle. */
export function gameOf(handle: DrawnHandle): Game {
  const { shelf, look, ...drawing }: Drawing = drawings[handle]
  // `look` is these three words joined by spaces.
  const [rays, petals, awning] = look.split(' ') as Shapes
  return { handle, corner: ornament[shelf], rays, petals, awning, ...drawing }
}

/** Every game that has pictures. */
// An object literal has exactly its type's keys.
export const games: readonly Game[] = (Object.keys(drawings) as DrawnHandle[]).map(gameOf)
