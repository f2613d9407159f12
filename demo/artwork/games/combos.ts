import type { Drawing } from '../drawing.ts'
import { laughingUncle } from '../emblems/characters.ts'
import { giftStack, loveBirds } from '../emblems/festive.ts'
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
    cards: [
      ['Game 1', 'Warm up: say three nice things about the host.'],
      ['Game 2', 'Swap seats with whoever is losing.'],
      ['Game 3', 'Winner takes all. Loser washes the plates.'],
      ['Wild', 'Pause everything. Snack break!'],
    ],
  },
  'epic-cousins-family-pack': {
    shelf: 'combo',
    title: ['Epic Cousins', 'Family Pack'],
    hindi: 'पूरा ख़ानदान',
    look: 'straight marigold bunting',
    palette: mix('leaf leafLight orange cream bottle peach marigold', 'vermilion sky marigold'),
    emblem: familyHouse,
    cards: [
      ['Memory', 'Act out the most famous fight of this family.'],
      ['Team', 'Under-15s against over-50s. No mercy.'],
      ['Relay', 'Pass the cushion. No hands, no excuses.'],
      ['Bonus', 'Dadi decides who gets this point.'],
    ],
  },
  'endless-laughter-combo': {
    shelf: 'combo',
    title: ['Endless Laughter', 'Combo'],
    hindi: 'हँसी का डबल डोज़',
    look: 'burst fan scallop',
    palette: mix('sky skyLight vermilion lemon navy vermilion lemon', 'marigold sky rani'),
    emblem: laughingUncle,
    cards: [
      ['Giggle', 'Keep a straight face for thirty seconds. Go!'],
      ['Mimic', 'Do your mother on a video call.'],
      ['Pun', 'Make a joke about paneer. Groans count double.'],
      ['Laugh', 'Laugh like a cartoon villain until someone joins in.'],
    ],
  },
  'weekend-party-bundle': {
    shelf: 'combo',
    title: ['Weekend Party', 'Bundle'],
    hindi: 'वीकेंड धमाका',
    look: 'burst flame bunting',
    palette: mix('violet indigo coral lemon night night coralLight', 'coral lemon teal'),
    emblem: rocket,
    cards: [
      ['Friday', 'Everyone arrives with one bad dance step.'],
      ['Saturday', 'Double points till somebody’s neighbour calls.'],
      ['Sunday', 'Whisper every answer. Heads are fragile.'],
      ['Monday', 'Burn this card.'],
    ],
  },
  'couple-combo-taboo-and-pillow-talk': {
    shelf: 'combo',
    title: ['Couple Combo:', 'Taboo + Pillow Talk'],
    hindi: 'जोड़ी कॉम्बो',
    look: 'straight lotus ogee',
    palette: mix('teal mint vermilion blush bottle blush mint', 'leaf lime vermilion'),
    emblem: loveBirds,
    cards: [
      ['Taboo', 'Describe our first trip without saying “train”.'],
      ['Talk', 'What do I do that you secretly like?'],
      ['Taboo', 'Describe my cooking. Not allowed: burnt.'],
      ['Talk', 'Which of our fights was funniest?'],
    ],
  },
  'house-party-pack': {
    shelf: 'combo',
    title: ['House Party', 'Pack'],
    hindi: 'हाउस पार्टी',
    look: 'burst round bunting',
    palette: mix('night violet teal rani night rani teal', 'lilac sky lemon'),
    emblem: glitterBall,
    cards: [
      ['Lights', 'Phone torches on. Nearest player is the DJ.'],
      ['Floor', 'The carpet is lava. The sofa is full.'],
      ['Kitchen', 'Best talk is here. Move the party.'],
      ['Neighbour', 'Freeze! Last to move answers the door.'],
    ],
  },
} as const satisfies Record<string, Drawing>
