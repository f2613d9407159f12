import { type InkName, inks } from './inks.ts'

/** The inks one game is printed with, as hex colours. */
export interface Palette {
  /** Ground of the sunburst and its lighter rays. */
  ground: string
  rays: string
  petal: string
  dot: string
  /** The dark board: awnings, ring, frame. */
  board: string
  /** The circle behind the emblem. */
  disc: string
  /** Second part of the title, inner frame, Devanagari line. */
  accent: string
  /** Inks of the emblem. */
  a: string
  b: string
  c: string
}

function isInk(name: string | undefined): name is InkName {
  return name !== undefined && name in inks
}

function pick(recipe: string, index: number): string {
  const name = recipe.split(' ')[index]
  if (!isInk(name)) throw new Error(`No ink at place ${index} of "${recipe}"`)
  return inks[name]
}

/**
 * Mixes a palette from names of inks: for the label its ground, rays, petals, dots, board, disc and
 * accent; for the emblem a, b and c.
 */
function mix(label: string, emblem: string): Palette {
  return {
    ground: pick(label, 0),
    rays: pick(label, 1),
    petal: pick(label, 2),
    dot: pick(label, 3),
    board: pick(label, 4),
    disc: pick(label, 5),
    accent: pick(label, 6),
    a: pick(emblem, 0),
    b: pick(emblem, 1),
    c: pick(emblem, 2),
  }
}

/** One palette a game, by handle. */
export const palettes = {
  'shot-roulette': mix(
    'coral coralLight violet marigold night marigold marigold',
    'coral lime violet',
  ),
  'drunk-ludo': mix(
    'blue blueLight marigold vermilion navy cream marigold',
    'leaf marigold vermilion',
  ),
  'couple-taboo': mix('rani raniLight indigo peach night peach peach', 'rani blush vermilion'),
  'truth-and-dare-after-dark': mix(
    'indigo indigoLight rani lemon night violet lemon',
    'teal lemon coral',
  ),
  'how-well-do-you-know-your-friends': mix(
    'mustard mustardLight vermilion cream maroon sky marigold',
    'lemon rani vermilion',
  ),
  'bollywood-buzz': mix(
    'vermilion vermilionLight marigold rani maroon mint marigold',
    'vermilion marigold rani',
  ),
  'cousins-kalesh': mix(
    'teal tealLight rani marigold night marigold marigold',
    'teal vermilion rani',
  ),
  'bundle-fun-three-game-night': mix(
    'violet violetLight orange lemon night lemon lemon',
    'rani teal orange',
  ),
  'epic-cousins-family-pack': mix(
    'leaf leafLight orange cream bottle peach marigold',
    'vermilion sky marigold',
  ),
  'endless-laughter-combo': mix(
    'sky skyLight vermilion lemon navy vermilion lemon',
    'marigold sky rani',
  ),
  'great-desi-party-game': mix(
    'orange orangeLight peacock lemon maroon peach lemon',
    'rani marigold peacock',
  ),
  'bottoms-up-the-drinking-game': mix(
    'lime limeLight violet cream bottle lilac limeLight',
    'leaf orange violet',
  ),
  'couple-quest-52-date-nights': mix(
    'blush blushLight vermilion lemon maroon mint blush',
    'teal vermilion marigold',
  ),
  'romance-roulette': mix(
    'maroon vermilion blush marigold night cream blush',
    'vermilion marigold leaf',
  ),
  'drink-if': mix('lilac lilacLight orange cream aubergine orange lilacLight', 'violet lemon rani'),
  'dumb-charades-filmy-edition': mix(
    'mustard mustardLight indigo blush navy rani mustardLight',
    'vermilion indigo marigold',
  ),
  'desi-taboo': mix(
    'peacock peacockLight orange lemon bottle orange lemon',
    'peacock lemon vermilion',
  ),
  'truth-and-dare-family': mix(
    'lemon marigold leaf vermilion bottle cream lemon',
    'vermilion teal marigold',
  ),
  'chai-pe-charcha': mix('chai chaiLight teal peach brown peach peach', 'teal chai vermilion'),
  'antakshari-attack': mix(
    'sky skyLight rani marigold aubergine marigold sky',
    'rani lilac vermilion',
  ),
  'shaadi-shenanigans': mix(
    'raniLight rani marigold leaf maroon leaf marigold',
    'vermilion marigold blush',
  ),
  'never-have-i-ever-desi-tales': mix(
    'violet violetLight lime rani aubergine lime limeLight',
    'vermilion teal marigold',
  ),
  'spin-the-peg': mix('orange mustard blue cream navy sky orangeLight', 'orange vermilion lemon'),
  'auto-rickshaw-rush': mix(
    'leaf leafLight marigold night night cream marigold',
    'marigold leaf sky',
  ),
  jugaad: mix('lime limeLight vermilion marigold bottle cream lime', 'sky marigold leaf'),
  'gully-cricket-cards': mix(
    'skyLight sky leaf cream navy coral skyLight',
    'vermilion marigold leaf',
  ),
  'monsoon-mafia': mix('indigo blue teal lemon navy teal tealLight', 'violet lemon vermilion'),
  'kitty-party-killer': mix(
    'rani raniLight lemon teal aubergine teal lemon',
    'cream rani vermilion',
  ),
  'love-letters-and-little-lies': mix(
    'coralLight coral peach maroon maroon blush peach',
    'vermilion cream peach',
  ),
  'pillow-talk': mix('lilac lilacLight indigo lemon navy indigo lilac', 'blush lemon rani'),
  'long-distance-love': mix(
    'skyLight mintLight rani lemon aubergine blush skyLight',
    'rani blue lemon',
  ),
  'weekend-party-bundle': mix(
    'violet indigo coral lemon night night coralLight',
    'coral lemon teal',
  ),
  'couple-combo-taboo-and-pillow-talk': mix(
    'teal mint vermilion blush bottle blush mint',
    'leaf lime vermilion',
  ),
  'house-party-pack': mix('night violet teal rani night rani teal', 'lilac sky lemon'),
  'pocket-antics': mix(
    'peach marigold indigo vermilion navy lilac peach',
    'indigo vermilion lemon',
  ),
  'rummy-night': mix(
    'vermilion coral cream indigo navy mint marigold',
    'indigo marigold vermilion',
  ),
} as const satisfies Record<string, Palette>

/** The games that have pictures of their own. */
export type DrawnHandle = keyof typeof palettes
