import { describe, expect, it } from 'vitest'
import type { NewMessage } from '#commerce/model/shop-desk.ts'
import type { DeskContract } from './contract.ts'

const MINUTE_MS = 60_000
const query: NewMessage = {
  kind: 'query',
  key: null,
  name: 'Asha Rao',
  email: 'Asha@example.com',
  phone: '+91 98765 43210',
  query: 'Do you deliver to Leh?',
}
/** A message from another sender for each number. */
const another = (at: number, changes: Partial<NewMessage> = {}): NewMessage => ({
  ...query,
  key: `key-${at}`,
  email: `shopper${at}@example.com`,
  query: `Question number ${at}`,
  ...changes,
})
const stored = (ticket: string) => ({ type: 'stored', ticket })

/** The contract tests for messages. */
export function testMessages({ open, openAgain, clock }: DeskContract): void {
  describe('a message', () => {
    it('is stored with a ticket, and visible to other processes', async () => {
      const { messages } = await open()
      expect(await messages.store(query)).toEqual(stored('T-1001'))
      const { messages: others } = await openAgain()
      expect((await others.list({})).messages).toEqual([
        {
          id: 1,
          ticket: 'T-1001',
          kind: 'query',
          state: 'open',
          assignee: null,
          name: query.name,
          email: query.email,
          phone: query.phone,
          text: query.query,
          createdAt: clock.now(),
          acknowledgedAt: null,
          answeredAt: null,
          closedAt: null,
        },
      ])
    })

    it('sent again with its key is stored once, however late', async () => {
      const { messages } = await open()
      const sent = another(1)
      await messages.store(sent)
      clock.pass(30 * 24 * 60 * MINUTE_MS)
      expect(await messages.store(sent)).toEqual(stored('T-1001'))
      expect((await messages.list({})).messages).toHaveLength(1)
    })

    it('without a key is recognised by its content for a day', async () => {
      const { messages } = await open()
      await messages.store(query)
      clock.pass(23 * 60 * MINUTE_MS)
      expect(await messages.store(query)).toEqual(stored('T-1001'))
      clock.pass(2 * 60 * MINUTE_MS)
      expect(await messages.store(query)).toEqual(stored('T-1002'))
    })

    it('sent twenty times at once to two processes is stored once', async () => {
      const desks = [await open(), await openAgain()]
      const sent = Array.from({ length: 10 }, () =>
        desks.map(({ messages }) => messages.store(query)),
      )
      const outcomes = await Promise.all(sent.flat())
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
      expect((await desks[0]?.messages.list({}))?.messages).toHaveLength(1)
    })

    it('never reuses a number', async () => {
      const { database, messages } = await open()
      await messages.store(another(1))
      await messages.store(another(2))
      await database.deleteFrom('messages').execute()
      expect(await messages.store(another(3))).toEqual(stored('T-1003'))
    })
  })

  describe('the limit of a mailbox', () => {
    const send = (at: number) => another(at, { email: 'asha+2@example.com' })

    it('is three in ten minutes, in any spelling and process', async () => {
      const desks = [await open(), await openAgain()]
      const [one, other] = desks.map(({ messages }) => messages)
      await one?.store(query)
      clock.pass(4 * MINUTE_MS)
      await other?.store(send(2))
      await one?.store(send(3))
      expect(await other?.store(send(4))).toEqual({
        type: 'refused',
        reason: 'too-many',
        waitMs: 6 * MINUTE_MS,
      })
      expect(await other?.store(another(5))).toMatchObject({ type: 'stored' })
      clock.pass(6 * MINUTE_MS)
      expect(await one?.store(send(4))).toMatchObject({ type: 'stored' })
    })

    it('applies to concurrent messages', async () => {
      const desks = [await open(), await openAgain()]
      const sent = Array.from({ length: 5 }, (_, at) =>
        desks.map(({ messages }, process) => messages.store(send(2 * at + process))),
      )
      const outcomes = await Promise.all(sent.flat())
      expect(outcomes.filter(({ type }) => type === 'stored')).toHaveLength(3)
    })

    it('does not refuse a retry of a stored message', async () => {
      const { messages } = await open()
      for (const at of [1, 2, 3]) await messages.store(send(at))
      expect(await messages.store(send(2))).toEqual(stored('T-1002'))
    })

    it('ignores messages from the future after the clock is set back', async () => {
      const { messages } = await open()
      clock.pass(60 * MINUTE_MS)
      for (const at of [1, 2, 3]) await messages.store(send(at))
      clock.pass(-60 * MINUTE_MS)
      expect(await messages.store(send(4))).toMatchObject({ type: 'stored' })
    })
  })

  describe('the list', () => {
    it('is paged newest first, by state or complete', async () => {
      const { messages } = await open()
      for (let at = 1; at <= 5; at += 1) await messages.store(another(at))
      await messages.close(4, 'Meera')
      const idsOf = ({ messages: listed }: Awaited<ReturnType<typeof messages.list>>) =>
        listed.map(({ id }) => id)
      const first = await messages.list({ size: 2 })
      expect([idsOf(first), first.next]).toEqual([[5, 4], 4])
      const second = await messages.list({ size: 3, cursor: 4 })
      expect([idsOf(second), second.next]).toEqual([[3, 2, 1], null])
      expect(idsOf(await messages.list({ state: 'open' }))).toEqual([5, 3, 2, 1])
      expect(idsOf(await messages.list({ state: 'closed' }))).toEqual([4])
      expect(await messages.count()).toEqual({ open: 4, answered: 0, closed: 1 })
    })

    it('shows waiting grievances separately, oldest first, until they are closed', async () => {
      const { messages } = await open()
      for (let at = 1; at <= 5; at += 1)
        await messages.store(another(at, { kind: at === 1 ? 'query' : 'grievance' }))
      await messages.answer(2, { who: 'Meera', text: 'We look into it.', key: 'a' })
      await messages.close(4, 'Meera')
      const waiting = await messages.listWaitingGrievances()
      expect(waiting.map(({ id }) => id)).toEqual([2, 3, 5])
    })

    it.each([
      ['leh', [1]],
      ['LEH deliv', [1]],
      ['leh kargil', []],
      ['asha', [1]],
      ['asha@example.com', [1]],
      ['t-1002', [2]],
      ['T1002', [2]],
      ['1002', [2]],
      ['987 654 3210', [1]],
      ['लूडो', [2]],
      ['10%', [2]],
      ["'; drop table messages", []],
      ['!!', [2, 1]],
    ])('finds by beginnings of words, mail, phone or ticket: %s', async (search, ids) => {
      const { messages } = await open()
      await messages.store(query)
      const hindi = 'क्या लूडो पर 10% छूट है?'
      await messages.store(another(2, { name: 'Ravi', phone: '9123456789', query: hindi }))
      expect((await messages.list({ search })).messages.map(({ id }) => id)).toEqual(ids)
    })
  })

  describe('at the desk a message', () => {
    it('is acknowledged, assigned, answered and closed, with names and times', async () => {
      const { messages, history } = await open()
      await messages.store(query)
      await messages.acknowledge(1, 'shop')
      await messages.assign(1, 'Meera', 'Ravi')
      const acknowledgedAt = clock.now()
      clock.pass(MINUTE_MS)
      await messages.answer(1, { who: 'Ravi', text: 'Yes, in a week.', key: 'a' })
      const answeredAt = clock.now()
      clock.pass(MINUTE_MS)
      expect(await messages.close(1, 'Ravi')).toEqual(await messages.find(1))
      expect(await messages.find(1)).toMatchObject({
        state: 'closed',
        assignee: 'Ravi',
        acknowledgedAt,
        answeredAt,
        closedAt: clock.now(),
      })
      const actions = await history.list('message 1')
      expect(actions.map(({ who, what, detail }) => [who, what, detail])).toEqual([
        ['shop', 'acknowledged', ''],
        ['Meera', 'assigned', 'Ravi'],
        ['Ravi', 'answered', ''],
        ['Ravi', 'closed', ''],
      ])
    })

    it('has one answer when the form is sent twice', async () => {
      const { messages, history } = await open()
      await messages.store(query)
      const answer = { who: 'Ravi', text: 'Yes, in a week.', key: 'a' }
      await Promise.all([messages.answer(1, answer), messages.answer(1, answer)])
      expect(await messages.listAnswers(1)).toEqual([
        { id: expect.any(Number), who: 'Ravi', text: 'Yes, in a week.', at: clock.now() },
      ])
      expect(await history.list('message 1')).toHaveLength(1)
      expect(await messages.find(1)).toMatchObject({
        state: 'answered',
        acknowledgedAt: clock.now(),
      })
    })

    it('is changed once, and a repeated action is not logged', async () => {
      const { messages, history } = await open()
      await messages.store(query)
      for (const _ of [1, 2]) {
        await messages.acknowledge(1, 'shop')
        await messages.assign(1, 'Meera', 'Ravi')
        await messages.classify(1, 'Meera', 'grievance')
        await messages.close(1, 'Meera')
      }
      await messages.reopen(1, 'Meera')
      await messages.reopen(1, 'Meera')
      expect(await messages.find(1)).toMatchObject({
        kind: 'grievance',
        state: 'open',
        closedAt: null,
      })
      expect(await history.list('message 1')).toHaveLength(5)
    })

    it('that does not exist cannot be changed', async () => {
      const { messages, history } = await open()
      expect(await messages.find(7)).toBeNull()
      expect(await messages.close(7, 'Meera')).toBeNull()
      expect(await messages.answer(7, { who: 'Meera', text: 'Yes', key: 'a' })).toBeNull()
      expect(await history.list('message 7')).toEqual([])
    })
  })
}
