import type { KyselyPlugin } from 'kysely'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { listReviewsAtDesk } from '#desk/reviews/list-reviews.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'
import type { DeskContract } from './contract.ts'

let photo: Uint8Array
beforeAll(async () => {
  const create = { width: 40, height: 30, channels: 3, background: 'teal' } as const
  photo = await sharp({ create }).jpeg().toBuffer()
})

const review: NewReview = {
  key: 'review-key-1',
  productId: 'gid://shopify/Product/2',
  name: 'Asha',
  rating: 4,
  email: 'asha@example.com',
  text: 'Loud.',
  orderNumber: null,
  verified: 'none',
}
const asha = { by: 'email', key: 'asha@example.com' } as const

/** The contract tests for pictures in reviews. */
export function testReviewPhotos({ open, openAgain, clock }: DeskContract): void {
  it('a picture is public while it and its review are shown, and always visible to the desk', async () => {
    const { reviews, history } = await open()
    await reviews.store({ ...review, photos: [photo, photo] })
    const { photos } = reviews
    const isPublic = async () => (await photos.readPublished(1, 'large')) !== null
    expect([await isPublic(), (await photos.read(1, 'small'))?.length]).toEqual([
      false,
      expect.any(Number),
    ])
    await reviews.publish(1, 'Meera')
    expect(await isPublic()).toBe(true)
    expect((await reviews.listPublished({})).reviews).toMatchObject([{ photos: [1, 2] }])
    const before = (await reviews.rateProducts()).get(review.productId)?.mark
    clock.pass(1000)
    expect(await photos.hide({ reviewId: 1, id: 1 }, 'personal-data', 'Meera')).toBe(true)
    expect(await isPublic()).toBe(false)
    expect((await reviews.rateProducts()).get(review.productId)?.mark).not.toBe(before)
    expect((await reviews.listPublished({})).reviews).toMatchObject([{ photos: [2] }])
    expect(await photos.listOf(1)).toMatchObject([
      { id: 1, hiddenReason: 'personal-data' },
      { id: 2, hiddenReason: null },
    ])
    await photos.hide({ reviewId: 1, id: 1 }, null, 'Meera')
    await photos.hide({ reviewId: 1, id: 1 }, null, 'Meera')
    expect(await isPublic()).toBe(true)
    expect(await photos.hide({ reviewId: 2, id: 1 }, 'abusive', 'Meera')).toBe(false)
    expect((await history.list('review 1')).map(({ what }) => what)).toEqual([
      ...['published', 'photo-hidden', 'photo-shown'],
    ])
    await reviews.hide(1, 'Meera', { reason: 'abusive' })
    expect(await isPublic()).toBe(false)
  })

  it('a list of reviews counts their pictures with one query', async () => {
    const { reviews, database } = await open()
    await reviews.store({ ...review, photos: [photo, photo] })
    await reviews.store({ ...review, key: null, email: 'ravi@example.com' })
    await reviews.store({ ...review, key: null, email: 'kabir@example.com', photos: [photo] })
    await reviews.photos.hide({ reviewId: 1, id: 1 }, 'abusive', 'Meera')
    const counted = (await reviews.list({})).reviews.map(({ id, photos }) => [id, photos])
    expect(counted).toEqual([
      [3, { all: 1, hidden: 0 }],
      [2, { all: 0, hidden: 0 }],
      [1, { all: 2, hidden: 1 }],
    ])
    let questions = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        questions += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await listReviewsAtDesk(database.withPlugin(counting), {})
    expect(questions).toBe(2)
  })

  it('pictures are stored once with their review, and not at all if one is invalid', async () => {
    const desks = [await open(), await openAgain()]
    const [{ reviews } = await open()] = desks
    const broken = { ...review, photos: [photo, Buffer.from('none')] }
    expect(await reviews.store(broken)).toEqual({ type: 'refused', reason: 'no-picture' })
    expect((await reviews.list({})).reviews).toEqual([])
    const sent = { ...review, photos: [photo] }
    await Promise.all(desks.flatMap((desk) => [desk.reviews.store(sent), desk.reviews.store(sent)]))
    expect(await reviews.photos.listOf(1)).toHaveLength(1)
    expect((await reviews.list({})).reviews).toHaveLength(1)
  })

  it('pictures sent after their review are refused', async () => {
    const { reviews } = await open()
    await reviews.store({ ...review, key: null })
    const twice = { type: 'refused', reason: 'reviewed-already' }
    expect(await reviews.store({ ...review, key: null, photos: [photo] })).toEqual(twice)
    expect(await reviews.store({ ...review, key: null })).toEqual({ type: 'stored', id: 1 })
  })

  it('pictures are exported and erased with a person’s data', async () => {
    const { reviews, people, database } = await open()
    await reviews.store({ ...review, photos: [photo] })
    await reviews.store({ ...review, key: null, email: 'ravi@example.com', photos: [photo] })
    const [told] = (await people.export(asha)).reviews
    expect(told?.photos).toMatchObject([{ id: 1, type: 'image/webp' }])
    const bytes = Buffer.from(told?.photos[0]?.base64 ?? '', 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 })
    await people.erase(asha, 'Meera')
    const left = await database.selectFrom('review_photos').select('id').execute()
    expect(left).toEqual([{ id: 2 }])
  })
}
