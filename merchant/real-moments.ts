/**
 * The ten clips of the home page's Real Moments (specification section 2, Home). The files are
 * `/real-moments/{slug}.mp4`, `.webm` and, for the poster, `.webp`; `demo/artwork/clips` draws them.
 */
interface RealMomentWords {
  slug: string
  title: string
  /** One sentence, under the clip. */
  caption: string
  /** Where such games are; linked under the clip if the Shop menu has it. */
  shop: `/${string}`
  seconds: number
  /** Describes the clip for screen readers. */
  alt: string
}

const moments = [
  {
    slug: 'first-deal',
    title: 'The First Deal',
    caption: 'The last card is always for you, and it never asks for something easy.',
    shop: '/category/party-games',
    seconds: 5,
    alt: 'Meera deals cards across the table to Kabir and Dadi, then throws one at you: sell this card to the group, start at 500 rupees. Everybody throws up their arms.',
  },
  {
    slug: 'dadi-wins',
    title: 'Dadi Wins. Again.',
    caption: 'She said she was only sitting in until the chai was ready.',
    shop: '/category/family-games',
    seconds: 5,
    alt: 'A grandmother in glasses looks left and right, lifts one card high and slams it on the table. Glasses hop, her grandchildren are blown back, and a ribbon says in Hindi that Dadi has won.',
  },
  {
    slug: 'two-blush',
    title: 'One Card, Two Blushes',
    caption: 'Three years together, and a card with four words still does this.',
    shop: '/category/couple-games',
    seconds: 5.5,
    alt: 'A woman reads a card and turns it round for the man beside her. Both go red and look away, hearts rise, and they end up with their heads together.',
  },
  {
    slug: 'lucky-six',
    title: 'Come On, Six!',
    caption: 'A whole lane held its breath for one small die.',
    shop: '/category/party-games',
    seconds: 5,
    alt: 'A man in a turban throws a large die. It bounces, teeters on its edge while three friends bite their nails, falls on the six, and all of them jump.',
  },
  {
    slug: 'lights-on',
    title: 'Midnight on the Terrace',
    caption: 'She thought everyone had forgotten; everyone was under the table.',
    shop: '/category/party-games',
    seconds: 6,
    alt: 'On a dark terrace only three pairs of eyes are seen. Asha comes home and says hello. The fairy lights go on, her friends spring up with a cake, and fireworks burst over the town.',
  },
  {
    slug: 'guess-it',
    title: 'Bird? Plane? Hero!',
    caption: 'Nobody needed a second clue once the arms went wide.',
    shop: '/category/party-games',
    seconds: 5.5,
    alt: 'On a small stage Kabir flaps like a bird, banks like a plane and then opens his arms like a film hero under falling petals. The front row guesses each time, and gets it.',
  },
  {
    slug: 'phones-away',
    title: 'Phones in the Box',
    caption: 'Best trade of the night: three phones for five cards.',
    shop: '/category/family-games',
    seconds: 6,
    alt: 'A girl, her uncle and her aunt stare at buzzing phones in a dim room. The phones fly into a box and its lid bangs shut; colour fills the room, cards shoot out of the box, and everybody catches some.',
  },
  {
    slug: 'tower-of-cups',
    title: 'Nobody Breathe',
    caption: 'The tower was perfect for the four seconds before the pigeon.',
    shop: '/category/family-games',
    seconds: 5.5,
    alt: 'A girl on her uncle’s shoulders sets the last of ten cups on a tower. A pigeon lands on it, the tower sways and tumbles, they laugh, and time runs backwards to build it again.',
  },
  {
    slug: 'arrow-picks',
    title: 'The Arrow Has Spoken',
    caption: 'It went past all of us twice, and stopped at the one who was hiding.',
    shop: '/category/drinking-games',
    seconds: 6,
    alt: 'Six friends lie round a spinning arrow like petals of a flower. It slows, trembles and stops at Kabir, who hides his face, then dances while the others clap.',
  },
  {
    slug: 'chai-toast',
    title: 'Cheers, Then Chai',
    caption: 'Four glasses up, one long pour, and nobody is going home yet.',
    shop: '/category/best-sellers',
    seconds: 5.5,
    alt: 'Three friends and you clink glasses of chai so hard that drops fly, with a sticker that says cheers in Hindi. They drink up, and a kettle pours the next round from on high.',
  },
] as const satisfies readonly RealMomentWords[]

export type RealMomentSlug = (typeof moments)[number]['slug']

export interface RealMoment extends RealMomentWords {
  slug: RealMomentSlug
  /** Size of the clip in pixels: portrait, 4:5; its poster has the same shape. */
  width: number
  height: number
  /** When the clip was published, with its time zone. */
  uploaded: string
}

/** The first four are shown at once, all ten after View More. */
export const realMoments: readonly RealMoment[] = moments.map((moment) => ({
  ...moment,
  width: 512,
  height: 640,
  uploaded: '2026-11-23T00:00:00+05:30',
}))
