import type { KeywordCopy } from './product-copy.ts'

/** Copy for parcels and for whole kinds of games, after the games by name (specification section 2, in its order). */
export const groupCopies: readonly KeywordCopy[] = [
  {
    keywords: ['bundle fun'],
    benefits: [
      'Three different games, one full night, zero planning',
      'Start loud, go silent, finish with forbidden words',
      'Fit for aunties, uncles and people pretending not to drink',
      'Kinder to your wallet than one box at a time',
      'Arrives tied up and ready to gift',
    ],
    box: [
      'Three complete games, each in its own matchbox-art box',
      '180 cards in all, sorted and sealed',
      'Rules on one sheet a game, two minutes each',
      'A printed sleeve that saves you the wrapping paper',
    ],
    steps: [
      {
        title: 'Open the loud one',
        text: 'Begin with the game that makes people sing. Latecomers will hear you from the lift.',
      },
      {
        title: 'Switch before it cools',
        text: 'Forty minutes a box is plenty. Leave them wanting, then open the next.',
      },
      {
        title: 'Crown the night',
        text: 'Most games won chooses the dessert. Everyone else does the dishes.',
      },
    ],
  },
  {
    keywords: ['epic cousins family'],
    benefits: [
      'A whole summer holiday in one parcel, without the mango stains',
      'Something for the singer, the schemer and the one who broke the window',
      'Clean enough for dadi, and dadi is expected to cheat',
      'Eleven cousins, one bathroom, no boredom',
      'A festival gift for people who have enough dry fruit',
    ],
    box: [
      'Four complete games for one very full house',
      '220 playing cards, all of them accounted for when we packed',
      'Rules a nine-year-old can read to a nana',
      'One parcel, tied like a mithai box',
    ],
    steps: [
      {
        title: 'Call everyone down',
        text: 'Shout once from the stairs. The smell of pakoras will do the rest.',
      },
      {
        title: 'One game an evening',
        text: 'Old wounds on Friday, songs on Saturday, cricket on Sunday, cards after the children sleep.',
      },
      {
        title: 'Keep the family score',
        text: 'Write it inside the lid. It will be quoted at weddings.',
      },
    ],
  },
  {
    keywords: ['endless laughter'],
    benefits: [
      'Three boxes that need no warm-up and hardly any rules',
      'Made for mixed crowds: office people, society friends, the new neighbour',
      'From one loud hour to the pocket game for the queue',
      'Softens a stiff sofa full of guests in one round',
    ],
    box: [
      'Three complete games in one sleeve',
      '156 laughing-matter cards, none about politics',
      'A sand timer and rules on one sheet a game',
      'Pocket-size trouble for trains and boring functions',
    ],
    steps: [
      {
        title: 'Break the ice',
        text: 'Open the party box while the guests still sit in a straight line.',
      },
      {
        title: 'Go silent',
        text: 'Charades next: nothing is as noisy as people who may not talk.',
      },
      { title: 'Take it with you', text: 'Slip the small one into a pocket for the cab home.' },
    ],
  },
  {
    keywords: ['party game'],
    benefits: [
      'Fifteen guests, four know each other: solved in one round',
      'Votes, auctions, whisper chains and dance-offs in one deck',
      'From Mild to Full Volume, colour by colour',
      'Learn it in a minute, play it for an hour',
      'No drinking, no trivia, no tiny rule book',
    ],
    box: [
      '60 cards, colour-coded from Mild to Full Volume',
      'Rules on one sheet that fits on a coaster',
      'A box that looks invited',
    ],
    steps: [
      {
        title: 'Put it on the table',
        text: 'That is the whole set-up. Turn the playlist down a little.',
      },
      {
        title: 'Read it aloud',
        text: 'Top card, big voice. Whoever it points at cannot say “skip me”.',
      },
      {
        title: 'Raise the volume',
        text: 'Move up a colour whenever the room is ready. The neighbours will tell you.',
      },
    ],
  },
  {
    keywords: ['drinking'],
    benefits: [
      'Draw, do it or sip it: rules even the fourth round remembers',
      'Share cards start alliances, and end them',
      'Stop cards bring water, snacks and one sincere compliment',
      'No board, no score, no excuses',
      'For legal drinking age; nimbu soda tells on you just as well',
    ],
    box: [
      '55 cards in three piles: Sip, Share and Stop',
      'One card that wins the last piece of paneer tikka',
      'Rules on one sheet, wipe-clean in spirit',
      'A box that closes even when you are done',
    ],
    steps: [
      {
        title: 'Pour something',
        text: 'Anything: a beer, a chaas, a glass of water. Snacks within reach of all.',
      },
      {
        title: 'Draw in turns',
        text: 'Do what the card says, or take a sip and pass the trouble on.',
      },
      {
        title: 'Respect the Stop',
        text: 'A Stop card means water and food for everyone. Then carry on; book a cab home.',
      },
    ],
  },
  {
    keywords: ['couple', 'romance'],
    benefits: [
      'Ends “What should we do?” “Anything.” for good',
      'Sweet first, bolder only when you both say so',
      'Better talk than any dinner with two phones on the table',
      'Weeknight size: ten minutes is enough, two hours is allowed',
      'An anniversary gift that is not another mug',
    ],
    box: [
      '50-60 cards for two, from tender to trouble',
      'Rules on one sheet, with a pass for every card',
      'A small box that keeps its mouth shut on the bedside table',
    ],
    steps: [
      { title: 'Phones in the other room', text: 'Dim the tube light. Yes, that one too.' },
      {
        title: 'Take turns',
        text: 'Draw a card and do it properly, with eye contact. Either of you may re-draw.',
      },
      {
        title: 'Keep the good ones',
        text: 'Put your favourites back on top for a day when you need them.',
      },
    ],
  },
]
