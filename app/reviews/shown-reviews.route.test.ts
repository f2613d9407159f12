import { afterAll, beforeEach, expect, it } from 'vitest'
import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { reviews as words } from '#content/reviews.ts'
import type { Rating } from '#desk/reviews/review-table.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

let productId: string
let handle: string
let number = 0
const shop = await openShop({ FIGURES: 'measured' })
afterAll(() => shop.close())

/** A new product for each test, whose page is not cached. */
beforeEach(() => {
  const product = shop.store.catalogue.products[number]
  number += 1
  productId = `gid://shopify/Product/${product?.id}`
  handle = product?.handle ?? ''
})

const openReviews = async () => (await shop.openDesk()).reviews
async function publish(at: number, changes: Partial<NewReview> = {}): Promise<number> {
  const reviews = await openReviews()
  const outcome = await reviews.store({
    key: null,
    productId,
    name: `Buyer ${at}`,
    email: `buyer${at}@example.com`,
    rating: 4 as Rating,
    text: `Text ${at} <b>`,
    orderNumber: null,
    verified: 'none',
    ...changes,
  })
  const id = outcome.type === 'stored' ? outcome.id : 0
  await reviews.publish(id, 'Meera')
  return id
}
const readPage = async () => (await shop.ask(`/product/${handle}`)).text()
const post = (path: string, body: object, buyerIp = '192.0.2.7') =>
  shop.askFrom(buyerIp, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SHOP_ORIGIN },
    body: JSON.stringify(body),
  })

it('a product page has published reviews, rating and answers, also as structured data', async () => {
  await publish(1, { rating: 5, verified: 'order', orderNumber: 'PG1001' })
  const id = await publish(2, { rating: 2 })
  await (await openReviews()).answer(id, 'Meera', 'We send new cards.')
  await (await openReviews()).store({
    key: null,
    productId,
    name: 'Waiting',
    email: 'w@example.com',
    rating: 1,
    text: 'Unread',
    orderNumber: null,
    verified: 'none',
  })
  const html = await readPage()
  const text = pageText(html)
  for (const shown of ['Text 1 <b>', words.verified, words.unverified, 'We send new cards.', '3.5'])
    expect(text).toContain(shown)
  expect(text).toContain('(2 reviews)')
  expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":3.5')
  for (const secret of ['Unread', 'Waiting', 'buyer1@example.com', 'PG1001'])
    expect(html).not.toContain(secret)
  expect(pageText(await (await shop.ask('/all-products')).text())).toContain('3.5 of 5, 2 reviews')
  const evidence = await (await shop.ask(`/api/evidence?product=${handle}`)).json()
  expect(evidence.reviews.summary).toMatchObject({ averageRating: 3.5, totalReviews: 2 })
})

it('the home page has the reviews of all games and of the shop, with their rating', async () => {
  const before = (await (await openReviews()).listPublished({ size: 100 })).reviews
  const own = { productId: SHOP_ITSELF, rating: 1 as Rating, text: 'Slow to answer.' }
  await publish(7, own)
  await publish(8, { text: 'My game is lovely.' })
  const text = pageText(await (await shop.ask('/')).text())
  const [, shown = ''] = text.split('Customer Reviews')
  expect(shown).toContain('Slow to answer.')
  expect(shown).toContain('My game is lovely.')
  const stars = before.reduce((sum, { rating }) => sum + rating, 1 + 4)
  expect(shown).toContain((stars / (before.length + 2)).toFixed(1))
  expect(shown).toContain(words.count(before.length + 2))
  // The browser's request after a navigation within the shop.
  const { summary, reviews } = await (await shop.ask(`/api/reviews?product=${SHOP_ITSELF}`)).json()
  expect(summary.totalReviews).toBe(before.length + 2)
  expect(reviews[0]).toMatchObject({ text: 'My game is lovely.' })
})

it('a product without published reviews has no rating', async () => {
  const html = await readPage()
  expect(html).not.toContain('aggregateRating')
  expect(pageText(html)).not.toContain('(0 reviews)')
})

it('later reviews are requested page by page', async () => {
  for (const at of [1, 2, 3, 4, 5, 6]) await publish(at)
  const { reviews } = await (await shop.ask(`/api/evidence?product=${handle}`)).json()
  expect(reviews.reviews).toHaveLength(5)
  const asked = new URLSearchParams({ product: productId, before: String(reviews.next) })
  const rest = await (await shop.ask(`/api/reviews?${asked}`)).json()
  expect(rest).toMatchObject({ reviews: [{ name: 'Buyer 1' }], next: null })
  expect((await shop.ask('/api/reviews?product=x&before=no')).status).toBe(404)
})

it('pages are rendered without reviews when the desk fails', async () => {
  shop.replaceDesk(() => Promise.reject(new Error('gone')))
  const pages = [await shop.ask(`/product/${handle}`), await shop.ask('/')]
  shop.replaceDesk(shop.openDesk)
  expect(pages.map(({ status }) => status)).toEqual([200, 200])
})

it('a vote counts once per browser and address, for published reviews only', async () => {
  const id = await publish(1)
  const vote = async (browser: string, address: string) =>
    (await post('/api/helpful', { id, browser }, address)).json()
  expect(await vote('browser-one', '192.0.2.1')).toEqual({ helpful: 1 })
  expect(await vote('browser-one', '192.0.2.2')).toEqual({ helpful: 1 })
  expect(await vote('browser-two', '192.0.2.1')).toEqual({ helpful: 1 })
  expect(await vote('browser-two', '192.0.2.2')).toEqual({ helpful: 2 })
  // A household has a whole /64, however its addresses are written.
  expect(await vote('browser-three', '2001:db8::1')).toEqual({ helpful: 3 })
  expect(await vote('browser-four', '2001:db8:0:0:7::2')).toEqual({ helpful: 3 })
  expect((await post('/api/helpful', { id: 9999, browser: 'browser-one' })).status).toBe(404)
  // PostgreSQL refuses a number that no id reaches.
  for (const id of ['x', 3_000_000_000, 1.5, -1])
    expect((await post('/api/helpful', { id, browser: 'browser-one' })).status).toBe(400)
})
