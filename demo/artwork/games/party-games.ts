import type { Drawing } from '../drawing.ts'
import { masks, mime } from '../emblems/characters.ts'
import { midnightBottle } from '../emblems/festive.ts'
import { clapboard, gramophone } from '../emblems/sounds.ts'
import { quarrel } from '../emblems/toys.ts'
import { mix } from '../palette.ts'

export const partyGames = {
  'truth-and-dare-after-dark': {
    shelf: 'party',
    title: ['Truth and Dare:', 'After Dark'],
    hindi: 'सच या हिम्मत',
    look: 'burst flame ogee',
    palette: mix('indigo indigoLight rani lemon night violet lemon', 'teal lemon coral'),
    emblem: midnightBottle,
    cards: [
      ['Truth', 'What did you delete from your phone before coming here?'],
      ['Dare', 'Read your last five searches aloud, in a bedtime voice.'],
      ['Truth', 'Who in this room would you call at 3 a.m.?'],
      ['Dare', 'Let the group write your next status.'],
    ],
  },
  'how-well-do-you-know-your-friends': {
    shelf: 'party',
    title: ['How Well Do You', 'Know Your Friends?'],
    hindi: 'यार या ग़द्दार',
    look: 'straight fan scallop',
    palette: mix(
      'mustard mustardLight vermilion cream maroon sky marigold',
      'lemon rani vermilion',
    ),
    emblem: masks,
    cards: [
      ['Who?', 'Who says “five minutes away” while still in the shower?'],
      ['Guess', 'What would I save from a fire after my phone?'],
      ['Proof', 'Name my school crush. Point off for laughing.'],
      ['Betray', 'Trade one of my secrets for two points.'],
    ],
  },
  'bollywood-buzz': {
    shelf: 'party',
    title: ['Bollywood', 'Buzz'],
    hindi: 'बॉलीवुड बज़',
    look: 'burst round bunting',
    palette: mix(
      'vermilion vermilionLight marigold rani maroon mint marigold',
      'vermilion marigold rani',
    ),
    emblem: clapboard,
    cards: [
      ['Dialogue', 'Say it like a villain: “Pass the chutney.”'],
      ['Entry', 'Enter the room like a hero. In slow motion.'],
      ['Song', 'Hum it. The other team has ten seconds.'],
      ['Twist', 'You two were separated at a mela. React!'],
    ],
  },
  'cousins-kalesh': {
    shelf: 'party',
    title: ['Cousins', 'Kalesh'],
    hindi: 'कज़िन्स कलेश',
    look: 'straight lotus scallop',
    palette: mix('teal tealLight rani marigold night marigold marigold', 'teal vermilion rani'),
    emblem: quarrel,
    cards: [
      ['Accuse', 'Who was secretly Nani’s favourite? Vote now.'],
      ['Swap', 'Trade hands with the cousin who owes you money.'],
      ['Kalesh', 'Start an argument about the window seat. Loudest wins.'],
      ['Peace', 'Feed a rival one sweet. With your own hands.'],
    ],
  },
  'great-desi-party-game': {
    shelf: 'party',
    title: ['The Great', 'Desi Party Game'],
    hindi: 'देसी पार्टी',
    look: 'straight lotus ogee',
    palette: mix('orange orangeLight peacock lemon maroon peach lemon', 'rani marigold peacock'),
    emblem: gramophone,
    cards: [
      ['Baraat', 'Dance to the fridge and back. Everyone joins.'],
      ['Bargain', 'Sell this card to the group. Start at 500 rupees.'],
      ['Aunty', 'Ask a player when they are getting married.'],
      ['Volume', 'Say the next answer like a bus conductor.'],
    ],
  },
  'dumb-charades-filmy-edition': {
    shelf: 'party',
    title: ['Dumb Charades:', 'Filmy Edition'],
    hindi: 'मूक अभिनय',
    look: 'straight fan bunting',
    palette: mix(
      'mustard mustardLight indigo blush navy rani mustardLight',
      'vermilion indigo marigold',
    ),
    emblem: mime,
    cards: [
      ['Easy', 'A train, a stretched hand, a running heroine.'],
      ['Medium', 'The climax, but every villain is your boss.'],
      ['Hard', 'An interval. Just the interval.'],
      ['Solo', 'Be the tree everyone dances around.'],
    ],
  },
} as const satisfies Record<string, Drawing>
