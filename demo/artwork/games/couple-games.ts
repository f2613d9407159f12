import type { Drawing } from '../drawing.ts'
import { letter, lips, phones, pillow, roseWheel, scooter } from '../emblems/love.ts'
import { mix } from '../palette.ts'
import { people } from '../parts/characters.ts'
import { holdsCheek, waves } from '../parts/gesture.ts'

export const coupleGames = {
  'couple-taboo': {
    shelf: 'couple',
    title: ['Couple', 'Taboo'],
    hindi: 'कपल टैबू',
    look: 'straight lotus scallop',
    palette: mix('rani raniLight indigo peach night peach peach', 'rani blush vermilion'),
    emblem: lips,
    layout: { kind: 'lettering' },
  },
  'couple-quest-52-date-nights': {
    shelf: 'couple',
    title: ['Couple Quest:', '52 Date Nights'],
    hindi: 'बावन मुलाक़ातें',
    look: 'burst round scallop',
    palette: mix('blush blushLight vermilion lemon maroon mint blush', 'teal vermilion marigold'),
    emblem: scooter,
    layout: { kind: 'diagonal' },
  },
  'romance-roulette': {
    shelf: 'couple',
    title: ['Romance', 'Roulette'],
    hindi: 'इश्क़ रूलेट',
    look: 'straight marigold ogee',
    palette: mix('maroon vermilion blush marigold night cream blush', 'vermilion marigold leaf'),
    emblem: roseWheel,
    layout: { kind: 'medallion' },
  },
  'love-letters-and-little-lies': {
    shelf: 'couple',
    title: ['Love, Letters', '& Little Lies'],
    hindi: 'इश्क़ और झूठ',
    look: 'straight fan ogee',
    palette: mix('coralLight coral peach maroon maroon blush peach', 'vermilion cream peach'),
    emblem: letter,
    layout: { kind: 'diagonal' },
  },
  'pillow-talk': {
    shelf: 'couple',
    title: ['Pillow', 'Talk'],
    hindi: 'तकिए की बातें',
    look: 'burst round scallop',
    palette: mix('lilac lilacLight indigo lemon navy indigo lilac', 'blush lemon rani'),
    emblem: pillow,
    layout: { kind: 'arch' },
  },
  'long-distance-love': {
    shelf: 'couple',
    title: ['Long Distance', 'Love'],
    hindi: 'दूर का प्यार',
    look: 'swirl lotus scallop',
    palette: mix('skyLight mintLight rani lemon aubergine blush skyLight', 'rani blue lemon'),
    emblem: phones,
    layout: {
      kind: 'duel',
      players: [
        { who: people.zoya, mood: 'smile', over: holdsCheek(people.zoya, -1) },
        { who: people.arjun, mood: 'wink', over: waves(people.arjun, -1) },
      ],
    },
  },
} as const satisfies Record<string, Drawing>
