import { afterAll, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop()
const html = await (await shop.ask('/')).text()
afterAll(() => shop.close())

// spec 2.001, 2.052, 9.030
it('features the first four products', async () => {
  specified('Featured Games (first 4 products)')
  const text = pageText(html)
  expect(text.match(/Price now ₹/g)).toHaveLength(4)
  const gamesOf = (page: string) =>
    [...page.matchAll(/<h[23][^>]*><a[^>]*href="\/product\/([^"]+)"/g)].map(([, handle]) => handle)
  const all = gamesOf(await (await shop.ask('/all-products')).text())
  expect(gamesOf(html)).toEqual(all.slice(0, 4))
  expect(text.indexOf('Featured Games')).toBeLessThan(text.indexOf('Price now ₹'))
})

// spec 2.067
it('has party card games for adults in title and description', () => {
  specified('The page title and description concern party card games for adults.')
  expect(html).toMatch(/<title>[^<]*Party Card Games for Adults/)
  expect(html).toMatch(/<meta name="description" content="[^"]*[Pp]arty card games for adults/)
})

// spec 2.065
it('has its sections in the specified order', () => {
  const text = pageText(html)
  const parts = [
    specified('Turn Any Gathering Into an Unforgettable Party'),
    specified('Featured Games'),
    specified('GenZ party vibe'),
    specified('Game Categories'),
    specified('Real Moments'),
    `${specified('10,000+ happy customers')}, and`,
    specified('98% recommend').replace(/ .*/, ''),
    specified('Customer Reviews'),
    specified('FAQs'),
    '10% off your next game night',
    'The night is young.',
    'Quick Links',
  ]
  expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<main'))
  const positions = parts.map((part) => text.indexOf(part))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

it('is painted only when its headline is whole, whose lines would move as the rest arrives', () => {
  const id = html.match(/<link rel="expect" href="#([^"]+)" blocking="render"\/>/)?.[1]
  const target = html.indexOf(`<picture id="${id}"`)
  expect(target).toBeGreaterThan(html.indexOf('</h1>'))
})

// spec 2.061
it('has reviews of the shop and a button to write one', () => {
  const text = pageText(html)
  const reviews = text.slice(text.indexOf(specified('Customer Reviews')), text.indexOf('FAQs'))
  expect(reviews).toContain(specified('Write a Review'))
  // All ratings come before the joke of a single one.
  expect(reviews.indexOf('4.8')).toBeGreaterThan(0)
  expect(reviews.indexOf('mother-in-law')).toBeGreaterThan(reviews.indexOf('4.8'))
})
