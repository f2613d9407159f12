import { defaultKeywords, type Seo } from './seo.ts'

type Preset = Seo & { readonly keyword: string }

/** Presets by a word in the game's name, first match wins (specification section 2). */
const presets: readonly Preset[] = [
  {
    keyword: 'truth and dare',
    title: 'Truth and Dare Card Game for Bold Indian Parties',
    description:
      'Secrets out, dares on. A truth and dare card game written for Indian house parties, hostels and weekend getaways.',
    keywords: ['truth and dare cards', 'truth or dare game india', 'party games for adults'],
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
    title: 'Dumb Charades Card Game for Filmy Families',
    description:
      'Act it out without a word: films, dialogues and item numbers for loud, filmy game nights.',
    keywords: ['dumb charades cards', 'bollywood charades', 'family party game'],
  },
  {
    keyword: 'cousin kalesh',
    title: 'Cousin Kalesh, the Card Game for Family Chaos',
    description:
      'The card game for cousins who remember everything. Old grudges, new alliances, one winner.',
    keywords: ['cousin kalesh', 'cousins card game', 'family games india'],
  },
  {
    keyword: 'taboo',
    title: 'Taboo Word Game with a Desi Twist',
    description:
      'Say it without saying it. A fast taboo word game full of words every Indian group will shout about.',
    keywords: ['taboo card game', 'desi taboo', 'word guessing game'],
  },
]

const defaultPreset: Seo = {
  title: 'Party Card Games for Adults',
  description:
    'Party card games for house parties, couples and families: quick to learn, and nobody is left out.',
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
