import type { Attack, StrikeOutcome, Target } from './attack.ts'
import { fillCheckout } from './order-by-cash.ts'

const get = async ({ ask, address }: Target, path: string): Promise<number> =>
  (await ask({ path, address })).status

/** @throws Error for a status that is neither done nor a refusal */
function outcomeOf(status: number, done: number): StrikeOutcome {
  if (status === done) return 'done'
  if (status >= 400 && status < 500) return 'refused'
  throw new Error(`answered ${status}`)
}

/** As a page of another site sends it from somebody's browser. */
async function postAcross({ ask, address }: Target): Promise<StrikeOutcome> {
  const { status } = await ask({
    path: '/api/checkout',
    address,
    headers: {
      'content-type': 'text/plain',
      'sec-fetch-site': 'cross-site',
      origin: 'https://elsewhere.example',
      'user-agent': 'x'.repeat(2000),
    },
    body: '{"lines":[]}',
  })
  return outcomeOf(status, 200)
}

export const pageAttacks: readonly Attack[] = [
  {
    title: 'unknown categories',
    // The limit: 30, one more each second, and those that were under way.
    atOnce: 4,
    maxDone: 95,
    strike: async (target, sequence) =>
      outcomeOf(await get(target, `/category/none-${sequence}`), 404),
  },
  {
    title: 'posts of another site',
    atOnce: 4,
    maxDone: 0,
    strike: postAcross,
  },
  {
    title: 'posts of another site, and nobody reads the log',
    atOnce: 4,
    maxDone: 0,
    blocksLog: true,
    strike: postAcross,
  },
  {
    title: '/%09/%3C/b',
    atOnce: 4,
    maxDone: 0,
    strike: async (target) => outcomeOf(await get(target, '/%09/%3C/b'), 200),
  },
  {
    title: '10 orders paid in cash',
    // The limit: three of one buyer.
    atOnce: 1,
    maxDone: 3,
    strike: fillCheckout,
  },
]
