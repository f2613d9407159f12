import { brand } from './brand.ts'

export type StoryStep = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Of `public/artwork/story-{picture}.webp`, 640 by 800 pixels. */
  readonly picture: string
  readonly alt: string
}

/** Without steps, the page has only its headline, summary and invitation. */
const steps: readonly StoryStep[] = [
  {
    id: 'quiet-corner',
    title: 'The quiet corner',
    text: 'Every party has one: the person by the bookshelf, pretending to read the spines. That was me. I knew everybody’s name and nobody’s stories. I went home early, and I was good at it.',
    picture: 'quiet-corner',
    alt: 'A lone figure with a glass of chai in the corner while a party glows in the next room',
  },
  {
    id: 'game-changer',
    title: 'The game changer',
    text: 'Then a cousin slapped a handful of handwritten cards on the table and said: read one, or wash the dishes. I read one. Ten minutes later my mother was accusing my uncle of a crime from 1994, and I was laughing on the floor.',
    picture: 'game-changer',
    alt: 'The same figure holding up a card, and a table of friends laughing',
  },
  {
    id: 'spark',
    title: 'The spark',
    text: 'We wrote more cards: at chai stalls, in night buses, on the backs of bills. We printed twenty boxes and sold them to friends, who asked for twenty more. The gully where we packed them gave the shop its name.',
    picture: 'spark',
    alt: 'Friends drawing cards by lamplight, paper all over the desk',
  },
  {
    id: 'mission',
    title: 'The mission',
    text: 'Put the phone away, pull up a chair, deal everyone in. We make games that turn a room full of people into company: nothing to learn, nobody left out, and a story to tell the next morning.',
    picture: 'mission',
    alt: 'A whole gully playing cards under bunting',
  },
]

/** The founder's story in its four steps (specification section 2, About). */
export const about = {
  crumb: 'About Us',
  eyebrow: 'Once in a quiet corner',
  title: 'How a quiet boy started a loud shop',
  summary: `${brand.name} began with one awkward evening and a torn notebook page.`,
  steps,
  invitation: {
    title: 'Your corner is taken. Come and play.',
    text: 'Pick a box, call three people you like and one you are not sure about.',
    button: 'Find your game',
  },
  parentNote: `${brand.name} is a subsidiary of ${brand.parentCompany}.`,
} as const
