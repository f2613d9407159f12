import { brandWords, defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy } from './policy.ts'

export const cookiePolicy: Policy = {
  title: 'Cookie Policy',
  eyebrow: 'The only crumbs we leave',
  summary:
    'This shop sets no advertising or tracking cookies. What it remembers stays in your browser, and you can clear it any time. Two cookies note that you left for the checkout.',
  updated: '1 November 2026',
  seo: {
    title: pageTitle('Cookie Policy'),
    description:
      'No tracking cookies: what this shop keeps in your own browser, and how to clear it.',
    keywords: [`${brandWords} cookies`, ...defaultKeywords],
  },
  sections: [
    {
      id: 'storage',
      title: 'What your browser keeps for us',
      blocks: [
        'These are entries of your browser’s local storage, not cookies: they are never sent to us with a page.',
        {
          caption: 'Entries and what they hold',
          head: ['Name', 'What it holds', 'How long'],
          rows: [
            ['theme', 'Light or dark, when you have chosen', 'Until you clear it'],
            [
              'party-gully-cart',
              'The games in your cart, and which of them went to a checkout',
              'Until you order or clear it',
            ],
            [
              'party-gully-codes',
              'The discount codes you have applied',
              'Until you order, remove or clear them',
            ],
            ['party-gully-wishlist', 'The games you have saved', 'Until you clear it'],
            ['party-gully-reviews-…', 'Reviews you have written here', 'Until you clear it'],
            [
              'party-gully-helpful',
              'Reviews you found helpful, and a random number by which such a vote counts once',
              'Until you clear it',
            ],
            [
              'party-gully-user',
              'Name and email of your sign-up, never a password',
              'Until you clear it',
            ],
            [
              'party-gully-pin',
              'The PIN code you typed to learn the day of delivery',
              'Until you clear it',
            ],
            ['party-gully-referral', 'Your referral code', 'Until you clear it'],
            [
              'party-gully-checkout',
              'What you typed into the checkout form, never a card',
              'Until you close the tab',
            ],
            [
              'typed on …',
              'What you typed on the page where you pay, if it is ours; never a card or gift card',
              'Until you send it or close the tab',
            ],
            [
              'party-gully-open-cart',
              'That the next page opens the cart, after Back to Cart',
              'Until that page is there, or you close the tab',
            ],
            [
              'party-gully-news',
              'What the next page tells you, after a link that filled your cart or brought a code',
              'Until that page is there, or you close the tab',
            ],
            [
              'party-gully-handed-over',
              'Your last twenty checkouts: the store’s name of each, when you left for it, and which games went there, so that bought games leave the cart',
              'Until you clear it',
            ],
            [
              'party-gully-handled-returns',
              'The last 20 orders you came back from, so that a new cart is not emptied',
              'Until you clear it',
            ],
            [
              'party-gully-emptied-carts',
              'The games that a link to the order page took out of your cart, so that you can bring them back',
              'Until you bring them back; offered for a week',
            ],
            [
              'party-gully-message',
              'What you typed into the contact form',
              'Until you close the tab; written without a network, until it is sent',
            ],
            [
              'party-gully-letter',
              'The address you typed to hear of new games',
              'Until you close the tab; typed without a network, until you have joined',
            ],
            [
              'party-gully-wish-…',
              'The address you typed to be told when a game is back',
              'Until you close the tab; typed without a network, until it is sent',
            ],
            ['party-gully-exit-intent', 'When we last showed you an offer', '24 hours'],
            ['party-gully-attempts-…', 'How often a form was sent lately', '15 minutes'],
          ],
        },
      ],
    },
    {
      id: 'copies',
      title: 'Copies for when there is no network',
      blocks: [
        'Once you use the shop, your browser keeps a copy of it, so that it opens in a train or a lift. They hold nothing about you, and none of your orders. Under your browser’s data saver no copies are made.',
        {
          caption: 'Copies and what they hold',
          head: ['Name', 'What it holds', 'How long'],
          rows: [
            ['party-gully-files', 'The shop’s own code and lettering', 'A month'],
            ['party-gully-pages', 'Pages you have seen', 'A week'],
            ['party-gully-answers', 'What the store said about games you looked at', 'A week'],
            ['party-gully-pictures', 'Pictures you have seen', 'A month'],
          ],
        },
      ],
    },
    {
      id: 'cookie',
      title: 'The two cookies',
      blocks: [
        'When you leave for the checkout, the shop sets a cookie. It tells us that an order is yours when you come back. If you left before the page was fully loaded, a second one tells the next page what you took along. They hold no name, address or payment.',
        {
          caption: 'The cookies and what they hold',
          head: ['Name', 'What it holds', 'How long'],
          rows: [
            [
              'party-gully-handovers',
              'Random names of your last five checkouts, the numbers of their orders, and up to six games of the latest two',
              'A week after the last one',
            ],
            [
              'party-gully-left-for',
              'The store’s name of your checkout, and which games went there',
              'Until the next page, or a week',
            ],
          ],
        },
      ],
    },
    {
      id: 'checkout',
      title: 'The checkout',
      blocks: [
        'The hosted checkout of our commerce provider, and the payment provider you choose, set cookies they cannot work without: to keep your checkout together and to prevent fraud. The page of an order notes in one that you have shown the order to be yours, and where the checkout is our own, it keeps your last orders in one for half an hour, so that it can ask before you pay for the same games in a second tab. Their own policies describe them.',
      ],
    },
    {
      id: 'control',
      title: 'Clearing it',
      blocks: [
        'Your browser’s settings clear the storage of a site in one go. The shop works without it: then your cart lives only as long as the page is open.',
      ],
    },
  ],
}
