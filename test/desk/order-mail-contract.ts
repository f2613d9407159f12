import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { OrderNews } from '#desk/orders/order-mail.ts'
import { exampleOrder } from '#test/mail/example-letters.ts'
import type { DeskContract } from './contract.ts'

const placed: OrderNews = {
  order: exampleOrder,
  orderId: 7,
  recipient: 'asha@example.com',
  at: '2026-03-02T10:00:00.000Z',
  what: { type: 'placed' },
}

/** The contract tests for letters about orders. */
export function testOrderMail({ open, openAgain, logged }: DeskContract): void {
  it('starts at the store’s latest event, and continues from its last position', async () => {
    const { orderMail } = await open()
    expect(await orderMail.getCursor(40)).toBe(40)
    expect(await orderMail.advance(40, 41, [placed])).toBe(true)
    expect(await (await openAgain()).orderMail.getCursor(90)).toBe(41)
  })

  it('lets one process take an event, and others write nothing', async () => {
    const desks = [await open(), await openAgain()]
    for (const { orderMail } of desks) await orderMail.getCursor(40)
    const taken = await Promise.all(
      [...desks, ...desks].map(({ orderMail }) => orderMail.advance(40, 41, [placed])),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await desks[0]?.mail.list({})).toMatchObject([
      { kind: 'order', about: 'order 7', recipient: 'asha@example.com', state: 'waiting' },
    ])
  })

  it('keeps its position when a letter could not be queued', async () => {
    const { orderMail, mail } = await open()
    await orderMail.getCursor(40)
    // Fails before the database sees it, like a fault that passes.
    const broken = { ...placed, recipient: null } as unknown as OrderNews
    await expect(orderMail.advance(40, 42, [placed, broken])).rejects.toThrow()
    expect(await mail.list({})).toEqual([])
    expect(await orderMail.getCursor(0)).toBe(40)
  })

  it('queues the other letters when the database refuses one', async () => {
    const { orderMail, mail, database } = await open()
    await sql`create unique index one_letter on letters (recipient) where recipient = 'a@b.c'`.execute(
      database,
    )
    await orderMail.getCursor(40)
    const [first, refused, last] = ['a@b.c', 'a@b.c', 'ravi@example.com'].map(
      (recipient, orderId) => ({ ...placed, recipient, orderId }),
    )
    const news = [first, refused, last].filter((each) => each !== undefined)
    expect(await orderMail.advance(40, 43, news)).toBe(true)
    expect((await mail.list({})).map(({ about }) => about)).toEqual(['order 2', 'order 0'])
    expect(await orderMail.getCursor(0)).toBe(43)
    expect(logged).toEqual(['Could not queue a letter about order 1; it is skipped'])
  })

  it('writes about an event of another store with the same number', async () => {
    const { orderMail, mail } = await open()
    await orderMail.getCursor(40)
    await orderMail.advance(40, 41, [placed])
    await orderMail.advance(41, 3, [])
    await orderMail.advance(3, 4, [{ ...placed, at: '2026-03-03T10:00:00.000Z' }])
    expect(await mail.list({})).toHaveLength(2)
  })
}
