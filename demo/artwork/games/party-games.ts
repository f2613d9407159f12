import type { Drawing } from '../drawing.ts'
import { masks, mime } from '../emblems/characters.ts'
import { midnightBottle } from '../emblems/festive.ts'
import { clapboard, gramophone } from '../emblems/sounds.ts'
import { quarrel } from '../emblems/toys.ts'
import { inks } from '../inks.ts'
import { mix } from '../palette.ts'
import { people } from '../parts/characters.ts'
import { cheers, holdsCards, holdsCheek, waves } from '../parts/gesture.ts'

export const partyGames = {
  'truth-and-dare-after-dark': {
    shelf: 'party',
    title: ['Truth and Dare:', 'After Dark'],
    hindi: 'सच या हिम्मत',
    look: 'burst flame ogee',
    palette: mix('indigo indigoLight rani lemon night violet lemon', 'teal lemon coral'),
    emblem: midnightBottle,
    layout: { kind: 'diagonal' },
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
    layout: {
      kind: 'duel',
      players: [
        { who: people.arjun, mood: 'laugh', over: waves(people.arjun, 1) },
        { who: people.kabir, mood: 'smug', over: holdsCheek(people.kabir, 1) },
      ],
    },
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
    layout: {
      kind: 'figure',
      player: {
        who: people.meera,
        mood: 'laugh',
        over: cheers(people.meera, -1) + holdsCards(people.meera, 1, inks.rani),
      },
    },
  },
  'cousins-kalesh': {
    shelf: 'party',
    title: ['Cousins', 'Kalesh'],
    hindi: 'कज़िन्स कलेश',
    look: 'straight lotus scallop',
    palette: mix('teal tealLight rani marigold night marigold marigold', 'teal vermilion rani'),
    emblem: quarrel,
    layout: {
      kind: 'duel',
      players: [
        { who: people.bunty, mood: 'shock', over: holdsCards(people.bunty, -1, inks.rani) },
        { who: people.pinky, mood: 'smug', over: holdsCards(people.pinky, 1, inks.indigo) },
      ],
    },
  },
  'great-desi-party-game': {
    shelf: 'party',
    title: ['The Great', 'Desi Party Game'],
    hindi: 'देसी पार्टी',
    look: 'straight lotus ogee',
    palette: mix('orange orangeLight peacock lemon maroon peach lemon', 'rani marigold peacock'),
    emblem: gramophone,
    layout: { kind: 'medallion' },
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
    layout: { kind: 'arch' },
  },
} as const satisfies Record<string, Drawing>
