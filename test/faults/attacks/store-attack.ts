import type { Attack } from './attack.ts'

/** A text that only the attacker's requests contain. */
export const ATTACKED = 'attacked-'

/** Pages that were never requested, for which a store sends huge responses. */
export const hugeAnswers: Attack = {
  title: 'answers of 300 MB from the store',
  atOnce: 2,
  storeFault: '300 MB',
  maxDone: 0,
  async strike({ ask, address }, sequence) {
    const { status } = await ask({ path: `/product/${ATTACKED}${sequence}`, address })
    if (status === 503 || status === 429) return 'refused'
    if (status >= 500) throw new Error(`answered ${status}`)
    return 'done'
  },
}
