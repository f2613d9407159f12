import type { Attack } from './attack.ts'

/** What the attacker's questions have, and nobody else's. */
export const ATTACKED = 'attacked-'

/** Pages that nobody asked for, of which a store makes answers without an end. */
export const hugeAnswers: Attack = {
  title: 'answers of 300 MB from the store',
  ...{ atOnce: 2, storeFault: '300 MB', mostDone: 0 },
  async strike({ ask, address }, turn) {
    const { status } = await ask({ path: `/product/${ATTACKED}${turn}`, address })
    if (status === 503 || status === 429) return 'refused'
    if (status >= 500) throw new Error(`answered ${status}`)
    return 'done'
  },
}
