import { brand } from '../brand.ts'
import type { ShopClaims } from '../claims-for.ts'
import { defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy, PolicySection } from './policy.ts'

/** Measurements from specification section 9, where `claims.box` has evidence. */
export function sizeGuideFor({ box }: ShopClaims): Policy {
  return {
    title: 'Size Guide',
    eyebrow: 'Fits in a tote, fills a room',
    summary: box
      ? `A ${brand.name} box is about 4x6 inches and holds 50-60 cards: small enough for a backpack, loud enough for a terrace.`
      : 'What is in a box, and for how many it is, stands on the page of each game.',
    updated: '1 November 2026',
    seo: {
      title: pageTitle('Size Guide'),
      description: `Box, cards, players and room: how big a ${brand.name} game is, and whom it fits.`,
      keywords: ['card game box size', ...defaultKeywords],
    },
    sections: box ? [...measures, age] : [age],
  }
}

const measures: readonly PolicySection[] = [
  {
    id: 'box',
    title: 'The box',
    blocks: [
      {
        picture: '/artwork/box-sizes.webp',
        alt: 'A box 15 cm high and 10 cm wide, a card 8.8 cm high and 6.3 cm wide, and a glass of chai, side by side',
        width: 810,
        height: 480,
      },
      {
        caption: 'One game, packed',
        head: ['What', 'Size'],
        rows: [
          ['Box', 'About 4x6 inches (10 × 15 cm), 1.5 inches deep'],
          ['Weight', '250-350 g'],
          ['Cards', '50-60 cards'],
          ['One card', 'About 2.5 × 3.5 inches (6.3 × 8.8 cm), rounded corners'],
        ],
      },
      'Combos come as separate boxes in one parcel, so each game can go to another party.',
    ],
  },
  {
    id: 'cards',
    title: 'The cards',
    blocks: [
      'Thick coated board with a linen finish: they shuffle well, survive a spilt drink wiped off in time, and lie flat on a carpet.',
      'The lettering is large enough to read by fairy light.',
    ],
  },
  {
    id: 'players',
    title: 'How many people, how much room',
    blocks: [
      {
        caption: 'What each kind of game needs',
        head: ['Kind', 'Players', 'Room', 'Time'],
        rows: [
          ['Party', '3 to 12', 'A carpet or a big table', '30 to 60 minutes'],
          ['Drinking', '3 to 10', 'A table, glasses, water', '30 to 90 minutes'],
          ['Couple', '2', 'A sofa', '20 minutes to all night'],
          ['Family', '4 to 12', 'Wherever dadi sits', '30 to 60 minutes'],
        ],
      },
    ],
  },
]

const age: PolicySection = {
  id: 'age',
  title: 'Age',
  blocks: [
    'The back of every box names its age. Drinking games are for players of legal drinking age in their state, and every one of them works just as well with nimbu pani.',
  ],
}
