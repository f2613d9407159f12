import type { Drawing } from '../drawing.ts'
import { winkingKing } from '../emblems/characters.ts'
import { kettle } from '../emblems/drinks.ts'
import { microphone } from '../emblems/sounds.ts'
import { autoRickshaw } from '../emblems/street.ts'
import { gullyCricket, spinningTop } from '../emblems/toys.ts'
import { mix } from '../palette.ts'

export const familyGames = {
  'truth-and-dare-family': {
    shelf: 'family',
    title: ['Truth and Dare:', 'Family Friendly'],
    hindi: 'सच और साहस',
    look: 'swirl round scallop',
    palette: mix('lemon marigold leaf vermilion bottle cream lemon', 'vermilion teal marigold'),
    emblem: spinningTop,
    cards: [
      ['Truth', 'What have you hidden from Mummy in the cupboard?'],
      ['Dare', 'Walk like a penguin to the kitchen and back.'],
      ['Truth', 'Which cousin do you copy the most?'],
      ['Dare', 'Compliment everyone here in one breath.'],
    ],
  },
  'chai-pe-charcha': {
    shelf: 'family',
    title: ['Chai Pe', 'Charcha'],
    hindi: 'चाय पे चर्चा',
    look: 'straight marigold ogee',
    palette: mix('chai chaiLight teal peach brown peach peach', 'teal chai vermilion'),
    emblem: kettle,
    cards: [
      ['Sip one', 'What did your street smell like in the rain?'],
      ['Sip two', 'Which rule of this house would you abolish?'],
      ['Biscuit', 'Biscuit broke in the cup? Tell us a secret.'],
      ['Refill', 'Everyone answers. Youngest first.'],
    ],
  },
  'antakshari-attack': {
    shelf: 'family',
    title: ['Antakshari', 'Attack'],
    hindi: 'अंताक्षरी',
    look: 'burst flame bunting',
    palette: mix('sky skyLight rani marigold aubergine marigold sky', 'rani lilac vermilion'),
    emblem: microphone,
    cards: [
      ['Letter', 'Start on “ma”. You have five seconds.'],
      ['Attack', 'Give a rival a song about the moon.'],
      ['Shield', 'Pass, but hum it with feeling.'],
      ['Chorus', 'Everyone sings. Off-key counts.'],
    ],
  },
  'auto-rickshaw-rush': {
    shelf: 'family',
    title: ['Auto Rickshaw', 'Rush'],
    hindi: 'ऑटो की दौड़',
    look: 'burst marigold bunting',
    palette: mix('leaf leafLight marigold night night cream marigold', 'marigold leaf sky'),
    emblem: autoRickshaw,
    cards: [
      ['Meter', 'Meter is down. Move two and pay half.'],
      ['Shortcut', 'Through the gully! Jump ahead of the bus.'],
      ['Cow', 'She sits. You wait one turn.'],
      ['Share', 'Take a rival along. You both move three.'],
    ],
  },
  'gully-cricket-cards': {
    shelf: 'family',
    title: ['Gully Cricket', 'Cards'],
    hindi: 'गली क्रिकेट',
    look: 'burst fan scallop',
    palette: mix('skyLight sky leaf cream navy coral skyLight', 'vermilion marigold leaf'),
    emblem: gullyCricket,
    cards: [
      ['Six', 'Out of the ground. Also out: you fetch it.'],
      ['One tip', 'One hand, one bounce: still out.'],
      ['Window', 'Everyone runs. Last one here rings the bell.'],
      ['My bat', 'Your bat, your rules. Bat again.'],
    ],
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
    cards: [
      ['Joker', 'Claim you never cheat. Keep a straight face.'],
      ['Chacha', 'Explain a rule nobody has ever heard of.'],
      ['Pure', 'Pure sequence? Stand up and take a bow.'],
      ['Drop', 'Fold early and bring the next round of chai.'],
    ],
  },
} as const satisfies Record<string, Drawing>
