interface GameKind {
  /** Handle of the collection of this kind. */
  handle: string
  title: string
}

interface Words {
  firsts: readonly [string, ...string[]]
  seconds: readonly [string, ...string[]]
  vendors: readonly [string, ...string[]]
  sentences: readonly [string, ...string[]]
  kinds: readonly [GameKind, ...GameKind[]]
}

/** The parts of generated catalogues. */
export const words: Words = {
  firsts: [
    'Gully',
    'Monsoon',
    'Masala',
    'Midnight',
    'Bazaar',
    'Filmy',
    'Desi',
    'Tapri',
    'Baraat',
    'Balcony',
    'Terrace',
    'Rickshaw',
    'Mango',
    'Diwali',
    'Weekend',
    'Hostel',
  ],
  seconds: [
    'Ludo',
    'Taboo',
    'Charades',
    'Roulette',
    'Rummy',
    'Mafia',
    'Antakshari',
    'Trumps',
    'Bingo',
    'Riddles',
    'Auction',
    'Quiz',
    'Bluff',
    'Dares',
    'Duel',
    'Relay',
  ],
  vendors: ['Party Gully', 'Tapri Games', 'Chowk Card Company'],
  sentences: [
    'Read a card aloud and let the table decide.',
    'The loudest player deals first, as in every family.',
    'A round takes five minutes and an argument takes ten.',
    'Chai breaks are part of the rules.',
    'Nobody has ever read this leaflet to the end.',
    'Winners choose the music, losers fetch the samosas.',
    'It packs flat and travels well in a rickshaw.',
    'Bring a pencil, a timer and a thick skin.',
    'Grandparents play with a head start of three points.',
    'The last card is always the best one.',
    'Teams are made by age, height or old grudges.',
    'Keep a glass of water close and your phone far away.',
  ],
  kinds: [
    { handle: 'party-games', title: 'Party Games' },
    { handle: 'drinking-games', title: 'Drinking Games' },
    { handle: 'couple-games', title: 'Couple Games' },
    { handle: 'family-games', title: 'Family Games' },
    { handle: 'combo', title: 'Combos' },
  ],
}
