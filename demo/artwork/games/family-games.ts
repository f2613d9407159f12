import type { Drawing } from '../drawing.ts'
import { winkingKing } from '../emblems/characters.ts'
import { kettle } from '../emblems/drinks.ts'
import { microphone } from '../emblems/sounds.ts'
import { autoRickshaw } from '../emblems/street.ts'
import { gullyCricket, spinningTop } from '../emblems/toys.ts'
import { inks } from '../inks.ts'
import { mix } from '../palette.ts'
import { people } from '../parts/characters.ts'
import { cheers, holdsCards, showsCard } from '../parts/gesture.ts'

export const familyGames = {
  'truth-and-dare-family': {
    shelf: 'family',
    title: ['Truth and Dare:', 'Family Friendly'],
    hindi: 'सच और साहस',
    look: 'swirl round scallop',
    palette: mix('lemon marigold leaf vermilion bottle cream lemon', 'vermilion teal marigold'),
    emblem: spinningTop,
    layout: {
      kind: 'figure',
      player: {
        who: people.dadi,
        mood: 'wink',
        over:
          showsCard(people.dadi, -1, { paper: inks.cream, suit: 'flower', ink: inks.vermilion }) +
          holdsCards(people.dadi, 1, inks.leaf),
      },
    },
  },
  'chai-pe-charcha': {
    shelf: 'family',
    title: ['Chai Pe', 'Charcha'],
    hindi: 'चाय पे चर्चा',
    look: 'straight marigold ogee',
    palette: mix('chai chaiLight teal peach brown peach peach', 'teal chai vermilion'),
    emblem: kettle,
    layout: { kind: 'arch' },
  },
  'antakshari-attack': {
    shelf: 'family',
    title: ['Antakshari', 'Attack'],
    hindi: 'अंताक्षरी',
    look: 'burst flame bunting',
    palette: mix('sky skyLight rani marigold aubergine marigold sky', 'rani lilac vermilion'),
    emblem: microphone,
    layout: { kind: 'diagonal' },
  },
  'auto-rickshaw-rush': {
    shelf: 'family',
    title: ['Auto Rickshaw', 'Rush'],
    hindi: 'ऑटो की दौड़',
    look: 'burst marigold bunting',
    palette: mix('leaf leafLight marigold night night cream marigold', 'marigold leaf sky'),
    emblem: autoRickshaw,
    layout: { kind: 'diagonal' },
  },
  'gully-cricket-cards': {
    shelf: 'family',
    title: ['Gully Cricket', 'Cards'],
    hindi: 'गली क्रिकेट',
    look: 'burst fan scallop',
    palette: mix('skyLight sky leaf cream navy coral skyLight', 'vermilion marigold leaf'),
    emblem: gullyCricket,
    layout: {
      kind: 'figure',
      player: {
        who: people.bunty,
        mood: 'laugh',
        over: cheers(people.bunty, -1) + cheers(people.bunty, 1),
      },
    },
  },
  'rummy-night': {
    shelf: 'family',
    title: [
      'The Unreasonably Long and Extremely Competitive',
      'Rummy Night',
      'for Cousins, Chachas and Everyone Else Who Claims They Never Cheat',
    ],
    loud: 1,
    hindi: 'रमी की रात',
    look: 'straight flame ogee',
    palette: mix('vermilion coral cream indigo navy mint marigold', 'indigo marigold vermilion'),
    emblem: winkingKing,
    layout: { kind: 'lettering' },
  },
} as const satisfies Record<string, Drawing>
