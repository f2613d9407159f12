import { expect, it } from 'vitest'
import type { Desk } from '#desk/open-desk.ts'
import type { DeskContract } from './contract.ts'
import { queueTestLetter } from './queue-test-letter.ts'

const NUL = '\0'
const asha = `as${NUL}ha@example.com`
const day = '2026-03-02'

/** What shoppers and staff type reaches the desk by these calls. */
const writes: Readonly<Record<string, (desk: Desk) => Promise<unknown>>> = {
  'a message': ({ messages }) =>
    messages.store({
      kind: 'query',
      key: `key${NUL}`,
      name: `As${NUL}ha`,
      email: asha,
      phone: `98765${NUL}43210`,
      query: `Is Leh ${NUL} far?`,
    }),
  'a review': ({ reviews }) =>
    reviews.store({
      key: `key${NUL}`,
      productId: `gid://shopify/Product/2${NUL}`,
      name: `As${NUL}ha`,
      email: asha,
      rating: 1,
      text: `Cards${NUL} bend.`,
      orderNumber: `PG${NUL}1001`,
      verified: 'order',
    }),
  'a wish': ({ wishes }) =>
    wishes.add({
      variantId: `21${NUL}`,
      email: asha,
      title: `Ta${NUL}boo`,
      words: `Wri${NUL}te`,
      page: `/${NUL}`,
    }),
  'a subscriber': ({ subscribers }) =>
    subscribers.subscribe({ email: asha, words: `Se${NUL}nd`, page: `/${NUL}` }),
  'a token': ({ subscribers }) => subscribers.confirm(NUL),
  'a count': ({ dailyCounts }) =>
    dailyCounts.add([{ day, kind: 'empty-search', name: `ch${NUL}ess`, count: 1 }]),
  'a search': ({ messages }) => messages.list({ search: `le${NUL}h` }),
  'an action': ({ history }) =>
    history.add({ who: `Mee${NUL}ra`, subject: 'message 1', what: 'answered' }),
  'a letter': (desk) => queueTestLetter(desk, 1, { recipient: asha, key: `k${NUL}` }),
}

/** PostgreSQL stores no NUL in a text; the tests run on both databases. */
export function testNul({ open }: DeskContract): void {
  it.each(Object.entries(writes))('makes no call fail: %s', async (_, write) => {
    await expect(write(await open())).resolves.toSatisfy(() => true)
  })
}
