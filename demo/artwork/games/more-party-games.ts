import type { Drawing } from '../drawing.ts'
import { coolCat } from '../emblems/characters.ts'
import { groom } from '../emblems/festive.ts'
import { zippedBubble } from '../emblems/sounds.ts'
import { maskedUmbrella, pocket, spannerCharm } from '../emblems/street.ts'
import { mix } from '../palette.ts'

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
    cards: [
      ['Golgappa', 'Not allowed: pani, puri, spicy, street, one more.'],
      ['Traffic', 'Not allowed: jam, horn, signal, late, cow.'],
      ['Wedding', 'Not allowed: bride, groom, band, food, shoes.'],
      ['Mummy', 'Not allowed: slipper, call, eat, scold, love.'],
    ],
  },
  'shaadi-shenanigans': {
    shelf: 'party',
    title: ['Shaadi', 'Shenanigans'],
    hindi: 'शादी के लफड़े',
    look: 'straight marigold ogee',
    palette: mix('raniLight rani marigold leaf maroon leaf marigold', 'vermilion marigold blush'),
    emblem: groom,
    cards: [
      ['Band', 'Hire someone as your trumpet for a round.'],
      ['Shoes', 'Steal a shoe. Name your price.'],
      ['Phupha', 'Take offence at the seating. Make them beg.'],
      ['Buffet', 'Skip a turn: you are in the paneer line.'],
    ],
  },
  jugaad: {
    shelf: 'party',
    title: ['Jugaad!'],
    hindi: 'जुगाड़',
    look: 'straight flame scallop',
    palette: mix('lime limeLight vermilion marigold bottle cream lime', 'sky marigold leaf'),
    emblem: spannerCharm,
    cards: [
      ['Fix it', 'The fan is stuck. You have a comb and two rotis.'],
      ['Build', 'Make a phone stand from what is on the table.'],
      ['Sell it', 'Name it, price it, sing its jingle.'],
      ['Borrow', 'Use a rival’s part. Return it bent.'],
    ],
  },
  'monsoon-mafia': {
    shelf: 'party',
    title: ['Monsoon', 'Mafia'],
    hindi: 'मानसून माफ़िया',
    look: 'swirl lotus scallop',
    palette: mix('indigo blue teal lemon navy teal tealLight', 'violet lemon vermilion'),
    emblem: maskedUmbrella,
    cards: [
      ['Mafia', 'Steal an umbrella while the gully sleeps.'],
      ['Chaiwala', 'Each night, ask if one player is wet.'],
      ['Police', 'Accuse someone. No take-backs in the rain.'],
      ['Flood', 'Two players are stuck together tonight.'],
    ],
  },
  'kitty-party-killer': {
    shelf: 'party',
    title: ['Kitty Party', 'Killer'],
    hindi: 'किटी पार्टी क़ातिल',
    look: 'burst round ogee',
    palette: mix('rani raniLight lemon teal aubergine teal lemon', 'cream rani vermilion'),
    emblem: coolCat,
    cards: [
      ['Clue', 'The dhokla was warm. The alibi was not.'],
      ['Suspect', 'She never takes off those sunglasses.'],
      ['Gossip', 'Whisper a lie to the right, a truth to the left.'],
      ['Reveal', 'Turn over a card and gasp.'],
    ],
  },
  'pocket-antics': {
    shelf: 'party',
    title: ['Pocket', 'Antics'],
    hindi: 'जेबी शरारत',
    look: 'swirl fan scallop',
    palette: mix('peach marigold indigo vermilion navy lilac peach', 'indigo vermilion lemon'),
    emblem: pocket,
  },
} as const satisfies Record<string, Drawing>
