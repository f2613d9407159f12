import { describe, expect, it } from 'vitest'
import { mailFailures } from '#content/mail.ts'
import { queueLetter } from '#desk/mail/queue-letter.ts'
import type { Desk } from '#desk/open-desk.ts'
import { brand } from '#merchant/brand.ts'
import type { DeskContract } from './contract.ts'
import { queueTestLetter } from './queue-test-letter.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const away = { type: 'later', words: '421 Too busy', isServerAway: true } as const

/** Claims a letter that is due. @throws Error when none is */
async function claim({ mail }: Desk) {
  const letter = await mail.claim()
  if (letter === null) throw new Error('No letter is due')
  return letter
}

/** The contract tests for letters. */
export function testMail({ open, openAgain, clock }: DeskContract): void {
  it('has no letter when its transaction failed', async () => {
    const { database, mail } = await open()
    const failing = database.transaction().execute(async (transaction) => {
      const letter = { subject: 'Hello', text: 'Hello', html: 'Hello', recipient: 'a@example.com' }
      const cause = { key: 'message 1 receipt', kind: 'receipt', about: 'message 1' } as const
      await queueLetter(transaction, { ...letter, ...cause }, clock.now())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await mail.list({})).toEqual([])
  })

  it('queues one letter for a cause, however often and by whichever process', async () => {
    const desks = [await open(), await openAgain()]
    const queued = await Promise.all(
      Array.from({ length: 5 }, () => desks.map((desk) => queueTestLetter(desk, 1))).flat(),
    )
    expect(queued.filter(Boolean)).toHaveLength(1)
    expect(await desks[0]?.mail.list({})).toMatchObject([
      { state: 'waiting', recipient: 'shopper1@example.com', subject: 'Letter 1', text: 'Text 1' },
    ])
  })

  it('leaves control characters out of a letter', async () => {
    const desk = await open()
    const written = 'As\0ha\u0007:\n\tWelcome\r\u0085'
    await queueTestLetter(desk, 1, { subject: 'Hello\0', text: written, html: `<p>${written}</p>` })
    expect(await desk.mail.list({})).toMatchObject([
      { subject: 'Hello', text: 'Asha:\n\tWelcome', html: '<p>Asha:\n\tWelcome</p>' },
    ])
  })

  it('gives each letter to only one process', async () => {
    const desks = [await open(), await openAgain()]
    for (let at = 1; at <= 6; at += 1) await queueTestLetter(desks[at % 2] ?? (await open()), at)
    const claims = Array.from({ length: 5 }, () => desks.map(({ mail }) => mail.claim()))
    const claimed = (await Promise.all(claims.flat())).filter((letter) => letter !== null)
    // A process that found a letter claimed looks again later.
    for (const desk of desks)
      for (let more = await desk.mail.claim(); more; more = await desk.mail.claim())
        claimed.push(more)
    expect(claimed.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('lets another process send the letter of a dead one, with the same Message-ID', async () => {
    const [gone, other] = [await open(), await openAgain()]
    await queueTestLetter(gone, 1)
    const held = await claim(gone)
    expect(await other.mail.claim()).toBeNull()
    clock.pass(6 * MINUTE_MS)
    const again = await claim(other)
    expect(again).toMatchObject({ id: held.id, message_id: held.message_id, tries: 2 })
    expect(await gone.mail.settle(held, away)).toBeNull()
    expect(await other.mail.settle(again, { type: 'sent' })).toBe('sent')
    expect(await other.mail.find(1)).toMatchObject({ state: 'sent', sentAt: clock.now() })
  })

  it('retries at growing intervals, and fails after a day', async () => {
    const desk = await open()
    await queueTestLetter(desk, 1)
    const tried: number[] = []
    const started = clock.now().getTime()
    for (let state: string | null = 'waiting'; state === 'waiting'; ) {
      const { due_at } = await desk.database
        .selectFrom('letters')
        .select('due_at')
        .executeTakeFirstOrThrow()
      clock.pass(Date.parse(due_at ?? '') - clock.now().getTime())
      tried.push((clock.now().getTime() - started) / MINUTE_MS)
      state = await desk.mail.settle(await claim(desk), away)
    }
    const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0))
    expect(pauses.length).toBeGreaterThan(5)
    expect(pauses[0]).toBeLessThan(2)
    for (const [index, pause] of pauses.entries())
      expect(pause).toBeGreaterThan((pauses[index - 1] ?? 0) * 0.6)
    expect(tried.at(-1)).toBeLessThan(24 * 60)
    expect(await desk.mail.find(1)).toMatchObject({ state: 'failed', failure: '421 Too busy' })
    clock.pass(DAY_MS)
    expect(await desk.mail.claim()).toBeNull()
  })

  it.each([5.5, 24])('sends at once what a clock queued that was %d hours ahead', async (hours) => {
    const desk = await open()
    clock.pass(hours * 60 * MINUTE_MS)
    await queueTestLetter(desk, 1)
    clock.pass(-hours * 60 * MINUTE_MS)
    await desk.mail.settle(await claim(desk), away)
    expect(await desk.mail.claim()).toBeNull()
  })

  it('retries a letter at its own time where the clocks of two machines differ', async () => {
    const [ahead, other] = [await open(), await openAgain()]
    await queueTestLetter(other, 1)
    clock.pass(DAY_MS / 2)
    await ahead.mail.settle(await claim(ahead), away)
    clock.pass(-DAY_MS / 2)
    expect(await other.mail.claim()).toBeNull()
  })

  it('fails at once with the mail server’s message on a permanent refusal', async () => {
    const desk = await open()
    await queueTestLetter(desk, 1)
    await desk.mail.settle(await claim(desk), { type: 'refused', words: '550 No such user' })
    clock.pass(DAY_MS / 2)
    expect(await desk.mail.claim()).toBeNull()
    expect(await desk.mail.list({ state: 'failed' })).toMatchObject([
      { id: 1, failure: '550 No such user', tries: 1 },
    ])
  })

  it('retries a failed letter for another day on request, and logs who asked', async () => {
    const desk = await open()
    await queueTestLetter(desk, 1)
    expect(await desk.mail.tryAgain(1, 'Meera')).toBeNull()
    await desk.mail.settle(await claim(desk), { type: 'refused', words: '550 No such user' })
    clock.pass(2 * DAY_MS)
    expect(await desk.mail.tryAgain(1, 'Meera')).toMatchObject({ state: 'waiting' })
    expect(await claim(desk)).toMatchObject({ id: 1 })
    const actions = await desk.history.list('message 1')
    expect(actions).toMatchObject([{ who: 'Meera', what: 'sent again', detail: 'receipt' }])
  })

  it('does not send a letter that was due a day ago', async () => {
    const desk = await open()
    await queueTestLetter(desk, 1)
    clock.pass(DAY_MS + 1)
    expect(await desk.mail.claim()).toBeNull()
    expect(await desk.mail.find(1)).toMatchObject({ state: 'failed', failure: mailFailures.tooOld })
  })

  it('notifies sender and merchant of a message, and links an answer to the receipt', async () => {
    const { messages, mail, database } = await open()
    const message = { kind: 'grievance', key: 'asha-12345', name: 'Asha' } as const
    const contact = { email: 'asha@example.com', phone: '9876543210', query: 'The box is torn.' }
    for (const _ of [1, 2]) await messages.store({ ...message, ...contact })
    await messages.answer(1, { who: 'Ravi', text: 'A new one is on its way.', key: 'a' })
    await messages.answer(1, { who: 'Ravi', text: 'A new one is on its way.', key: 'a' })
    const letters = await database
      .selectFrom('letters')
      .select(['kind', 'recipient', 'reply_to', 'message_id', 'in_reply_to'])
      .orderBy('id')
      .execute()
    const { email } = brand.grievanceOfficer
    expect(letters).toMatchObject([
      { kind: 'receipt', recipient: contact.email, reply_to: null },
      { kind: 'notice', recipient: email, reply_to: contact.email },
      { kind: 'answer', recipient: contact.email, reply_to: email },
    ])
    expect(letters[2]?.in_reply_to).toBe(letters[0]?.message_id)
    expect((await mail.list({ about: 'message 1' }))[0]?.text).toContain('A new one is on its way.')
  })

  describe('after three months', () => {
    it('deletes letters that were sent or given up, not those that are tried again', async () => {
      const desk = await open()
      for (const at of [1, 2, 3, 4]) await queueTestLetter(desk, at)
      await desk.mail.settle(await claim(desk), { type: 'sent' })
      await desk.mail.settle(await claim(desk), { type: 'refused', words: '550 No' })
      await claim(desk)
      clock.pass(91 * DAY_MS)
      await desk.mail.tryAgain(2, 'Meera')
      await queueTestLetter(desk, 5)
      await desk.mail.forgetOld()
      expect((await desk.mail.list({})).map(({ id }) => id)).toEqual([5, 2])
    })
  })
}
