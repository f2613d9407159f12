import type { Drawing } from '../drawing.ts'
import { letter, lips, phones, pillow, roseWheel, scooter } from '../emblems/love.ts'
import { mix } from '../palette.ts'

export const coupleGames = {
  'couple-taboo': {
    shelf: 'couple',
    title: ['Couple', 'Taboo'],
    hindi: 'कपल टैबू',
    look: 'straight lotus scallop',
    palette: mix('rani raniLight indigo peach night peach peach', 'rani blush vermilion'),
    emblem: lips,
    cards: [
      ['First date', 'Not allowed: coffee, nervous, late, bill, bathroom.'],
      ['In-laws', 'Not allowed: mummy, Sunday, visit, help, hide.'],
      ['Honeymoon', 'Not allowed: Goa, beach, hotel, photos, sunburn.'],
      ['Sorry', 'Not allowed: fault, flowers, never, again, but.'],
    ],
  },
  'couple-quest-52-date-nights': {
    shelf: 'couple',
    title: ['Couple Quest:', '52 Date Nights'],
    hindi: 'बावन मुलाक़ातें',
    look: 'burst round scallop',
    palette: mix('blush blushLight vermilion lemon maroon mint blush', 'teal vermilion marigold'),
    emblem: scooter,
    cards: [
      ['Week 7', 'Ride to a place neither of you can pronounce.'],
      ['Week 19', 'Cook together. One of you may not speak.'],
      ['Week 31', 'Recreate your first photo, same pose.'],
      ['Week 48', 'Rooftop, two chairs, no phones, one thermos.'],
    ],
  },
  'romance-roulette': {
    shelf: 'couple',
    title: ['Romance', 'Roulette'],
    hindi: 'इश्क़ रूलेट',
    look: 'straight marigold ogee',
    palette: mix('maroon vermilion blush marigold night cream blush', 'vermilion marigold leaf'),
    emblem: roseWheel,
    cards: [
      ['Red', 'Say what you noticed first. Then what you noticed second.'],
      ['Black', 'Slow dance to a song only you two can hear.'],
      ['Rose', 'Write a two-line poem on their palm.'],
      ['Zero', 'Ten seconds of eye contact. No laughing.'],
    ],
  },
  'love-letters-and-little-lies': {
    shelf: 'couple',
    title: ['Love, Letters', '& Little Lies'],
    hindi: 'इश्क़ और झूठ',
    look: 'straight fan ogee',
    palette: mix('coralLight coral peach maroon maroon blush peach', 'vermilion cream peach'),
    emblem: letter,
    cards: [
      ['Letter', 'Write four lines. One of them is a lie.'],
      ['Lie', 'Tell how you met, with one thing wrong.'],
      ['Seal', 'Kiss, or tell: you get one guess.'],
      ['P.S.', 'Say the thing you always delete.'],
    ],
  },
  'pillow-talk': {
    shelf: 'couple',
    title: ['Pillow', 'Talk'],
    hindi: 'तकिए की बातें',
    look: 'burst round scallop',
    palette: mix('lilac lilacLight indigo lemon navy indigo lilac', 'blush lemon rani'),
    emblem: pillow,
    cards: [
      ['Soft', 'What made you feel at home this week?'],
      ['Dream', 'Where do we wake up in ten years?'],
      ['Ticklish', 'Show me the photo you love and never post.'],
      ['Lights out', 'Say goodnight in three new ways.'],
    ],
  },
  'long-distance-love': {
    shelf: 'couple',
    title: ['Long Distance', 'Love'],
    hindi: 'दूर का प्यार',
    look: 'swirl lotus scallop',
    palette: mix('skyLight mintLight rani lemon aubergine blush skyLight', 'rani blue lemon'),
    emblem: phones,
    cards: [
      ['Call', 'Show each other the sky. Same moon?'],
      ['Parcel', 'Post one thing that smells of you.'],
      ['Sync', 'Press play together. Pause for nothing.'],
      ['Landing', 'Plan the first hour after the airport.'],
    ],
  },
} as const satisfies Record<string, Drawing>
