import { gameCopies } from './product-copy-games.ts'
import { groupCopies } from './product-copy-groups.ts'

export type Step = { readonly title: string; readonly text: string }

/** What the shop says of a game in its own words; the store's description stands beside it. */
export type ProductCopy = {
  /** Four or five. */
  readonly benefits: readonly string[]
  readonly box: readonly string[]
  readonly steps: readonly [Step, Step, Step]
}

/** Copy for the games whose lowercase title holds the keyword. */
export type KeywordCopy = ProductCopy & { readonly keywords: readonly string[] }

/** In the order of the specification (section 2, Product page): the first match wins. */
const copies: readonly KeywordCopy[] = [...gameCopies, ...groupCopies]

/** For every other game: nothing here is about one game alone. */
const genericCopy: ProductCopy = {
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
 * Benefits, contents and steps for a game, by keyword in its lowercase title. Where several games are
 * sold together, card counts are left out: they would be those of one game only.
 */
export function copyForGame(title: string): ProductCopy {
  const name = title.toLowerCase()
  const found = copies.find(({ keywords }) => keywords.some((keyword) => name.includes(keyword)))
  const copy = found ?? genericCopy
  return soldTogether.some((word) => name.includes(word)) ? withoutCardCounts(copy) : copy
}

function withoutCardCounts({ benefits, box, steps }: ProductCopy): ProductCopy {
  const bare = ({ title, text }: Step): Step => ({
    title: stripCardCount(title),
    text: stripCardCount(text),
  })
  const [first, second, third] = steps
  return {
    benefits: benefits.map(stripCardCount),
    box: box.map(stripCardCount),
    steps: [bare(first), bare(second), bare(third)],
  }
}

/** "55 fast cards" and "50-60 cards", but not "2 dice" or "5 minutes". */
const cardCount = /\b\d+(?:\s?[-–]\s?\d+)?\+?[\s-](?=(?:[\p{L}’-]+\s){0,2}cards?\b)/giu

/** The text without how many cards there are: "55 fast cards" is "Fast cards". */
export function stripCardCount(text: string): string {
  const bare = text.replace(cardCount, '')
  return bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1)
}
