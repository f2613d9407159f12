import { expect, it, onTestFinished } from 'vitest'
import { SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import { openDesk } from '#desk/open-desk.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import type { Purge } from './purges.ts'
import { createReviewLook } from './review-look.ts'

async function open() {
  const dataDir = makeTestFolder()
  const desks = [
    await openDesk({ dataDir, databaseUrl: null }),
    await openDesk({ dataDir, databaseUrl: null }),
  ] as const
  onTestFinished(async () => {
    for (const desk of desks) await desk.close()
  })
  const [here, elsewhere] = desks
  const purged: string[] = []
  const purges = { purge: ({ tags }: Purge) => void purged.push(...tags) }
  const product = { id: 1, handle: 'drunk-ludo' }
  const openParts = (catalogue: unknown) => ({
    openDesk: async () => here,
    purges,
    // Only these properties of a product are read.
    catalogue: catalogue as never,
  })
  return { elsewhere, purged, openParts, product }
}

const review: NewReview = {
  key: null,
  productId: 'gid://shopify/Product/1',
  name: 'Kabir',
  rating: 1,
  email: 'kabir@example.com',
  text: 'Bends.',
  orderNumber: null,
  verified: 'none',
}

it('a product’s pages are purged when another process publishes, answers or hides its review', async () => {
  const { elsewhere, purged, openParts, product } = await open()
  const look = createReviewLook(openParts({ products: [product] }))
  await look()
  await elsewhere.reviews.store(review)
  await look()
  expect(purged).toEqual([])
  for (const change of [
    () => elsewhere.reviews.publish(1, 'Meera'),
    () => elsewhere.reviews.answer(1, 'Meera', 'We send new cards.'),
    () => elsewhere.reviews.hide(1, 'Meera', { reason: 'abusive' }),
  ]) {
    await change()
    await look()
    expect(purged.splice(0)).toEqual(['product:drunk-ludo', 'lists'])
    await look()
    await look()
    expect(purged).toEqual([])
  }
})

it('a review from before the first look purges the pages of this process, not those of a CDN', async () => {
  const { elsewhere, openParts, product } = await open()
  const purges: Purge[] = []
  const parts = {
    ...openParts({ products: [product] }),
    purges: { purge: purges.push.bind(purges) },
  }
  await elsewhere.reviews.store(review)
  await elsewhere.reviews.publish(1, 'Meera')
  await createReviewLook(parts)()
  expect(purges).toEqual([{ tags: ['product:drunk-ludo', 'lists'], forwarded: null }])
})

it('all product pages are purged for a review in a hosted store', async () => {
  const { elsewhere, purged, openParts } = await open()
  const look = createReviewLook(openParts(null))
  await look()
  await elsewhere.reviews.store(review)
  await elsewhere.reviews.publish(1, 'Meera')
  await look()
  expect(purged).toEqual(['products', 'lists'])
})

it('only pages with lists are purged for a review of the shop itself', async () => {
  const { elsewhere, purged, openParts } = await open()
  const look = createReviewLook(openParts(null))
  await look()
  await elsewhere.reviews.store({ ...review, productId: SHOP_ITSELF })
  await elsewhere.reviews.publish(1, 'Meera')
  await look()
  expect(purged).toEqual(['lists'])
})
