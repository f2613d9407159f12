import type { PageLink } from '#merchant/navigation.ts'
import type { Policy } from '#merchant/policies/policy.ts'
import { brandWith, type PreparedFault } from './prepared-fault.ts'
import { soundMerchant } from './sound-merchant.ts'

const [site = { name: 'Instagram', handle: '@games', href: 'https://www.instagram.com/games' }] =
  soundMerchant.brand.social

const linked = (...links: readonly PageLink[]) => ({ links: [{ field: 'menuLinks', links }] })

const linkFaults: readonly PreparedFault[] = [
  {
    name: 'a link to a path that is no page',
    merchant: linked({ label: 'Stores', to: '/stores' }),
    found: [
      ['links', 'wrong', 'Stores of menuLinks in merchant/navigation.ts', '/stores', 'write the'],
    ],
  },
  {
    name: 'a link of the menu to another site',
    merchant: linked({ label: 'Blog', to: '//blog.test/new' }),
    found: [['links', 'wrong', 'The link Blog', 'is not a page of the shop']],
  },
  {
    name: 'a link without a label',
    merchant: linked({ label: ' ', to: '/about' }, { label: 'Our story', to: '/pages/our-story' }),
    found: [['links', 'wrong', 'to /about, has an empty label', 'write one']],
  },
  {
    name: 'two entries of a menu with the same path',
    merchant: linked({ label: 'About', to: '/about' }, { label: 'Our story', to: '/about' }),
    found: [['links', 'wrong', 'leads to /about twice (About, Our story)', 'remove one of them']],
  },
]

const page: Policy = {
  title: 'Warranty',
  eyebrow: 'A year',
  summary: 'What we mend.',
  updated: '1 November 2026',
  seo: { title: 'Warranty', description: 'What we mend.', keywords: [] },
  sections: [{ id: 'what', title: 'What', blocks: ['Torn cards.'] }],
}
const [section = { id: 'what', title: 'What', blocks: ['Torn cards.'] }] = page.sections

const written = (changes: Partial<Policy>, path = 'warranty') => ({
  policies: [{ file: 'merchant/policies/warranty.ts', path, policy: { ...page, ...changes } }],
})

const pageFaults: readonly PreparedFault[] = [
  {
    name: 'a text page whose path cannot be an address',
    merchant: written({}, 'Our Warranty'),
    found: [['pages', 'wrong', '"Our Warranty" in merchant/policies/policy-pages.ts', 'hyphens']],
  },
  {
    name: 'a text page at the address of another page',
    merchant: written({}, 'faq'),
    found: [['pages', 'wrong', '"faq" in', 'address of something else', 'such as faq-policy']],
  },
  {
    name: 'a text page at the address of the desk',
    merchant: written({}, 'desk'),
    found: [['pages', 'wrong', '"desk" in', 'nobody sees the page', 'use another']],
  },
  {
    name: 'a text page without a title',
    merchant: written({ title: '' }),
    found: [['pages', 'wrong', 'merchant/policies/warranty.ts has no title', 'write it']],
  },
  {
    name: 'a text page without a text',
    merchant: written({ sections: [] }),
    found: [['pages', 'wrong', 'has no section with text', 'remove the page']],
  },
  {
    name: 'a section without a text',
    merchant: written({ sections: [{ ...section, blocks: [{ list: [] }] }] }),
    found: [['pages', 'wrong', '"what" of merchant/policies/warranty.ts has no', 'write both']],
  },
  {
    name: 'an anchor that no link can name',
    merchant: written({ sections: [{ ...section, id: 'What we mend' }] }),
    found: [['pages', 'wrong', '"What we mend" in', 'such as how-it-works']],
  },
  {
    name: 'two sections with the same anchor',
    merchant: written({ sections: [section, section] }),
    found: [['pages', 'wrong', 'have the anchor "what"', 'change the second']],
  },
]

const brandFaults: readonly PreparedFault[] = [
  {
    name: 'an empty name on every page',
    merchant: brandWith({ tagline: ' ' }),
    found: [['names', 'wrong', 'tagline in merchant/brand.ts is empty', 'write yours']],
  },
  {
    name: 'invoices whose number would be too long',
    merchant: brandWith({ initials: 'GAMES' }),
    found: [
      ['names', 'wrong', 'The initials "GAMES" in merchant/brand.ts', 'one to four capitals'],
    ],
  },
  {
    name: 'an e-mail address that is none',
    merchant: brandWith({ email: 'hello@games' }),
    found: [
      ['mail', 'wrong', 'hello@games in merchant/brand.ts', 'is not an email address', 'write'],
    ],
  },
  {
    name: 'a WhatsApp link without a number',
    merchant: brandWith({ whatsapp: 'https://wa.me/98765' }),
    found: [['social', 'wrong', 'https://wa.me/98765 in', 'https://wa.me/91 and ten digits']],
  },
  {
    name: 'a social site without TLS',
    merchant: brandWith({ social: [{ ...site, href: 'http://www.instagram.com/games' }] }),
    found: [['social', 'wrong', `The link to ${site.name}`, 'opens no page', 'write the complete']],
  },
  {
    name: 'a social site without a handle',
    merchant: brandWith({ social: [{ ...site, handle: '' }] }),
    found: [['social', 'wrong', `The site ${site.href} of social`, 'write both']],
  },
  {
    name: 'a social site that stands twice',
    merchant: brandWith({ social: [site, site] }),
    found: [['social', 'wrong', `has ${site.href} twice`, 'remove one of them']],
  },
]

const taxFaults: readonly PreparedFault[] = [
  {
    name: 'games with an HSN code that is none',
    unreadTaxes: ['Ludo', 'Taboo', 'Bingo', 'Carrom'].map((title) => {
      return { title, key: 'hsn', text: '95' }
    }),
    found: [
      ['product-taxes', 'wrong', 'tax.hsn of 4 games (Ludo: "95",', 'and 1 more', 'write its 4, 6'],
    ],
  },
  {
    name: 'a game with a tax that was written as a part of one',
    unreadTaxes: [{ title: 'Ludo', key: 'gst_percent', text: '0.18' }],
    found: [['product-taxes', 'wrong', '1 game (Ludo: "0.18") is not a GST rate', 'such as 18']],
  },
  {
    name: 'an HSN code that is none',
    merchant: { tax: { ...soundMerchant.tax, hsn: '950' } },
    found: [['tax', 'wrong', 'The hsn "950"', 'four, six or eight digits']],
  },
  {
    name: 'a tax that was written as a part of one',
    merchant: { tax: { ...soundMerchant.tax, gstPercent: 0.05 } },
    found: [['tax', 'wrong', 'The gstPercent 0.05', 'write the percentage']],
  },
  {
    name: 'a word for refused orders that says nothing',
    merchant: { tax: { ...soundMerchant.tax, creditForRefused: 'all' } },
    found: [
      ['tax', 'wrong', 'creditForRefused in merchant/tax.ts is "all"', 'write everything or goods'],
    ],
  },
]

/** Faults in links, pages, names and numbers that the owner wrote. */
export const writtenFaults: readonly PreparedFault[] = [
  ...linkFaults,
  ...pageFaults,
  ...brandFaults,
  ...taxFaults,
]
