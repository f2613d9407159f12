import type { Drawing } from '../drawing.ts'
import { laughingUncle } from '../emblems/characters.ts'
import { giftStack, loveBirds, peekingBox } from '../emblems/festive.ts'
import { familyHouse } from '../emblems/street.ts'
import { glitterBall, rocket } from '../emblems/toys.ts'
import { mix } from '../palette.ts'

export const combos = {
  'bundle-fun-three-game-night': {
    shelf: 'combo',
    title: ['Bundle Fun:', 'Three Game Night'],
    hindi: 'बंडल धमाल',
    look: 'swirl fan bunting',
    palette: mix('violet violetLight orange lemon night lemon lemon', 'rani teal orange'),
    emblem: giftStack,
    layout: {
      kind: 'parcel',
      boxes: ['bollywood-buzz', 'dumb-charades-filmy-edition', 'desi-taboo'],
    },
  },
  'epic-cousins-family-pack': {
    shelf: 'combo',
    title: ['Epic Cousins', 'Family Pack'],
    hindi: 'पूरा ख़ानदान',
    look: 'straight marigold bunting',
    palette: mix('leaf leafLight orange cream bottle peach marigold', 'vermilion sky marigold'),
    emblem: familyHouse,
    layout: {
      kind: 'parcel',
      boxes: ['antakshari-attack', 'gully-cricket-cards', 'rummy-night', 'cousins-kalesh'],
    },
  },
  'endless-laughter-combo': {
    shelf: 'combo',
    title: ['Endless Laughter', 'Combo'],
    hindi: 'हँसी का डबल डोज़',
    look: 'burst fan scallop',
    palette: mix('sky skyLight vermilion lemon navy vermilion lemon', 'marigold sky rani'),
    emblem: laughingUncle,
    layout: {
      kind: 'parcel',
      boxes: ['dumb-charades-filmy-edition', 'great-desi-party-game', 'pocket-antics'],
    },
  },
  'weekend-party-bundle': {
    shelf: 'combo',
    title: ['Weekend Party', 'Bundle'],
    hindi: 'वीकेंड धमाका',
    look: 'burst flame bunting',
    palette: mix('violet indigo coral lemon night night coralLight', 'coral lemon teal'),
    emblem: rocket,
    layout: { kind: 'parcel', boxes: ['drink-if', 'jugaad', 'truth-and-dare-after-dark'] },
  },
  'couple-combo-taboo-and-pillow-talk': {
    shelf: 'combo',
    title: ['Couple Combo:', 'Taboo + Pillow Talk'],
    hindi: 'जोड़ी कॉम्बो',
    look: 'straight lotus ogee',
    palette: mix('teal mint vermilion blush bottle blush mint', 'leaf lime vermilion'),
    emblem: loveBirds,
    layout: { kind: 'parcel', boxes: ['couple-taboo', 'pillow-talk'] },
  },
  'house-party-pack': {
    shelf: 'combo',
    title: ['House Party', 'Pack'],
    hindi: 'हाउस पार्टी',
    look: 'burst round bunting',
    palette: mix('peacock peacockLight rani lemon night rani teal', 'lilac sky lemon'),
    emblem: glitterBall,
    layout: {
      kind: 'parcel',
      boxes: [
        'drunk-ludo',
        'bottoms-up-the-drinking-game',
        'never-have-i-ever-desi-tales',
        'how-well-do-you-know-your-friends',
      ],
    },
  },
  'mystery-gully-box': {
    shelf: 'combo',
    title: ['Mystery', 'Gully Box'],
    hindi: 'अंदर क्या है',
    look: 'burst marigold scallop',
    palette: mix(
      'rani raniLight marigold lemon aubergine vermilion marigold',
      'rani marigold teal',
    ),
    emblem: peekingBox,
    layout: { kind: 'gift' },
  },
} as const satisfies Record<string, Drawing>
