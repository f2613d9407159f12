import type { GameCopy, TitledText } from '#commerce/model/game-facts.ts'
import table from './product-copy.json' with { type: 'json' }
import { stripCardCount } from './strip-card-count.ts'

type KeywordCopy = GameCopy & {
  readonly keywords: readonly string[]
  /** Whether its contents are those of games sold together. */
  readonly bundle?: boolean
}

/**
 * Copy for games without metafields, by keyword in the lowercase title, in the order of the
 * specification (section 2, Product page): the first match wins. It holds for any game whose title has
 * the keyword; the number of cards is the specification's (section 9).
 */
const keywordCopies: readonly KeywordCopy[] = table

/**
 * For every other game: it holds for one game or several, for two players or twenty, at any age, at any
 * price, in any language.
 */
export const generalCopy: GameCopy = {
  benefits: [
    'A good answer to “so, what do we do now?”',
    'Made to be played, not to stand on a shelf',
    'Something better to talk about than the weather',
    'Easy to give, hard not to open at once',
  ],
  box: [
    'Everything the title and description promise',
    'A good reason to make time for each other',
    'Stories for later, still unopened',
  ],
  steps: [
    {
      title: 'Open it up',
      text: 'Take everything out and see what you’ve got.',
    },
    {
      title: 'Agree how it goes',
      text: 'Settle the rules before you begin. Arguments come later, as they should.',
    },
    {
      title: 'Laugh. Play. Repeat.',
      text: 'Stop when you like, and begin again when you miss it.',
    },
  ],
}

const soldTogether = ['combo', 'bundle', 'pack'] as const

/**
 * Benefits, contents and steps for a game, by keyword in its lowercase title. For games sold together it leaves out
 * card counts, and the contents of a single game.
 */
export function copyForGame(title: string): GameCopy {
  const name = title.toLowerCase()
  const copy = keywordCopies.find(({ keywords }) =>
    keywords.some((keyword) => name.includes(keyword)),
  )
  if (!copy) return generalCopy
  const isTogether = soldTogether.some((word) => name.includes(word))
  return isTogether ? withoutCardCounts(copy.bundle ? copy : { ...copy, ...anyContents }) : copy
}

const anyContents = { box: generalCopy.box }

function withoutCardCounts({ benefits, box, steps }: GameCopy): GameCopy {
  const bare = ({ title, text }: TitledText): TitledText => ({
    title: stripCardCount(title),
    text: stripCardCount(text),
  })
  return {
    benefits: benefits.map(stripCardCount),
    box: box.map(stripCardCount),
    steps: steps.map(bare),
  }
}
