import { brand } from '../brand.ts'
import type { ShopClaims } from '../claims-for.ts'
import { brandWords, defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy, PolicySection } from './policy.ts'

/** Facts of specification section 9, Returns. */
export function returnsPolicyFor({ returnDays }: ShopClaims): Policy {
  const inTime = returnDays === null ? '' : ` within ${returnDays} days of delivery`
  return {
    ...head,
    summary: `Something damaged, defective or not what you ordered? Tell us${inTime} and we will make it right.`,
    sections: [
      {
        id: 'what',
        title: 'What you can return',
        blocks: [
          `Report these${inTime} and we take them back or exchange them:`,
          {
            list: [
              'a box that arrived damaged,',
              'a game with missing, misprinted or defective cards,',
              'a game that is not the one you ordered.',
            ],
          },
          'The game must be unused, in its original condition and in its original packaging. A game that has been played cannot be sold again, so it cannot be returned because the cousins won.',
        ],
      },
      ...otherSections,
    ],
  }
}

const head: Omit<Policy, 'summary' | 'sections'> = {
  title: 'Returns & Exchanges',
  eyebrow: 'No hard feelings',
  updated: '1 November 2026',
  seo: {
    title: pageTitle('Returns & Exchanges'),
    description:
      'Damaged, defective or wrong game? How to report it: free pickup, refund in 5-7 working days.',
    keywords: [`${brandWords} returns`, ...defaultKeywords],
  },
}

const otherSections: readonly PolicySection[] = [
  {
    id: 'how',
    title: 'How it works',
    blocks: [
      {
        list: [
          `Write to ${brand.email} with your order number and two or three photos of the box and the cards.`,
          'We look at it and approve the return in 24-48 hours.',
          'A courier picks the box up at your door: return pickup is free.',
          'Choose a replacement, another game of the same price, or your money back.',
        ],
      },
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    blocks: [
      'Refunds reach you in 5-7 working days after the box is back with us, to the original payment method. For cash on delivery we ask for a UPI ID or a bank account.',
      'A discount code used on the order is taken into account: we refund what you paid.',
    ],
  },
  {
    id: 'exchanges',
    title: 'Exchanges',
    blocks: [
      'A replacement leaves us as soon as the pickup is confirmed. If the game has sold out meanwhile, you get your money back or choose another.',
    ],
  },
  {
    id: 'cancelling',
    title: 'Cancelling an order',
    blocks: [
      'An order can be cancelled before it is shipped; write or call, and the full amount goes back the way it came. Once the courier has it, it can only be returned.',
    ],
  },
]
