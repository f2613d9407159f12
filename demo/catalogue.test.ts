import { beforeAll, expect, test } from 'vitest'
import type { CatalogueFile, CatalogueProduct } from '#local-store/catalogue/catalogue-file.ts'
import { shopLinks } from '#merchant/navigation.ts'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { demoCatalogueFile } from './catalogue-file.ts'

let demo: CatalogueFile

beforeAll(() => {
  demo = readCatalogueFile(demoCatalogueFile)
})

function productNamed(handle: string): CatalogueProduct {
  const product = demo.products.find((candidate) => candidate.handle === handle)
  if (product === undefined) throw new Error(`The demo has no product "${handle}".`)
  return product
}

function rupees(amount: string): number {
  return Number(amount)
}

test('the demo has at least 32 games and six well-filled collections', () => {
  expect(demo.products.length).toBeGreaterThanOrEqual(32)
  expect(demo.collections.map((collection) => collection.handle)).toEqual([
    'party-games',
    'drinking-games',
    'best-sellers',
    'combo',
    'couple-games',
    'family-games',
  ])
  for (const collection of demo.collections)
    expect(collection.products.length, collection.handle).toBeGreaterThanOrEqual(7)
})

test('every title keyword of the product page copy appears in the demo', () => {
  const titles = demo.products.map((product) => product.title.toLowerCase()).join('\n')
  // Specification, section 2, product page; and the SEO presets of section 2.
  const keywords =
    'shot roulette, ludo, taboo, truth and dare, friends, bollywood buzz, cousins kalesh, bundle fun, epic cousins family, endless laughter, party game, drinking, couple, romance, combo, bundle, pack, drink if, charades'
  for (const keyword of keywords.split(', ')) expect(titles).toContain(keyword)
})

test('the featured games and the best sellers start with the expected games', () => {
  expect(demo.products.slice(0, 4).map((product) => product.handle)).toEqual([
    'shot-roulette',
    'cousins-kalesh',
    'couple-taboo',
    'drunk-ludo',
  ])
  const bestSellers = demo.collections.find(({ handle }) => handle === 'best-sellers')
  expect(bestSellers?.products.slice(0, 4)).toEqual([
    'shot-roulette',
    'cousins-kalesh',
    'couple-taboo',
    'bollywood-buzz',
  ])
})

test('prices range from ₹299 to ₹2,499, and compare-at prices are higher', () => {
  const variants = demo.products.flatMap((product) => product.variants)
  const prices = variants.map((variant) => rupees(variant.price))
  expect(Math.min(...prices)).toBe(299)
  expect(Math.max(...prices)).toBe(2499)
  for (const { compareAtPrice, price, sku } of variants)
    if (compareAtPrice !== null)
      expect(rupees(compareAtPrice), sku ?? '').toBeGreaterThan(rupees(price))
})

test('stock includes plentiful, low, sold out and untracked', () => {
  const stocks = demo.products.map((product) => product.variants[0]?.stock)
  expect(stocks.filter((stock) => typeof stock === 'number' && stock >= 40).length).toBeGreaterThan(
    20,
  )
  expect(
    stocks.filter((stock) => typeof stock === 'number' && stock > 0 && stock <= 5),
  ).toHaveLength(5)
  expect(stocks).toContain(null)
  expect(productNamed('kitty-party-killer').variants[0]?.stock).toBe(0)
  expect(productNamed('long-distance-love').variants[0]?.stock).toBe(0)
  expect(productNamed('desi-taboo').variants.map(({ stock }) => stock)).toEqual([0, 60])
})

test('games have three pictures, except one with a single one and one with another edition', () => {
  const counts = new Map(demo.products.map(({ handle, images }) => [handle, images.length]))
  expect(counts.get('pocket-antics')).toBe(1)
  expect(counts.get('drunk-ludo')).toBe(4)
  expect([...counts.values()].filter((count) => count === 3)).toHaveLength(counts.size - 2)
})

test('an edition of another shape is shown by a picture of its own', () => {
  const { images, variants } = productNamed('drunk-ludo')
  const files = variants.map(({ image }) => typeof image === 'number' && images[image]?.file)
  expect(files).toEqual(['pictures/drunk-ludo-front.svgz', 'pictures/drunk-ludo-travel.svgz'])
})

test('every game has facts, benefits, box contents and steps of play', () => {
  for (const { handle, metafields } of demo.products) {
    const value = (key: string) => metafields.find((field) => field.key === key)?.value ?? '[]'
    const count = (key: string) => JSON.parse(value(key)).length
    expect(metafields.every(({ namespace }) => namespace === 'game')).toBe(true)
    expect(value('age'), handle).toMatch(/^\d+\+$/)
    if (handle !== 'mystery-gully-box') expect(value('players'), handle).toMatch(/^\d/)
    expect([4, 5], handle).toContain(count('benefits'))
    expect(count('box'), handle).toBeGreaterThanOrEqual(2)
    expect(count('how_to_play'), handle).toBe(3)
  }
})

test.each(['benefits', 'box', 'how_to_play'])('no two games share their %s', (key) => {
  const values = demo.products.flatMap(
    ({ metafields }) => metafields.find((field) => field.key === key)?.value ?? [],
  )
  expect(new Set(values).size).toBe(values.length)
})

test('every game, a surprise too, says for how many people it is and from which age', () => {
  for (const { handle, metafields } of demo.products) {
    const keys = metafields.map(({ key }) => key)
    expect(keys, handle).toEqual(expect.arrayContaining(['players', 'age']))
  }
})

test('games for two mention no group, and bundles name their contents', () => {
  for (const { handle, metafields } of demo.products) {
    const value = (key: string) => metafields.find((field) => field.key === key)?.value ?? ''
    if (value('players') === '2')
      expect(value('benefits') + value('box'), handle).not.toMatch(/cousin|relatives|sleepover/)
    expect(value('box'), handle).not.toMatch(/\b(?:cards|games) in all\b|complete games/i)
  }
})

test('every game has a long description with text elements only', () => {
  for (const { descriptionHtml, handle } of demo.products) {
    const words = descriptionHtml
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/)
    expect(words.length, handle).toBeGreaterThanOrEqual(60)
    expect(descriptionHtml.replaceAll(/<\/?(?:p|ul|li|strong|em|h3)>/g, ''), handle).not.toMatch(
      /[<>]/,
    )
  }
  expect(productNamed('rummy-night').descriptionHtml.length).toBeGreaterThan(3900)
})

test('every drinking game mentions legal age and responsible drinking', () => {
  const games = demo.products.filter(({ productType }) => productType === 'Drinking Games')
  expect(games).toHaveLength(6)
  for (const { descriptionHtml } of games) expect(descriptionHtml).toContain('legal drinking age')
})

test('WELCOME10 and SAVE10 combine with REFERRAL100 but not with each other', () => {
  const discounts = new Map(demo.discounts.map((discount) => [discount.code, discount]))
  const referral = discounts.get('REFERRAL100')
  expect(referral).toMatchObject({ scope: 'order', combinesWith: { product: true, order: false } })
  expect(referral?.kind).toEqual({ type: 'fixed', amount: '100.00', per: 'order' })
  for (const code of ['WELCOME10', 'SAVE10'])
    expect(discounts.get(code)).toMatchObject({
      kind: { type: 'percentage', percent: 10 },
      scope: 'product',
      combinesWith: { product: false, order: true },
    })
  expect(discounts.get('WELCOME10')?.firstOrderOnly).toBe(true)
})

test('the four policies contain the promises of section 9 of the specification', () => {
  const { policies } = demo
  expect(policies.refund?.body).toContain('within 7 days of delivery')
  expect(policies.refund?.body).toContain('5-7 working days')
  expect(policies.refund?.body).toContain('24-48 hours')
  expect(policies.shipping?.body).toContain('1-2 business days')
  expect(policies.shipping?.body).toContain('3-5 business days')
  expect(policies.shipping?.body).toContain('do not ship internationally')
  expect(policies.terms?.body).toContain('include GST')
  expect(policies.privacy?.body).toContain('Gullyworks Entertainment Private Limited')
})

test("the main menu's Shop items are the shop's own links", () => {
  const menu = demo.menus.find(({ handle }) => handle === 'main-menu')
  const shopItems = menu?.items.find(({ items }) => items.length > 0)?.items ?? []
  expect(
    shopItems.map(({ title, type, target }) => ({
      label: title,
      to: type === 'CATALOG' ? '/all-products' : `/category/${target}`,
    })),
  ).toEqual(shopLinks)
})
