import type { KeywordCopy } from './product-copy.ts'

/** Copy for games by name (specification section 2, in its order). */
export const gameCopies: readonly KeywordCopy[] = [
  {
    keywords: ['shot roulette'],
    benefits: [
      'The spinner picks the victim, so nobody can blame you',
      'A new twist every round: swapped drinks, banned words, sudden toasts',
      'Turns under a minute: no time to sneak a look at the phone',
      'Just as wicked with nimbu pani, jaljeera or plain optimism',
      'Folds flat, travels to Goa, forgets what happened there',
    ],
    box: [
      '55 cards of crime and punishment',
      'A fold-flat spinner that plays no favourites',
      'Rules on one sheet, readable at 1 a.m.',
      'A matchbox-art box that survives a sticky table',
    ],
    steps: [
      {
        title: 'Spin',
        text: 'Circle around the spinner, glasses in hand. Whoever the arrow likes is up.',
      },
      {
        title: 'Read and groan',
        text: 'The victim draws a card and reads it aloud, with feeling.',
      },
      {
        title: 'Sip or survive',
        text: 'Do what it says or take a sip. Then it is your turn to look innocent.',
      },
    ],
  },
  {
    keywords: ['ludo'],
    benefits: [
      'The heartbreak of childhood ludo, now with house rules on every star',
      'Roll a six, make a law: power reveals character',
      'Getting cut finally comes with a toast',
      'Two players or two loud teams, no explaining needed',
      'Goes down as smoothly with chaas as with anything stronger',
    ],
    box: [
      'A ludo board with a rule on every star and turn',
      '16 pawns in four colours, ready to be betrayed',
      '2 dice that have never once been fair',
      '50 rule cards to make bad luck worse',
    ],
    steps: [
      {
        title: 'Pick your house',
        text: 'Four colours, four egos. The oldest feud at the table rolls first.',
      },
      {
        title: 'Roll, land, obey',
        text: 'Stars and turns have rules. A six makes a new one, and everyone obeys it.',
      },
      {
        title: 'Come home a boss',
        text: 'First one home is called “Boss” till the next round. Enjoy every minute.',
      },
    ],
  },
  {
    keywords: ['taboo'],
    benefits: [
      'Describe it without the words you were about to say',
      'Full of our words: jugaad, power cut, “log kya kahenge”',
      'Rounds so short that even the impatient cousin stays',
      'Clever people panic, quiet people shine. Very satisfying',
    ],
    box: [
      '50-60 cards of words, each with its own forbidden list',
      'Rules and rounds on one sheet',
      'No buzzer: you have relatives for that',
      'A box small enough for every sleepover bag',
    ],
    steps: [
      {
        title: 'Draw a word',
        text: 'Show your partner nothing. Read the forbidden words twice; you will need it.',
      },
      {
        title: 'Talk around it',
        text: 'Describe it before the time is up. No acting, no spelling, no “sounds like”.',
      },
      {
        title: 'Slip and pay',
        text: 'Said a forbidden word? The other side gets the point, and the gloating.',
      },
    ],
  },
  {
    keywords: ['truth and dare'],
    benefits: [
      'The bottle has retired: these cards ask better questions',
      'Starts sweet, gets brave at your own pace',
      'Dares you can do in a hall, a hostel or a sleeper coach',
      'Anyone may pass and nobody must explain: it is on the lid',
      'Works with two people or the whole wedding side',
    ],
    box: [
      '50-60 cards of truths and dares in one deck',
      'Rules on one sheet, with the golden one: passing is fine',
      'Stories nobody will put on Instagram, hopefully',
    ],
    steps: [
      {
        title: 'Sit in a circle',
        text: 'Phones face down. Whoever protests the loudest goes first.',
      },
      {
        title: 'Truth or dare?',
        text: 'Choose, draw, and read it out before you read it to yourself.',
      },
      {
        title: 'Do it or pass it',
        text: 'Answer, perform or pass to the left. Remember who laughed too hard.',
      },
    ],
  },
  {
    keywords: ['friends'],
    benefits: [
      'Ten years of friendship, finally put to an exam',
      'Questions from chai habits to who you would call at 3 a.m.',
      'Yaar and Gaddar tokens: proof, at last',
      'Blank cards for the jokes only your group gets',
    ],
    box: [
      '60 question cards, from harmless to “who told you that?”',
      'Yaar tokens for the loyal, Gaddar tokens for the rest',
      'Blank cards for your own private nonsense',
      'Rules on one sheet',
    ],
    steps: [
      {
        title: 'Fill the hot seat',
        text: 'One friend sits in the middle and answers in secret. Everyone else writes a guess.',
      },
      { title: 'Reveal', text: 'Read the guesses one by one, slowly, with eye contact.' },
      {
        title: 'Yaar or Gaddar',
        text: 'Right earns a Yaar token. Wrong earns a Gaddar, and a look.',
      },
    ],
  },
  {
    keywords: ['bollywood buzz'],
    benefits: [
      'Five kinds of challenges: plots, dialogues, songs, entries and rapid fire',
      'Six decades of films, so Mummy has a fair chance and you do not',
      'No trivia degree needed, only the will to overact',
      'Comes with a card that legally entitles you to samosas',
      'Two teams of any size: the whole sangeet can play',
    ],
    box: [
      '60 filmy cards in five flavours of drama',
      'An interval card (samosas not included, sorry)',
      'Rules on one sheet, no subtitles needed',
      'A box with the entry it deserves',
    ],
    steps: [
      {
        title: 'Make two teams',
        text: 'Separate the couple that knows every song. It is only fair.',
      },
      {
        title: 'Lights, camera, guess',
        text: 'Hum it, act it, describe it badly. Your team shouts till it is right.',
      },
      {
        title: 'Pehle paanch, jeet pakki',
        text: 'First team to win five cards of each flavour takes the award, and a speech.',
      },
    ],
  },
  {
    keywords: ['cousins kalesh'],
    benefits: [
      'Settles who broke the showpiece in 2009, unfairly but finally',
      'Accusations, alliances and emergency peace treaties',
      'Safe to play in front of your chachi, mostly',
      'The points are made up; the grudges are not',
      'Best cure for a house full of cousins and one television',
    ],
    box: [
      '60 cards of accusations, alliances and peace treaties',
      'Rules on one sheet, disputes on your own',
      'A box strong enough to be thrown, gently, at a cousin',
    ],
    steps: [
      {
        title: 'Gather the cousins',
        text: 'After dinner, before the mattresses are laid out. Four is a quarrel, twelve is a kalesh.',
      },
      {
        title: 'Accuse',
        text: 'Read a card, point at a cousin, and tell the family what really happened.',
      },
      {
        title: 'Defend and vote',
        text: 'Plead with dignity. Everyone votes, the loser keeps the card and the grudge.',
      },
    ],
  },
]
