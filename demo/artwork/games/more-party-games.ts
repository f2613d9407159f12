import type { Drawing } from '../drawing.ts'
import { coolCat } from '../emblems/characters.ts'
import { groom } from '../emblems/festive.ts'
import { zippedBubble } from '../emblems/sounds.ts'
import { maskedUmbrella, pocket, spannerCharm } from '../emblems/street.ts'
import { inks } from '../inks.ts'
import { mix } from '../palette.ts'
import { people } from '../parts/characters.ts'
import { holdsCards, holdsCheek, showsCard } from '../parts/gesture.ts'

export const morePartyGames = {
  'desi-taboo': {
    shelf: 'party',
    title: ['Desi', 'Taboo'],
    hindi: 'देसी टैबू',
    look: 'burst lotus scallop',
    palette: mix(
      'peacock peacockLight orange lemon bottle orange lemon',
      'peacock lemon vermilion',
    ),
    emblem: zippedBubble,
    layout: {
      kind: 'duel',
      players: [
        { who: people.chacha, mood: 'shock', over: holdsCheek(people.chacha, -1) },
        {
          who: people.ritu,
          mood: 'laugh',
          over: showsCard(people.ritu, -1, {
            paper: inks.cream,
            suit: 'star',
            ink: inks.vermilion,
          }),
        },
      ],
    },
  },
  'shaadi-shenanigans': {
    shelf: 'party',
    title: ['Shaadi', 'Shenanigans'],
    hindi: 'शादी के लफड़े',
    look: 'straight marigold ogee',
    palette: mix('raniLight rani marigold leaf maroon leaf marigold', 'vermilion marigold blush'),
    emblem: groom,
    layout: { kind: 'arch' },
  },
  jugaad: {
    shelf: 'party',
    title: ['Jugaad!'],
    hindi: 'जुगाड़',
    look: 'straight flame scallop',
    palette: mix('lime limeLight vermilion marigold bottle cream lime', 'sky marigold leaf'),
    emblem: spannerCharm,
    layout: { kind: 'lettering' },
  },
  'monsoon-mafia': {
    shelf: 'party',
    title: ['Monsoon', 'Mafia'],
    hindi: 'मानसून माफ़िया',
    look: 'swirl lotus scallop',
    palette: mix('indigo blue teal lemon navy teal tealLight', 'violet lemon vermilion'),
    emblem: maskedUmbrella,
    layout: { kind: 'diagonal' },
  },
  'kitty-party-killer': {
    shelf: 'party',
    title: ['Kitty Party', 'Killer'],
    hindi: 'किटी पार्टी क़ातिल',
    look: 'burst round ogee',
    palette: mix('rani raniLight lemon teal aubergine teal lemon', 'cream rani vermilion'),
    emblem: coolCat,
    layout: {
      kind: 'figure',
      player: {
        who: people.aunty,
        mood: 'smug',
        over: holdsCards(people.aunty, 1, inks.vermilion) + holdsCheek(people.aunty, -1),
      },
    },
  },
  'pocket-antics': {
    shelf: 'party',
    title: ['Pocket', 'Antics'],
    hindi: 'जेबी शरारत',
    look: 'swirl fan scallop',
    palette: mix('peach marigold indigo vermilion navy lilac peach', 'indigo vermilion lemon'),
    emblem: pocket,
    layout: { kind: 'medallion' },
  },
} as const satisfies Record<string, Drawing>
