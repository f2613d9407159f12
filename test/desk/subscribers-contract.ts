import { expect, it } from 'vitest'
import type { DeskContract } from './contract.ts'

const consent = {
  email: 'Asha+news@example.com',
  words: 'Send me new games and codes by e-mail.',
  page: '/',
}

/** The contract tests for subscribers. */
export function testSubscribers({ open, openAgain, clock }: DeskContract): void {
  it('a consent is stored with its text, page and time, and pending until confirmed', async () => {
    const { subscribers } = await open()
    const { token } = await subscribers.subscribe(consent)
    expect(token).toMatch(/^[\w-]{32}$/)
    expect((await subscribers.list({ state: 'pending' })).subscribers).toEqual([
      {
        id: 1,
        email: consent.email,
        state: 'pending',
        token,
        consentWords: consent.words,
        consentPage: '/',
        consentedAt: clock.now(),
        confirmedAt: null,
        unsubscribedAt: null,
      },
    ])
    clock.pass(60_000)
    expect(await subscribers.confirm(token)).toMatchObject({
      state: 'confirmed',
      confirmedAt: clock.now(),
    })
    expect((await subscribers.list({ state: 'pending' })).subscribers).toEqual([])
  })

  it('a mailbox subscribes once, however often and in any spelling', async () => {
    const desks = [await open(), await openAgain()]
    const spellings = ['asha@example.com', 'ASHA@example.com', 'asha+2@example.com']
    const sent = desks.flatMap(({ subscribers }) =>
      spellings.map((email) => subscribers.subscribe({ ...consent, email })),
    )
    const tokens = new Set((await Promise.all(sent)).map(({ token }) => token))
    expect(tokens.size).toBe(1)
    expect((await desks[0]?.subscribers.list({}))?.subscribers).toHaveLength(1)
  })

  it('a confirmed subscriber stays confirmed when the address is sent again', async () => {
    const { subscribers } = await open()
    const { token } = await subscribers.subscribe(consent)
    const confirmed = await subscribers.confirm(token)
    clock.pass(60_000)
    expect(await subscribers.subscribe({ ...consent, words: 'Other words' })).toEqual(confirmed)
    expect(await subscribers.confirm(token)).toEqual(confirmed)
  })

  it('unsubscribes with one click, repeatably, and old links do not resubscribe', async () => {
    const { subscribers } = await open()
    const { token } = await subscribers.subscribe(consent)
    await subscribers.confirm(token)
    const gone = await subscribers.unsubscribe(token)
    expect(gone).toMatchObject({ state: 'unsubscribed', unsubscribedAt: clock.now() })
    clock.pass(60_000)
    expect(await subscribers.unsubscribe(token)).toEqual(gone)
    expect(await subscribers.confirm(token)).toBeNull()
    const again = await subscribers.subscribe(consent)
    expect(again).toMatchObject({ id: 1, state: 'pending', unsubscribedAt: null })
    expect(again.token).not.toBe(token)
    expect(await subscribers.confirm(token)).toBeNull()
    expect(await subscribers.unsubscribe('none')).toBeNull()
  })

  it('subscribers are paged, and exported and erased with a person’s data', async () => {
    const { subscribers, people } = await open()
    for (const name of ['asha', 'ravi', 'kavya'])
      await subscribers.subscribe({ ...consent, email: `${name}@example.com` })
    const first = await subscribers.list({ size: 2 })
    expect([first.subscribers.map(({ id }) => id), first.next]).toEqual([[3, 2], 2])
    expect((await subscribers.list({ cursor: 2 })).subscribers.map(({ id }) => id)).toEqual([1])
    const ravi = { by: 'email', key: 'ravi@example.com' } as const
    const { subscriptions } = await people.export(ravi)
    expect(subscriptions).toMatchObject([
      { email: 'ravi@example.com', consentWords: consent.words },
    ])
    // With the link, somebody else could act for them.
    expect(JSON.stringify(subscriptions)).not.toContain('token')
    expect(await people.erase(ravi, 'Meera')).toMatchObject({ messages: 0, subscriptions: 1 })
    expect((await subscribers.list({})).subscribers.map(({ id }) => id)).toEqual([3, 1])
  })
}
