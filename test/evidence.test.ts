import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { indianCities } from '#commerce/model/figures/indian-cities.ts'
import copies from '#content/product-copy.json' with { type: 'json' }
import { generalCopy } from '#content/product-copy.ts'
import { brand } from '#merchant/brand.ts'
import { claims, conflictingClaims } from '#merchant/claims.ts'
import { categories } from '#merchant/home.ts'
import { about } from '#merchant/story.ts'
import { testimonials } from '#merchant/voices.ts'
import { bareGames } from './bare-games.ts'
import { fourGames } from './four-games.ts'
import type { CatalogueFileInput } from './local-store/catalogue-input.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { pageText } from './page-text.ts'
import { specified } from './specification.ts'
import { startCheckout } from './start-checkout.ts'

const pages = [
  '/',
  '/all-products',
  '/category/party-games',
  '/category/couple-games',
  ...fourGames.products.map(({ handle }) => `/product/${handle}`),
  ...['/about', '/login', '/signup', '/forgot-password', '/checkout', '/contact', '/shipping'],
  ...['/returns', '/size-guide', '/faq', '/privacy', '/terms', '/cookies', '/search', '/wishlist'],
  ...['/thank-you', '/thank-you?success=1&order=PG'],
  '/nope',
]

/** Texts on every page that have evidence: the merchant's own data, and the prices of the catalogue. */
const known = [
  ...brand.address,
  brand.address.slice(1).join(', '),
  brand.phone.text,
  brand.grievanceOfficer.phone.text,
  String(brand.gstin),
  brand.supportHours,
  ...about.steps.map(({ text }) => text),
  ...fourGames.products.flatMap(({ variants }) => variants.map(({ price }) => `₹${Number(price)}`)),
]

/** Figures that need no evidence, and why. */
const evident: readonly RegExp[] = [
  // Counts of the catalogue.
  /Showing 4 games/,
  /4 games in the shop/,
  /Found [24] products/,
  /\b[24] games/,
  // The quantity at first, the numbers of steps, and the status of a missing page.
  /Quantity 1 Add(?: 1 to Cart)?/,
  /[1-4] (?:The (?:quiet corner|game changer|spark|mission)|Deal|Where it goes|How you pay)/,
  /4 4 Oops!/,
  ...generalCopy.steps.map(({ title }, at) => new RegExp(`${at + 1} ${title}`)),
  // Filters of all games.
  /Under ₹799|For [24]/,
  // Rules of a form.
  /10-digit mobile number|At least 8 characters|6-digit PIN code/,
  // The merchant promises these in the policies.
  /within 24 hours|24-48 hours|5-7 (?:working|business) days/gi,
  // A setting: the discount of a friend's code.
  /₹100 off for a friend/,
  // A setting that the store keeps to: the highest order paid in cash.
  /at your door, up to ₹10,000/,
  // Laws, and what they require.
  /(?:Act|Rules), (?:2019|2020|2023)|48 hours|must be 18 or older|anybody under 18/g,
  // Dates of the policies, and how long the browser stores data.
  /Last changed on \d+ \w+ \d{4}|15 minutes|24 hours|The last 20 orders/g,
  // The courts named by the terms.
  new RegExp(`courts of ${brand.courts}`),
]

const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
const shop = await openShopOf(fourGames, 'four-games.json')
const bareShop = await openShopOf(bareGames, 'bare-games.json')
const demonstration = await openShop()
/** The cookie of a browser that was sent to the checkout. */
const buyer = await startCheckout(shop, { handle: fourGames.products[0]?.handle ?? '' })
afterAll(() => {
  shop.close()
  bareShop.close()
  demonstration.close()
  rmSync(folder, { recursive: true, force: true })
})

const freeDelivery = /free (?:shipping|delivery)|(?:delivery|shipping) is free/i

/** A shop with a merchant's own catalogue; its figures are measured unless the environment says otherwise. */
function openShopOf(
  catalogue: CatalogueFileInput,
  name: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenShop> {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(catalogue))
  return openShop({ ...environment, CATALOGUE_FILE: file })
}

/** The visible words and the meta descriptions, without what needs no evidence. */
async function wordsOf(path: string, { ask }: OpenShop = shop): Promise<string> {
  const html = await (await ask(path, { headers: { Cookie: buyer } })).text()
  const searchTexts = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  let words = `${pageText(html)} ${searchTexts.join(' ')}`
  for (const text of known) words = words.replaceAll(text, ' ')
  for (const pattern of evident) words = words.replaceAll(new RegExp(pattern, 'gi'), ' ')
  return words
}

it.each(pages)('%s makes no claim without evidence', async (path) => {
  expectEvidence(await wordsOf(path))
})

it('games without metafields get no claims without evidence, whatever their titles', async () => {
  for (const { handle } of bareGames.products) {
    const words = await wordsOf(`/product/${handle}`, bareShop)
    expectEvidence(words)
    for (const text of particulars) expect(words).not.toContain(text)
  }
})

/** What the table of keywords claims about a game, without anybody having checked it. */
const particulars = copies.flatMap(({ benefits, box, steps }) => [
  ...benefits,
  ...box,
  ...steps.map(({ text }) => text),
])

function expectEvidence(words: string): void {
  const around = words.match(/.{0,40}\d.{0,40}/g) ?? []
  expect(around, 'digits').toEqual([])
  expect(words).not.toMatch(/[★⭐]|out of 5|\breviews\)|five stars/i)
  for (const city of indianCities) expect(words).not.toContain(city)
  for (const { name, quote } of testimonials) {
    expect(words).not.toContain(name)
    expect(words).not.toContain(quote)
  }
  const unproven = Object.values(claims).filter(({ evidence }) => evidence === null)
  for (const { text } of unproven) expect(words).not.toContain(text)
  for (const text of Object.values(conflictingClaims)) {
    if (typeof text === 'string') expect(words).not.toContain(text)
  }
  expect(words).not.toMatch(freeDelivery)
  expect(words).not.toContain('demonstration shop')
  // The local store sends no mail.
  expect(words).not.toMatch(
    /tracking link|e-?mail you|(?<!us )by e-?mail|inbox|confirmation e-?mail/i,
  )
}

it.each(['simulated', 'measured'])(
  '%s: free delivery is claimed only where the store delivers free',
  async (figures) => {
    const deliveryRates = [{ handle: 'free', title: 'Free delivery', price: '0' }]
    const [freeShop, paidShop] = await Promise.all([
      openShopOf({ ...fourGames, deliveryRates }, 'free.json', { FIGURES: figures }),
      openShopOf(fourGames, 'paid.json', { FIGURES: figures }),
    ])
    try {
      const says = async ({ ask }: OpenShop, path: string) =>
        pageText(await (await ask(path)).text())
      // On a busy machine the first page is rendered before the delivery fees are known.
      await expect.poll(() => says(freeShop, '/')).toMatch(freeDelivery)
      await expect.poll(() => says(paidShop, '/')).not.toMatch(freeDelivery)
      for (const path of ['/', '/product/tapri-talk', '/shipping', '/faq']) {
        expect(await says(freeShop, path), path).toMatch(freeDelivery)
        expect(await says(paidShop, path), path).not.toMatch(freeDelivery)
      }
      expect(freeShop.logged).toEqual([])
      expect(paidShop.logged.map(({ msg }) => msg)).toContainEqual(
        expect.stringContaining('Answer freeShippingAbove in merchant/claims.ts'),
      )
    } finally {
      freeShop.close()
      paidShop.close()
    }
  },
)

it('counts the games of each category, and leaves out those without games', async () => {
  const text = pageText(await (await shop.ask('/')).text())
  const tiles = text.slice(text.indexOf('Game Categories'), text.indexOf('Real Moments'))
  expect(tiles.match(/\d+\+? games?/g)).toEqual(['4 games', '2 games'])
})

it('leaves out sections and lists that have no claims', async () => {
  const html = await (await shop.ask('/')).text()
  expect(html).not.toContain('testimonials-title')
  expect(html).not.toContain('benefits-list')
  expect(html).not.toMatch(/<(?:ul|dl)[^>]*><\/(?:ul|dl)>/)
})

it('confirms an order without invented times', async () => {
  const words = await wordsOf('/thank-you?success=1&order=PG')
  expect(words).toContain('Order Confirmed')
  expect(words).not.toMatch(/process your order|Delivery takes/)
})

it('the demonstration makes every claim verbatim, including contradictory ones', async () => {
  const html = await Promise.all(
    ['/', '/product/shot-roulette', '/checkout', '/shipping', '/size-guide', '/contact'].map(
      async (path) => (await demonstration.ask(path)).text(),
    ),
  )
  const words = pageText(html.join(' '))
  // The exit dialog opens in the browser, and the dimensions are in a table.
  const { exitCode, box, ...shown } = claims
  const { delivery, easyReturns, freeShipping, freeShippingTerms, ...counts } = conflictingClaims
  const texts = [
    ...Object.values(shown).map(({ text }) => text),
    ...[delivery.standard, delivery.metro, delivery.elsewhere],
    ...[easyReturns, freeShipping, freeShippingTerms, counts.happyCustomers, counts.trustedBy],
    ...testimonials.map(({ quote }) => quote),
    ...categories.tiles.map(({ count }) => count ?? ''),
    'This is a demonstration shop',
  ]
  for (const text of texts) expect(words).toContain(text)
})

it('gives the shop one rating on the home page of the demonstration', async () => {
  const words = pageText(await (await demonstration.ask('/')).text())
  expect(new Set(words.match(/\b[1-5]\.\d\b/g))).toEqual(
    new Set([specified('4.8 rating').slice(0, 3)]),
  )
})
