import { expect, it } from 'vitest'
import type { DeskContract } from './contract.ts'

const wish = {
  variantId: 'gid://shopify/ProductVariant/21',
  email: 'Asha+games@example.com',
  title: 'Desi Taboo',
  words: 'Write to me once when it is back.',
  page: '/product/taboo',
}

/** The contract tests for wishes. */
export function testWishes({ open, openAgain, clock }: DeskContract): void {
  it('a wish is stored with its text, page and time, once per mailbox', async () => {
    const desks = [await open(), await openAgain()]
    const spellings = ['asha@example.com', 'ASHA@example.com', 'asha+2@example.com']
    const sent = desks.flatMap(({ wishes }) =>
      spellings.map((email) => wishes.add({ ...wish, email })),
    )
    const tokens = new Set((await Promise.all(sent)).map((kept) => kept?.token))
    expect(tokens.size).toBe(1)
    expect(await desks[0]?.wishes.add(wish)).toMatchObject({
      id: 1,
      consentWords: wish.words,
      consentPage: wish.page,
      consentedAt: clock.now(),
      notifiedAt: null,
    })
  })

  it('wanted variants are counted by shoppers not yet notified', async () => {
    const { wishes } = await open()
    for (const name of ['asha', 'ravi']) {
      await wishes.add({ ...wish, email: `${name}@example.com` })
    }
    await wishes.add({ ...wish, variantId: 'other' })
    expect(await wishes.listWanted()).toEqual([
      { variantId: wish.variantId, count: 2 },
      { variantId: 'other', count: 1 },
    ])
    await wishes.notify(wish.variantId, async () => undefined)
    expect(await wishes.listWanted()).toEqual([{ variantId: 'other', count: 1 }])
  })

  it('each shopper is notified once, across processes, and may wish again', async () => {
    const desks = [await open(), await openAgain()]
    const [{ wishes } = await open()] = desks
    for (const name of ['asha', 'ravi']) {
      await wishes.add({ ...wish, email: `${name}@example.com` })
    }
    const told: string[] = []
    const notify = ({ wishes: those }: (typeof desks)[number]) =>
      those.notify(wish.variantId, async (_, { email }) => void told.push(email))
    const counts = await Promise.all([...desks, ...desks].map(notify))
    expect(counts.sort()).toEqual([0, 0, 0, 2])
    expect(told).toEqual(['asha@example.com', 'ravi@example.com'])
    clock.pass(60_000)
    const again = await wishes.add({ ...wish, email: 'asha@example.com', words: 'Again.' })
    expect(again).toMatchObject({ consentWords: 'Again.', notifiedAt: null })
    expect(await wishes.notify(wish.variantId, async () => undefined)).toBe(1)
  })

  it('a mailbox may wait for at most twenty games', async () => {
    const { wishes } = await open()
    const add = (at: number, email: string = wish.email) =>
      wishes.add({ ...wish, email, variantId: `variant ${at}` })
    for (let at = 0; at < 20; at += 1) expect(await add(at)).not.toBeNull()
    expect(await add(20, 'asha@example.com')).toBeNull()
    // A wish that is waiting already does not count again.
    expect(await add(7)).toMatchObject({ variantId: 'variant 7' })
    expect(await add(20, 'ravi@example.com')).not.toBeNull()
    await wishes.notify('variant 3', async () => undefined)
    expect(await add(20)).not.toBeNull()
  })

  it('a failed notification leaves everybody waiting', async () => {
    const { wishes } = await open()
    await wishes.add(wish)
    const failing = wishes.notify(wish.variantId, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await wishes.listWanted()).toEqual([{ variantId: wish.variantId, count: 1 }])
  })

  it('the most wanted games are listed, searched by title, with who waits', async () => {
    const { wishes } = await open()
    for (const email of ['asha@example.com', 'ravi@example.com'])
      await wishes.add({ ...wish, email })
    await wishes.add({ ...wish, variantId: 'other', title: '100% Ludo' })
    const ludo = { variantId: 'other', title: '100% Ludo', page: wish.page, count: 1 }
    const taboo = { ...ludo, variantId: wish.variantId, title: wish.title, count: 2 }
    expect(await wishes.listWantedPage({})).toEqual({ wanted: [taboo, ludo], next: null })
    expect(await wishes.listWantedPage({ size: 1 })).toEqual({ wanted: [taboo], next: 1 })
    expect(await wishes.listWantedPage({ search: '0% LUDO' })).toEqual({
      wanted: [ludo],
      next: null,
    })
    const [ravi, asha] = (await wishes.listWaiting(taboo)).wishes
    expect([ravi?.email, asha?.email]).toEqual(['ravi@example.com', 'asha@example.com'])
    const { next } = await wishes.listWaiting({ ...taboo, size: 1 })
    expect(await wishes.listWaiting({ ...taboo, cursor: next ?? 0 })).toEqual({
      wishes: [asha],
      next: null,
    })
    expect(await wishes.find(asha?.id ?? 0)).toEqual(asha)
  })

  it('a wish is withdrawn by its link, and exported and erased with a person’s data', async () => {
    const { wishes, people } = await open()
    const { token = '' } = (await wishes.add(wish)) ?? {}
    await wishes.add({ ...wish, variantId: 'other' })
    for (const forged of ['', 'none', `${token}x`, token.toLowerCase()])
      expect(await wishes.withdraw(forged)).toBe(false)
    expect(await wishes.withdraw(token)).toBe(true)
    expect(await wishes.withdraw(token)).toBe(false)
    const asha = { by: 'email', key: 'asha@example.com' } as const
    const { wishes: told } = await people.export(asha)
    expect(told).toMatchObject([{ variantId: 'other', consentWords: wish.words }])
    // With the link, somebody else could act for them.
    expect(JSON.stringify(told)).not.toContain('token')
    expect(await people.erase(asha, 'Meera')).toMatchObject({ wishes: 1 })
    expect(await wishes.listWanted()).toEqual([])
  })
}
