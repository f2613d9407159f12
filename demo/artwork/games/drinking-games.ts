import type { Drawing } from '../drawing.ts'
import { peg, questionCup, rouletteTumbler, upturnedBottle } from '../emblems/drinks.ts'
import { seeingHand } from '../emblems/festive.ts'
import { tipsyPawn } from '../emblems/toys.ts'
import { mix } from '../palette.ts'

export const drinkingGames = {
  'shot-roulette': {
    shelf: 'drinking',
    title: ['Shot', 'Roulette'],
    hindi: 'शॉट रूलेट',
    look: 'straight lotus scallop',
    palette: mix('coral coralLight violet marigold night marigold marigold', 'coral lime violet'),
    emblem: rouletteTumbler,
    cards: [
      ['Spin', 'Whoever the straw points at picks your next drink.'],
      ['Safe', 'Skip this round. Look smug about it.'],
      ['Double', 'Tell your worst ex story, or take two sips.'],
      ['All in', 'Last one to touch the floor goes next.'],
    ],
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
    cards: [
      ['Six!', 'Make a new house rule. Break it and sip.'],
      ['Cut', 'Sent home? Blame someone, loudly.'],
      ['Safe', 'Nobody can touch you. Hand out two sips.'],
      ['Home', 'First one home gives a victory speech.'],
    ],
  },
  'bottoms-up-the-drinking-game': {
    shelf: 'drinking',
    title: ['Bottoms Up:', 'The Drinking Game'],
    hindi: 'बॉटम्स अप',
    look: 'swirl flame scallop',
    palette: mix('lime limeLight violet cream bottle lilac limeLight', 'leaf orange violet'),
    emblem: upturnedBottle,
    cards: [
      ['Sip', 'Sip if you have ever texted the wrong group.'],
      ['Pour', 'Pour for the person on your left. Be kind.'],
      ['Water', 'Everyone drinks a glass of water. Well played.'],
      ['Toast', 'Give a toast to someone’s haircut.'],
    ],
  },
  'drink-if': {
    shelf: 'drinking',
    title: ['Drink', 'If…'],
    hindi: 'पियो अगर',
    look: 'swirl lotus bunting',
    palette: mix('lilac lilacLight orange cream aubergine orange lilacLight', 'violet lemon rani'),
    emblem: questionCup,
    cards: [
      ['Drink if', 'you said “last one” more than an hour ago.'],
      ['Drink if', 'you still use your ex’s password.'],
      ['Drink if', 'your photo was clicked by an uncle today.'],
      ['Drink if', 'you are holding this card.'],
    ],
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
    cards: [
      ['Never', 'have I ever told home I was at a “group study”.'],
      ['Never', 'have I ever eaten the shagun money in one day.'],
      ['Never', 'have I ever touched a stranger’s feet by mistake.'],
      ['Never', 'have I ever haggled and still been robbed.'],
    ],
  },
  'spin-the-peg': {
    shelf: 'drinking',
    title: ['Spin', 'the Peg'],
    hindi: 'घूमता पेग',
    look: 'swirl round scallop',
    palette: mix('orange mustard blue cream navy sky orangeLight', 'orange vermilion lemon'),
    emblem: peg,
    cards: [
      ['Left', 'The one to your left sips. Apologise nicely.'],
      ['Mirror', 'Copy the spinner until your next turn.'],
      ['On ice', 'Sit this one out. You may judge.'],
      ['Again', 'Spin again with your eyes closed.'],
    ],
  },
} as const satisfies Record<string, Drawing>
