/**
 * Shoppers' words, in English, Hindi and Hinglish, for what a game's fields may say in other words. Words that sound
 * alike (`daru`, `daaru`, `दारू`) need one entry, and so do singular and plural.
 */
export type SynonymGroup = {
  /** Each finds the games whose fields contain any of these; two or three words are a phrase. */
  readonly words: readonly string[]
  /** Words in the fields that these find too, without finding each other. */
  readonly find?: readonly string[]
}

export const synonymGroups: readonly SynonymGroup[] = [
  {
    words: [
      ...['drinking', 'drink', 'drunk', 'alcohol', 'alcoholic', 'booze', 'boozy', 'beer', 'whisky'],
      ...['vodka', 'wine', 'cocktail', 'bar', 'pub', 'tipsy', 'daru', 'sharab', 'madira', 'nasha'],
    ],
  },
  {
    words: [
      ...['couple', 'kapal', 'romantic', 'romance', 'love', 'lover', 'pyar', 'ishq', 'mohabbat'],
      ...['girlfriend', 'boyfriend', 'gf', 'bf', 'husband', 'hubby', 'wife', 'wifey', 'spouse'],
      ...['partner', 'pati', 'patni', 'miyan', 'miya', 'biwi', 'jodi', 'valentine', 'honeymoon'],
      ...['dating', 'newlywed', 'fiance', 'fiancee'],
    ],
  },
  {
    words: [
      ...[
        'family',
        'parivar',
        'pariwar',
        'khandan',
        'ghar wale',
        'gharwale',
        'rishtedar',
        'relative',
      ],
      ...['parents', 'grandparents', 'mummy papa', 'dada dadi', 'nana nani'],
    ],
  },
  {
    words: [
      ...['kid', 'child', 'children', 'bacha', 'bache', 'bacho', 'bachon', 'bachpan', 'school'],
    ],
  },
  {
    words: ['adult', 'mature', 'bold', 'naughty', 'dirty', 'spicy', 'bade log'],
  },
  // One way: "hot" may be said of a deal, too.
  { words: ['sexy', 'sex', 'hot'], find: ['adult', 'mature', 'bold', 'naughty', 'dirty', 'spicy'] },
  { words: ['bachelorette', 'bachelor', 'hen party', 'stag', 'hens night'], find: ['adult'] },
  {
    words: [
      ...['friend', 'dost', 'dosto', 'doston', 'dosti', 'yaar', 'yaari', 'friendship', 'mitra'],
      'frnd',
    ],
  },
  { words: ['cousin', 'bhai behen', 'bhai bahan', 'bhai', 'behen', 'bahan', 'sibling'] },
  {
    words: [
      ...[
        'wedding',
        'marriage',
        'shaadi',
        'vivah',
        'sangeet',
        'ladies sangeet',
        'mehndi',
        'mehendi',
        'mehandi',
        'haldi',
      ],
      ...['baraat', 'bride', 'groom', 'dulha', 'dulhan', 'engagement', 'roka', 'sagai'],
    ],
  },
  {
    words: [
      ...[
        'festival',
        'tyohar',
        'tyohaar',
        'diwali',
        'deepavali',
        'holi',
        'rakhi',
        'raksha bandhan',
      ],
      ...['eid', 'navratri', 'onam', 'pongal', 'lohri', 'christmas', 'xmas'],
    ],
  },
  {
    words: [
      ...[
        'gift',
        'present',
        'tohfa',
        'tohfe',
        'uphar',
        'uphaar',
        'gifting',
        'secret santa',
        'hamper',
      ],
    ],
  },
  { words: ['anniversary', 'salgirah', 'saalgirah', 'varshganth'] },
  { words: ['birthday', 'bday', 'b day', 'janamdin', 'janmdin'], find: ['gift', 'house party'] },
  {
    words: [
      ...[
        'house party',
        'game night',
        'party night',
        'get together',
        'new year',
        'nye',
        'farewell',
      ],
      ...['freshers', 'reunion', 'sleepover', 'ghar ki party', 'newyear', 'girls night'],
      ...['ladies night', 'boys night'],
    ],
  },
  { words: ['icebreaker', 'ice breaker'] },
  {
    words: ['office', 'colleague', 'team building', 'team bonding', 'corporate'],
    find: ['icebreaker', 'house party'],
  },
  { words: ['hostel', 'college', 'campus'], find: ['friend'] },
  {
    words: [
      ...['travel', 'trip', 'road trip', 'goa', 'manali', 'trek', 'train', 'journey', 'safar'],
      ...['yatra', 'flight', 'vacation', 'holiday', 'camping', 'outing', 'picnic', 'pocket size'],
    ],
  },
  { words: ['bollywood', 'filmy', 'film', 'movie', 'cinema', 'hindi film'] },
  { words: ['music', 'song', 'singing', 'sing', 'gaana', 'gaane', 'karaoke'] },
  { words: ['charade', 'sharade', 'dumsharas', 'dumb charade', 'mime', 'acting'] },
  {
    words: [
      ...['truth and dare', 'truth or dare', 'truth end deyar', 'sach ya dare', 'sach ya himmat'],
      'sach ya saamna',
    ],
  },
  { words: ['dare', 'deyar'] },
  { words: ['cards', 'deck', 'taash', 'tash', 'patte'] },
  { words: ['board', 'बोर्ड'] },
  { words: ['combo', 'bundle', 'pack', 'set', 'multipack'] },
  {
    words: [
      'bestseller',
      'best seller',
      'bestselling',
      'best selling',
      'popular',
      'trending',
      'famous',
      'top rated',
    ],
  },
  { words: ['big group', 'large group', 'big gang', 'bada group', 'bade group', 'crowd'] },
  { words: ['quick', 'quick round', 'short', 'fast', 'jaldi', 'time pass', 'timepass'] },
  { words: ['bluffing', 'bluff', 'lying', 'jhooth'] },
  { words: ['mystery', 'murder', 'detective', 'jasoos', 'whodunit', 'rahasya'] },
  { words: ['desi', 'hindustani', 'bharatiya'] },
  { words: ['offer', 'sale', 'discount', 'chhoot'] },
]

/** Search words that a game's numbers add to its fields. */
export const numberWords = {
  adults: 'adult',
  children: 'kid',
  crowd: 'big group',
  reduced: 'offer',
} as const

/** Finds the games to offer when a search finds none. */
export const popularWord = 'bestseller'

/** Stop words: they say nothing about a game. */
export const stopWords: readonly string[] = [
  ...['game', 'card game', 'party card game', 'gem', 'khel', 'play', 'playing', 'khelne', 'fun'],
  ...['card gem', 'taash ka khel', 'taash ka game', 'taash game'],
  ...[
    'the',
    'a',
    'an',
    'for',
    'of',
    'to',
    'with',
    'and',
    'or',
    'in',
    'on',
    'at',
    'n',
    'any',
    'some',
  ],
  ...['best', 'good', 'nice', 'new', 'buy', 'online', 'india', 'want', 'need', 'show', 'price'],
  ...['ke', 'ka', 'ki', 'ko', 'liye', 'lie', 'wala', 'wale', 'wali', 'mein', 'aur', 'ya', 'hai'],
  ...['me', 'my', 'we', 'us', 'our', 'is', 'it', 'that', 'which', 'please', 'player', 'max', 'min'],
  ...['under', 'below', 'above', 'less', 'than', 'between', 'around'],
  ...['chahiye', 'accha', 'acha', 'achha', 'koi', 'kuch', 'sabse', 'saath', 'dikhao'],
]

/** Words after one of `before`, or in front of one of `after`, are not wanted. */
export const negations = {
  before: ['no', 'non', 'not', 'without', 'bina', 'zero'],
  after: ['ke bina', 'free', 'nahi', 'nahin'],
} as const

/** Games that a shop may not sell. They are correctly spelled, so not corrected to other words. */
export const otherGames: readonly string[] = [
  ...['chess', 'shatranj', 'carrom', 'poker', 'uno', 'housie', 'tambola', 'bingo', 'monopoly'],
  ...[
    'scrabble',
    'jenga',
    'catan',
    'pictionary',
    'cluedo',
    'codenames',
    'sudoku',
    'puzzle',
    'dart',
  ],
  ...[
    'checkers',
    'bridge',
    'patti',
    'kitten',
    'twister',
    'sequence',
    'domino',
    'mahjong',
    'snooker',
  ],
  ...['backgammon', 'rubik', 'business', 'snakes', 'ladders', 'risk', 'hangman', 'jigsaw'],
]
