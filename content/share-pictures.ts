import type { Picture } from '#commerce/model/product.ts'
import type { SharePicture } from './share-picture.ts'

/**
 * The games and collections whose share pictures `artwork` has drawn, by handle; a test compares
 * them with its lists and with the files. Only loaders read this: no page carries the lists.
 */
export const sharedGames: readonly string[] = [
  'shot-roulette',
  'drunk-ludo',
  'couple-taboo',
  'truth-and-dare-after-dark',
  'how-well-do-you-know-your-friends',
  'bollywood-buzz',
  'cousins-kalesh',
  'bundle-fun-three-game-night',
  'epic-cousins-family-pack',
  'endless-laughter-combo',
  'great-desi-party-game',
  'bottoms-up-the-drinking-game',
  'couple-quest-52-date-nights',
  'romance-roulette',
  'drink-if',
  'dumb-charades-filmy-edition',
  'desi-taboo',
  'truth-and-dare-family',
  'chai-pe-charcha',
  'antakshari-attack',
  'shaadi-shenanigans',
  'never-have-i-ever-desi-tales',
  'spin-the-peg',
  'auto-rickshaw-rush',
  'jugaad',
  'gully-cricket-cards',
  'monsoon-mafia',
  'kitty-party-killer',
  'love-letters-and-little-lies',
  'pillow-talk',
  'long-distance-love',
  'weekend-party-bundle',
  'couple-combo-taboo-and-pillow-talk',
  'house-party-pack',
  'pocket-antics',
  'rummy-night',
]

export const sharedCollections: readonly string[] = [
  'party-games',
  'drinking-games',
  'best-sellers',
  'combo',
  'couple-games',
  'family-games',
]

function drawn(name: string, alt: string): SharePicture {
  return { url: `/artwork/share/${name}.png`, alt, width: 1200, height: 630 }
}

/** A collection's own picture; null when none is drawn. */
export function shareOfCollection(collection: {
  handle: string
  title: string
}): SharePicture | null {
  const { handle, title } = collection
  if (!sharedCollections.includes(handle)) return null
  return drawn(`collection-${handle}`, `${title} by Party Gully`)
}

/** A game's own picture, else its first of the store; null when it has neither. */
export function shareOfGame(game: {
  handle: string
  title: string
  picture: Picture | null
}): SharePicture | null {
  const { handle, title, picture } = game
  if (sharedGames.includes(handle)) return drawn(handle, `${title}, a game by Party Gully`)
  if (picture === null) return null
  const { url, altText, width, height } = picture
  return { url, alt: altText || title, width, height }
}
