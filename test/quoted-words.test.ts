import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles, root } from '#tools/project.ts'
import { openShop } from './open-shop.ts'
import { pageText } from './page-text.ts'
import { specified } from './specification.ts'
import { startCheckout } from './start-checkout.ts'

/** What takes a quoted text and is itself part of an expression. */
const USED =
  /(?:[(,[=:?]|=>|\$\{|\breturn)\s*(?:specified|specifiedToast|fillIn)\(\s*(['"])((?:\\'|(?!\1).)+)\1/g

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')

/** Texts in quotation marks; a mark between letters is an apostrophe. */
const quoted = [
  ...new Set(
    [
      ...specification.matchAll(
        /(?<!\p{L})'([^'\n]{3,}?(?:'\p{L}[^'\n]*?)*)'(?!\p{L})|"([^"\n]+)"/gu,
      ),
    ].map(([, single, double]) => single ?? double ?? ''),
  ),
]

/** Texts that never appear on a page, and why; unit tests assert each against the specification. */
const unmet: Readonly<Record<string, string>> = {
  '{game} – {title} | {brand}': 'the form of page titles',
  'Untitled Product': 'our store names every product; another may not',
  'Default Title': 'our store names every variant; another may not',
  failed: 'the end of a longer text, after the name of the action',
  'Please select a payment method': 'one is always selected',
  'Variant not available': 'the button that would lead there is disabled',
  'Invalid discount code': 'the store always gives a reason',
  'Failed to add item to cart. Please try again.': 'a cart that cannot be stored is kept in memory',
  'Network connection timeout. Your connection may be slow or restricted.':
    'the message depends on the browser',
  'Unable to connect to our store. Please check your network settings or try a different connection.':
    'the message depends on the browser',
  'Network connectivity issue. Please check your internet connection or try switching networks.':
    'for programs that use the client',
  'Corporate network restrictions detected. Please contact your IT administrator to whitelist the shop domains.':
    'for programs that use the client',
  'Request timeout. Network may be slow or restricted.': 'for programs that use the client',
  'an unknown error has occurred': 'for programs that use the client',
  'Unexpected Application Error!': 'a bug of ours',
}

/**
 * What the specification says about each page, quoted or listed, without the frame around it. Figures and claims are
 * those of `simulated`, the demonstration's default.
 */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Turn Any Gathering Into an Unforgettable Party',
    'Laugh. Play. Repeat.',
    'Shop Now & Get Free Shipping',
    'View All Games',
    'WELCOME10',
    'Featured Games',
    'free shipping across India',
    'GenZ party vibe',
    'trusted by 5000+',
    'made in India',
    'Game Categories',
    '25+ games',
    '18+',
    '12+',
    '8+',
    'Real Moments',
    'View More',
    '10,000+ happy customers',
    '10K+',
    '50K+',
    '4.8',
    '98%',
    'Customer Reviews',
    'Write a Review',
    '7-day return policy',
    '10% off',
  ],
  '/all-products': [
    'Shop Fun & Spicy Card Games',
    'Out of Stock',
    'Buy Now',
    'Default',
    'Name A-Z',
    'Price: Low to High',
    'Price: High to Low',
  ],
  '/category/party-games': ['Discover amazing games in this collection', 'Refresh'],
  '/category/nope': ['No Data'],
  '/product/shot-roulette': [
    'Games',
    'Limited Time Offer! Free shipping ends in',
    'sold in past 24hrs',
    "Why You'll Love This Game:",
    'Apply WELCOME10 and get 10% off on your first purchase.',
    '✓ In Stock - Ready to Ship',
    'Buy Now',
    'Secure Payment SSL Protected',
    'Free Shipping on orders above ₹499',
    'orders above ₹499',
    'Easy Returns 30-day policy',
    'Premium Quality',
    'Game Experience Features',
    'Instant Setup',
    'Endless Replayability',
    'Social Catalyst',
    'Memory Maker',
    "What's In The Box",
    'How To Play',
    'Our Promise',
    'Quality Guaranteed',
    '7-Day Return',
    'standard delivery 3-5 business days',
    'express 1-2 business days at additional charge',
    'Cash on Delivery',
    'returns within 7 days',
    'original condition',
    'free return pickup',
    'refund within 5-7 business days',
    'Write a Review',
    'You Might Also Like',
  ],
  '/product/kitty-party-killer': ['Out of Stock', 'Buy Now'],
  '/product/nope': ['Product Not Found', "The product you're looking for doesn't exist."],
  '/about': [],
  '/login': ['Forgot password', 'Sign up'],
  '/signup': ['full name', 'confirm password', 'Sign in'],
  '/forgot-password': ['Back to Login'],
  '/checkout': [
    'Back to Cart',
    'first name',
    'pin code',
    'cash on delivery',
    'secure payment',
    'delivery in 3-5 business days',
  ],
  '/thank-you?success=1': [
    'Order Confirmed',
    'Track Your Order',
    'Continue Shopping',
    "What's Next",
    '3-5 business days',
  ],
  '/contact': ['phone', 'query'],
  '/returns': ['within 7 days of delivery', '24-48 hours', '5-7 working days'],
  '/shipping': ['free across India', '1-2 business days', '3-5 business days'],
  '/size-guide': ['4x6 inches', '250-350 g', '50-60 cards'],
  '/faq': ['3-7'],
  '/privacy': ['theme'],
  '/terms': ['include GST'],
  '/cookies': ['theme', '-cart'],
  '/search?q=zzzzzz': ['No games found', 'Clear Search'],
  '/wishlist': ['Start Shopping'],
  '/nope': ['Oops! Page not found'],
}

/** A test's code; comments assert nothing. */
const readCode = (file: string) => readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')

/** Every unit test but this one. */
const unitTests = ['app', 'commerce', 'content', 'merchant', 'server', 'test']
  .flatMap((part) => listFiles(join(root, part)).map((file) => join(root, part, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== import.meta.filename)

const folder = join(root, 'test/e2e')
const inBrowser = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readCode(join(folder, file)))
  .join('\n')

/**
 * Texts that tests of the UI or of responses use as the specification's, toasts as title and text. A statement that is
 * only `specified('…')` asserts nothing about the shop.
 */
const withoutBrowser = new Set(
  unitTests
    .filter((file) => /^\/\/ \S+ jsdom$|open-shop\.ts/m.test(readFileSync(file, 'utf8')))
    .flatMap((file) => [...readCode(file).matchAll(USED)])
    .flatMap(([, , text = '']) => text.replaceAll("\\'", "'").split(' / ')),
)

const unitTexts = unitTests.map((file) => readFileSync(file, 'utf8')).join('\n')

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a test has it as a text, or as the title or text of a toast. */
const isShown = (text: string) =>
  withoutBrowser.has(text) ||
  new RegExp(`(?:['"\`]| / )${literally(text)}(?:['"\`]| / )`).test(inBrowser)

const said = new Map<string, string>()
beforeAll(async () => {
  const shop = await openShop()
  const headers = { Cookie: await startCheckout(shop) }
  for (const page of Object.keys(pages)) {
    const html = await (await shop.ask(page, { headers })).text()
    said.set(page, pageText(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').trim())
  }
  shop.close()
})

/** Whole words in any case: `8+` is not in `18+ games`. */
function says(page: string, text: string): boolean {
  const start = /^[\p{L}\p{N}]/u.test(text) ? '(?<![\\p{L}\\p{N}])' : ''
  const words = new RegExp(`${start}${literally(text)}(?![\\p{L}\\p{N}])`, 'iu')
  return words.test(said.get(page) ?? '')
}

describe.each(Object.entries(pages))('the page %s', (page, texts) => {
  it('has a substantial text', () => expect(said.get(page)?.length).toBeGreaterThan(40))

  it.each(texts)('says "%s"', (text) => {
    expect(says(page, specified(text)), said.get(page)).toBe(true)
  })
})

describe('every text quoted by the specification is said by a page, or shown in a test of the UI', () => {
  const onPages = new Set(Object.values(pages).flat())

  it.each(quoted)('%s', (text) => {
    if (text in unmet) return expect(unitTexts.includes(text), unmet[text]).toBe(true)
    // A toast is quoted as its title and its text.
    for (const part of text.split(' / '))
      expect(onPages.has(part) || isShown(part), `"${part}" is met nowhere`).toBe(true)
  })
})
