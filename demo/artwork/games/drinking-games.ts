import type { Drawing } from '../drawing.ts'
import { peg, questionCup, rouletteTumbler, upturnedBottle } from '../emblems/drinks.ts'
import { seeingHand } from '../emblems/festive.ts'
import { tipsyPawn } from '../emblems/toys.ts'
import { inks } from '../inks.ts'
import { mix } from '../palette.ts'
import { people } from '../parts/characters.ts'
import { cheers, holdsCards } from '../parts/gesture.ts'

export const drinkingGames = {
  'shot-roulette': {
    shelf: 'drinking',
    title: ['Shot', 'Roulette'],
    hindi: 'शॉट रूलेट',
    look: 'straight lotus scallop',
    palette: mix('coral coralLight violet marigold night marigold marigold', 'coral lime violet'),
    emblem: rouletteTumbler,
    layout: { kind: 'diagonal' },
  },
  'drunk-ludo': {
    shelf: 'drinking',
    title: ['Drunk', 'Ludo'],
    hindi: 'टल्ली लूडो',
    look: 'swirl round bunting',
    palette: mix(
      'blue blueLight marigold vermilion navy cream marigold',
      'leaf marigold vermilion',
    ),
    emblem: tipsyPawn,
    layout: { kind: 'arch' },
    forTravel: true,
  },
  'bottoms-up-the-drinking-game': {
    shelf: 'drinking',
    title: ['Bottoms Up:', 'The Drinking Game'],
    hindi: 'बॉटम्स अप',
    look: 'swirl flame scallop',
    palette: mix('lime limeLight violet cream bottle lilac limeLight', 'leaf orange violet'),
    emblem: upturnedBottle,
    layout: { kind: 'arch' },
  },
  'drink-if': {
    shelf: 'drinking',
    title: ['Drink', 'If…'],
    hindi: 'पियो अगर',
    look: 'swirl lotus bunting',
    palette: mix('lilac lilacLight orange cream aubergine orange lilacLight', 'violet lemon rani'),
    emblem: questionCup,
    layout: { kind: 'lettering' },
  },
  'never-have-i-ever-desi-tales': {
    shelf: 'drinking',
    title: ['Never Have I Ever:', 'Desi Tales'],
    hindi: 'कभी नहीं किया',
    look: 'straight lotus ogee',
    palette: mix(
      'violet violetLight lime rani aubergine lime limeLight',
      'vermilion teal marigold',
    ),
    emblem: seeingHand,
    layout: { kind: 'medallion' },
  },
  'spin-the-peg': {
    shelf: 'drinking',
    title: ['Spin', 'the Peg'],
    hindi: 'घूमता पेग',
    look: 'swirl round scallop',
    palette: mix('orange mustard blue cream navy sky orangeLight', 'orange vermilion lemon'),
    emblem: peg,
    layout: {
      kind: 'figure',
      player: {
        who: people.gurpreet,
        mood: 'grin',
        over: cheers(people.gurpreet, -1) + holdsCards(people.gurpreet, 1, inks.vermilion),
      },
    },
  },
} as const satisfies Record<string, Drawing>
