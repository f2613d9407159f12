import { defaultKeywords, type Seo } from './seo.ts'

type Preset = Seo & { readonly keyword: string }

/**
 * Presets by a word in the game's name, first match wins (specification section 2). Each holds for every
 * edition of its game: for families, for two, of several games.
 */
const presets: readonly Preset[] = [
  {
    keyword: 'truth and dare',
    title: 'Truth and Dare Card Game for the Honest and the Brave',
    description:
      'Secrets out, dares on. A truth and dare card game for people who thought they knew each other.',
    keywords: ['truth and dare cards', 'truth or dare game india', 'truth and dare online'],
  },
  {
    keyword: 'drink if',
    title: 'Drink If Card Game for Adults',
    description:
      'One card, one confession, one sip. Drink If is the drinking card game that finds out who has done what.',
    keywords: ['drink if game', 'drinking card game', 'drinking games india'],
  },
  {
    keyword: 'charades',
    title: 'Dumb Charades Card Game without a Word',
    description:
      'Act it out without saying a thing: a dumb charades card game that is louder than it should be.',
    keywords: ['dumb charades cards', 'charades game india', 'acting game'],
  },
  {
    keyword: 'cousin kalesh',
    title: 'Cousin Kalesh, the Card Game for Family Chaos',
    description:
      'The card game for cousins who remember everything. Old grudges, new alliances, peace at the end.',
    keywords: ['cousin kalesh', 'cousins card game', 'family games india'],
  },
  {
    keyword: 'taboo',
    title: 'Taboo Word Game of Forbidden Words',
    description:
      'Say it without saying it: a taboo word game in which the best words are the forbidden ones.',
    keywords: ['taboo card game', 'forbidden words game', 'word guessing game'],
  },
]

/** For a name without any of the words. */
export const defaultPreset: Seo = {
  title: 'Games to Laugh Over Together',
  description:
    'Part of our games for parties, couples and families. See what is inside, how it is played and what it costs.',
  keywords: defaultKeywords,
}

/** Letters and single spaces, so that "Cousins Kalesh" and "cousin-kalesh" both match. */
function simplify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bcousins\b/g, 'cousin')
    .trim()
}

/** Title words, description and keywords for a game, by a word in its name. */
export function seoForGame(name: string): Seo {
  const simple = simplify(name)
  return presets.find((preset) => simple.includes(preset.keyword)) ?? defaultPreset
}
