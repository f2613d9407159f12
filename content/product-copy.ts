import type { GameCopy, PlayStep } from '#commerce/model/game-facts.ts'
import table from './product-copy.json' with { type: 'json' }

/**
 * Copy for games without metafields, by keyword in the lowercase title, in the order of the
 * specification (section 2, Product page): the first match wins.
 */
const keywordCopies: readonly (GameCopy & { readonly keywords: readonly string[] })[] = table

/** For every other game, so nothing here is specific to one. */
const genericCopy: GameCopy = {
  benefits: [
    'Explained in two minutes, argued about for two hours',
    'Written in India for Indian living rooms: jaljeera, jugaad and all',
    'Nobody sits out, not even the one who “only came to watch”',
    'Fits a backpack, a bus seat and a very small coffee table',
    'Looks like a gift, costs less than the cake',
  ],
  box: [
    'The complete game, shuffled, sealed and ready',
    'Rules on one sheet, in English that sounds like people',
    'A matchbox-art box that deserves the shelf, not the drawer',
  ],
  steps: [
    {
      title: 'Gather your people',
      text: 'Clear the table, fill the snack bowls, put the phones away.',
    },
    {
      title: 'Draw and do',
      text: 'Read the card aloud, do what it says, and no, you cannot draw another.',
    },
    {
      title: 'Laugh. Play. Repeat.',
      text: 'Keep going till somebody says “last round”. Ignore them once.',
    },
  ],
}

const soldTogether = ['combo', 'bundle', 'pack'] as const

/**
 * Benefits, contents and steps for a game, by keyword in its lowercase title. Bundles omit card
 * counts, which would be those of one game only.
 */
export function copyForGame(title: string): GameCopy {
  const name = title.toLowerCase()
  const found = keywordCopies.find(({ keywords }) =>
    keywords.some((keyword) => name.includes(keyword)),
  )
  const copy = found ?? genericCopy
  return soldTogether.some((word) => name.includes(word)) ? withoutCardCounts(copy) : copy
}

function withoutCardCounts({ benefits, box, steps }: GameCopy): GameCopy {
  const bare = ({ title, text }: PlayStep): PlayStep => ({
    title: stripCardCount(title),
    text: stripCardCount(text),
  })
  return {
    benefits: benefits.map(stripCardCount),
    box: box.map(stripCardCount),
    steps: steps.map(bare),
  }
}

/** "55 fast cards" and "50-60 cards", but not "2 dice" or "5 minutes". */
const cardCount = /\b\d+(?:\s?[-–]\s?\d+)?\+?[\s-](?=(?:[\p{L}’-]+\s){0,2}cards?\b)/giu

/** The text without the number of cards: "55 fast cards" becomes "Fast cards". */
export function stripCardCount(text: string): string {
  const bare = text.replace(cardCount, '')
  return bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1)
}
