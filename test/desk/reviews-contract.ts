import { describe, expect, it } from 'vitest'
import type { HiddenReason, Rating } from '#desk/reviews/review-table.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'
import type { DeskContract } from './contract.ts'

const DAY_MS = 24 * 60 * 60_000
const taboo = 'gid://shopify/Product/2'
const review: NewReview = {
  key: 'review-key-1',
  productId: taboo,
  name: 'Asha',
  email: 'Asha+games@example.com',
  rating: 1,
  text: 'The cards bend.',
  orderNumber: 'PG1001',
  verified: 'order',
}
/** A review by another author for each number. */
const another = (at: number, changes: Partial<NewReview> = {}): NewReview => ({
  ...review,
  key: `review-key-${at}`,
  email: `buyer${at}@example.com`,
  text: `Review number ${at}`,
  ...changes,
})
const stored = (id: number) => ({ type: 'stored', id })

/** The contract tests for reviews. */
export function testReviews({ open, openAgain, clock }: DeskContract): void {
  describe('a review', () => {
    it('waits until it is published, and is shown without its author’s address', async () => {
      const { reviews, history } = await open()
      expect(await reviews.store(review)).toEqual(stored(1))
      expect((await reviews.listPublished({})).reviews).toEqual([])
      expect((await reviews.list({ state: 'waiting' })).reviews).toMatchObject([
        { id: 1, email: review.email, orderNumber: 'PG1001', createdAt: clock.now() },
      ])
      expect(await reviews.publish(1, 'Meera')).toMatchObject({ publishedAt: clock.now() })
      expect((await reviews.listPublished({ productId: taboo })).reviews).toEqual([
        {
          id: 1,
          productId: taboo,
          name: 'Asha',
          rating: 1,
          text: review.text,
          verified: 'order',
          answer: null,
          helpful: 0,
          photos: [],
          createdAt: clock.now(),
          answeredAt: null,
        },
      ])
      expect((await reviews.listPublished({ productId: 'another' })).reviews).toEqual([])
      expect((await history.list('review 1')).map(({ what }) => what)).toEqual(['published'])
    })

    it('is stored once per mailbox and product, even when sent ten times at once', async () => {
      const desks = [await open(), await openAgain()]
      const sent = Array.from({ length: 5 }, () =>
        desks.map(({ reviews }) => reviews.store({ ...review, key: null })),
      )
      expect(new Set((await Promise.all(sent.flat())).map(({ type }) => type))).toEqual(
        new Set(['stored']),
      )
      const [{ reviews } = await open()] = desks
      expect((await reviews.list({})).reviews).toHaveLength(1)
      const changed = {
        ...review,
        key: 'other-key',
        email: 'asha@example.com',
        text: 'It is fine.',
      }
      const refused = { type: 'refused', reason: 'reviewed-already' }
      expect(await reviews.store(changed)).toEqual(refused)
      expect(await reviews.store({ ...changed, productId: 'another' })).toEqual(stored(2))
    })

    it('is hidden for an allowed reason, which its author is told, never for its rating', async () => {
      const { reviews, database, history } = await open()
      await reviews.store(review)
      await reviews.publish(1, 'Meera')
      const told = { reason: 'personal-data', note: 'It names a courier.' } as const
      expect(await reviews.hide(1, 'Meera', told)).toMatchObject({
        state: 'hidden',
        hiddenReason: told.reason,
        hiddenNote: told.note,
      })
      expect((await reviews.listPublished({})).reviews).toEqual([])
      // A form can send any reason.
      const bad = { reason: 'bad' as 'abusive' }
      await expect(reviews.hide(1, 'Meera', bad)).rejects.toThrow(
        'bad is not a reason to hide a review',
      )
      const silent = database.updateTable('reviews').set({ hidden_reason: null }).execute()
      await expect(silent).rejects.toThrow()
      expect(await reviews.publish(1, 'Meera')).toMatchObject({
        hiddenReason: null,
        hiddenNote: '',
      })
      const actions = await history.list('review 1')
      expect(actions.map(({ what, detail }) => [what, detail])).toEqual([
        ['published', ''],
        ['hidden', 'personal-data'],
        ['published', ''],
      ])
    })

    it('has its author told why it is hidden, once per reason', async () => {
      const { reviews, mail } = await open()
      await reviews.store({ ...review, text: 'Buy at https://spam.example' })
      const tell = (reason: HiddenReason, note = '') => reviews.hide(1, 'Meera', { reason, note })
      await tell('advertising', 'It names a shop.')
      await reviews.publish(1, 'Meera')
      await tell('advertising')
      await tell('abusive')
      const letters = await mail.list({ about: 'review 1' })
      expect(letters.map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['hidden-review', review.email],
        ['hidden-review', review.email],
      ])
      const texts = letters.map(({ text }) => text).toSorted()
      expect(texts[1]).toContain('It is abusive or hateful')
      expect(texts[0]).toMatch(
        /with 1 of 5 stars[\s\S]*It advertises something\.\s+It names a shop\./,
      )
      expect(texts.join('')).not.toContain('spam')
    })

    it('has at most one answer of the merchant', async () => {
      const { reviews } = await open()
      await reviews.store(review)
      expect(await reviews.answer(1, 'Meera', 'We send new cards.')).toMatchObject({
        answer: 'We send new cards.',
        answeredAt: clock.now(),
      })
      expect(await reviews.answer(1, 'Meera', null)).toMatchObject({
        answer: null,
        answeredAt: null,
      })
      expect(await reviews.answer(9, 'Meera', 'x')).toBeNull()
    })

    it('has a rating from one to five', async () => {
      const { reviews } = await open()
      // A form can send any rating.
      const odd = { ...review, rating: 6 as Rating }
      await expect(reviews.store(odd)).rejects.toThrow()
    })
  })

  it('published ones are listed newest first, in pages', async () => {
    const { reviews } = await open()
    for (const at of [1, 2, 3, 4]) await reviews.store(another(at))
    for (const id of [1, 2, 4]) await reviews.publish(id, 'Meera')
    const first = await reviews.listPublished({ productId: taboo, size: 2 })
    expect([first.reviews.map(({ id }) => id), first.next]).toEqual([[4, 2], 2])
    const last = await reviews.listPublished({ productId: taboo, size: 2, cursor: 2 })
    expect([last.reviews.map(({ id }) => id), last.next]).toEqual([[1], null])
  })

  it('ratings count published reviews, by product', async () => {
    const { reviews } = await open()
    expect((await reviews.rateProducts()).size).toBe(0)
    const given: readonly Rating[] = [5, 5, 4, 1]
    for (const [at, rating] of given.entries()) await reviews.store(another(at, { rating }))
    await reviews.store(another(9, { productId: 'another', rating: 2 }))
    for (const id of [1, 2, 3, 5]) await reviews.publish(id, 'Meera')
    const ratings = await reviews.rateProducts()
    expect(ratings.get(taboo)).toMatchObject({
      count: 3,
      average: 14 / 3,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 },
    })
    expect(ratings.get('another')).toMatchObject({ count: 1, average: 2 })
  })

  it('a helpful vote counts once per browser, and once a day per address', async () => {
    const { reviews, database } = await open()
    await reviews.store(review)
    const voter = { browser: 'one', address: '203.0.113.7' }
    const vote = (changes: Partial<typeof voter>) =>
      reviews.voteHelpful(1, { ...voter, ...changes })
    expect(await vote({})).toBeNull()
    await reviews.publish(1, 'Meera')
    expect(await vote({})).toBe(1)
    expect(await vote({ address: '203.0.113.8' })).toBe(1)
    expect(await vote({ browser: 'two' })).toBe(1)
    expect(await vote({ browser: 'two', address: '203.0.113.8' })).toBe(2)
    clock.pass(DAY_MS)
    expect(await vote({})).toBe(2)
    expect(await vote({ browser: 'three' })).toBe(3)
    const stored = await database.selectFrom('review_votes').selectAll().orderBy('id').execute()
    expect(JSON.stringify(stored)).not.toContain('203.0')
    expect(stored.map(({ address }) => address === null)).toEqual([true, true, false])
  })

  it('concurrent votes from two processes are all counted', async () => {
    const desks = [await open(), await openAgain()]
    await desks[0]?.reviews.store(review)
    await desks[0]?.reviews.publish(1, 'Meera')
    const votes = Array.from({ length: 4 }, (_, at) =>
      desks.map(({ reviews }, process) =>
        reviews.voteHelpful(1, { browser: `${at} ${process}`, address: `${at} ${process}` }),
      ),
    )
    expect(Math.max(...(await Promise.all(votes.flat())).map(Number))).toBe(8)
  })

  it('are exported and erased with a person’s data, including votes', async () => {
    const { reviews, people, database, history } = await open()
    await reviews.store(review)
    await reviews.store(another(2))
    await reviews.publish(1, 'Meera')
    await reviews.voteHelpful(1, { browser: 'one', address: 'one' })
    const asha = { by: 'email', key: 'asha@example.com' } as const
    expect((await people.export(asha)).reviews).toMatchObject([{ id: 1, text: review.text }])
    expect(await people.erase(asha, 'Meera')).toMatchObject({ reviews: 1, messages: 0 })
    expect((await reviews.list({})).reviews.map(({ id }) => id)).toEqual([2])
    expect(await database.selectFrom('review_votes').select('id').execute()).toEqual([])
    expect((await history.list('review 1')).at(-1)).toMatchObject({ what: 'erased' })
  })
}
