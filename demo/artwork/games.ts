import catalogue from '../catalogue.json' with { type: 'json' }
import { type CardLine, type Drawing, ornament, type Shapes } from './drawing.ts'
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

/** The catalogue's values of a metafield, by handle. */
const kept = (name: string): ReadonlyMap<string, string> =>
  new Map(
    catalogue.products.flatMap(({ handle, metafields }) =>
      metafields.filter(({ key }) => key === name).map(({ value }) => [handle, value] as const),
    ),
  )

const keptCards = kept('cards')
const contents = kept('box')

/** Sample cards: the pictures show the cards that the shop deals. */
function cardsOf(handle: string): readonly CardLine[] | undefined {
  const value = keptCards.get(handle)
  if (value === undefined) return undefined
  const list: readonly { title: string; text: string }[] = JSON.parse(value)
  return list.map(({ title, text }): CardLine => [title, text])
}

/** The games with drawn pictures. */
export type DrawnHandle = keyof typeof drawings

/** One drawn game by its handle. */
export function gameOf(handle: DrawnHandle): Game {
  const { shelf, look, ...drawing }: Drawing = drawings[handle]
  // `look` is these three words joined by spaces.
  const [rays, petals, awning] = look.split(' ') as Shapes
  return {
    handle,
    corner: ornament[shelf],
    rays,
    petals,
    awning,
    cards: cardsOf(handle),
    contents: contents.get(handle) ?? '',
    ...drawing,
  }
}

/** Every game that has pictures. */
// An object literal has exactly its type's keys.
export const games: readonly Game[] = (Object.keys(drawings) as DrawnHandle[]).map(gameOf)
