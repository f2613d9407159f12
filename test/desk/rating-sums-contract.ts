import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { DeskDatabase } from '#desk/database/desk-tables.ts'
import { isPostgres } from '#desk/database/is-postgres.ts'
import { keepRatingSums } from '#desk/database/migrations/0013-rating-sums.ts'
import type { Desk } from '#desk/open-desk.ts'
import type { Rating } from '#desk/reviews/review-table.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'
import { createKnownRatings } from '#server/desk/reviews/known-ratings.ts'
import { createRandom } from '#test/create-random.ts'
import { repeated } from '#test/repeated.ts'
import type { DeskContract } from './contract.ts'

const products = ['one', 'two', 'three'] as const
const review: NewReview = {
  key: null,
  productId: '',
  name: 'Asha',
  email: '',
  rating: 5,
  text: 'Loud.',
  orderNumber: null,
  verified: 'none',
}

/** All that pages show of published reviews, apart from votes, and which pictures are hidden: reads every review. */
async function readShown(database: DeskDatabase) {
  const photos = await database
    .selectFrom('review_photos')
    .select(['id', 'review_id', 'hidden_reason'])
    .orderBy('id')
    .execute()
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'name', 'text', 'answer'])
    .where('state', '=', 'published')
    .orderBy('id')
    .execute()
  const shown = rows.map((row) => ({
    ...row,
    photos: photos.filter((photo) => photo.review_id === row.id),
  }))
  return Map.groupBy(shown, (row) => row.product_id)
}

type Shown = Awaited<ReturnType<typeof readShown>>

/** The sums that the database should hold, computed from the reviews. */
function sumUp(shown: Shown) {
  return new Map(
    [...shown].map(([id, rows]) => {
      const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
      for (const { rating } of rows) distribution[rating] += 1
      const stars = rows.reduce((sum, { rating }) => sum + rating, 0)
      return [id, { count: rows.length, average: stars / rows.length, distribution }]
    }),
  )
}

async function readSums({ reviews }: Desk) {
  const ratings = await reviews.rateProducts()
  return new Map([...ratings].map(([id, { mark: _, ...rating }]) => [id, rating]))
}

/** A random action of shoppers or of the desk, by either of two processes. */
async function actAtRandom(desks: readonly [Desk, Desk], random: () => number, photo: Uint8Array) {
  const pick = <Item>(...items: readonly [Item, ...Item[]]) =>
    items[Math.floor(random() * items.length)] ?? items[0]
  const { reviews, people, database } = pick(...desks)
  const rows = await database.selectFrom('reviews').select('id').orderBy('id').execute()
  const id = pick(0, ...rows.map((row) => row.id))
  const photos = await reviews.photos.listOf(id)
  const email = `buyer${pick(1, 2, 3, 4, 5, 6, 7, 8)}@example.com`
  const text = pick('Thanks.', 'Sorry.', null)
  const reason = pick('abusive' as const, 'unlawful' as const)
  const publish = () => reviews.publish(id, 'Meera')
  const keep = () =>
    reviews.store({
      ...review,
      email,
      productId: pick(...products),
      rating: pick<Rating>(1, 2, 3, 4, 5),
      photos: pick(true, false, false) ? [photo] : [],
    })
  const act = pick<() => unknown>(
    ...[keep, keep, publish, publish],
    () => reviews.hide(id, 'Meera', { reason }),
    () => reviews.answer(id, 'Meera', text),
    () => reviews.voteHelpful(id, { browser: email, address: email }),
    () => photos[0] && reviews.photos.hide(photos[0], pick(reason, null), 'Meera'),
    () => random() < 0.2 && people.erase({ by: 'email', key: email }, 'Meera'),
  )
  await act()
}

/** Makes the reviews what the release before the sums left. */
async function takeSumsAway(database: DeskDatabase): Promise<void> {
  const onTable = isPostgres(database) ? 'ON reviews' : ''
  for (const name of ['review_is_added', 'review_is_changed', 'review_is_gone']) {
    await sql.raw(`DROP TRIGGER ${name} ${onTable}`).execute(database)
    if (isPostgres(database)) await sql.raw(`DROP FUNCTION ${name}`).execute(database)
  }
  await sql`DROP TABLE rating_sums`.execute(database)
  await sql`CREATE INDEX reviews_by_rating ON reviews (state, product_id, rating)`.execute(database)
}

/** The contract tests for the sums of ratings. */
export function testRatingSums({ open, openAgain, clock }: DeskContract): void {
  it('match all reviews after any actions, and report products whose pages changed', async () => {
    const create = { width: 9, height: 9, channels: 3, background: 'teal' } as const
    const photo = await sharp({ create }).png().toBuffer()
    const desk = await open()
    const desks = [desk, await openAgain()] as const
    const known = createKnownRatings(async () => desk)
    await known.read()
    const random = createRandom(90)
    let before: Shown = new Map()
    let changes = 0
    for (let turn = 0; turn < repeated(150, 2000); turn += 1) {
      clock.pass(1000)
      await actAtRandom(desks, random, photo)
      const after = await readShown(desk.database)
      expect(await readSums(desk)).toEqual(sumUp(after))
      const isChanged = (id: string) =>
        JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id))
      const changed = products.filter(isChanged)
      expect([...(await known.listChanged())].sort()).toEqual([...changed].sort())
      changes += changed.length
      before = after
    }
    expect(changes).toBeGreaterThan(30)
  })

  it('count reviews that two processes publish at once', async () => {
    const desks = [await open(), await openAgain()] as const
    const [{ reviews }] = desks
    for (let at = 1; at <= 8; at += 1)
      await reviews.store({ ...review, email: `buyer${at}@example.com`, productId: 'one' })
    const ids = Array.from({ length: 8 }, (_, at) => at + 1)
    await Promise.all(ids.map((id) => desks[id % 2 === 0 ? 0 : 1].reviews.publish(id, 'Meera')))
    expect((await reviews.rateProducts()).get('one')).toMatchObject({ count: 8, average: 5 })
  })

  it('are computed for the reviews of an older database', async () => {
    const { reviews, database } = await open()
    const buyers = [1, 2, 3].map((at) => `buyer${at}@example.com`)
    for (const email of buyers) await reviews.store({ ...review, email, productId: 'one' })
    for (const id of [1, 2]) await reviews.publish(id, 'Meera')
    await takeSumsAway(database)
    // Not by a start, which would need every later migration undone, too.
    await keepRatingSums(database)
    const desk = await openAgain()
    expect((await desk.reviews.rateProducts()).get('one')).toMatchObject({ count: 2 })
    await desk.reviews.publish(3, 'Meera')
    expect(await readSums(desk)).toEqual(sumUp(await readShown(desk.database)))
  })
}
