import { setImmediate as immediate } from 'node:timers/promises'
import { createClientTurns } from '../../limits/client-turns.ts'

/** Answers a question when it is its buyer's turn; null when too many wait. */
export type QuestionTurns = (
  buyerIp: string | null,
  answer: () => Promise<Response>,
) => Promise<Response | null>

/** As long as one request has the event loop (time-slices.ts). */
const SLICE_MS = 8
/** Each holds what was sent, 256 KB at most. */
const MOST_WAITING = 500

type Waiting = { readonly start: () => Promise<void>; readonly refuse: () => void }

/**
 * Questions of buyers share the event loop: they begin one after the other, buyers in turn, and pages, pictures and files go
 * between them. Many that come at once would otherwise hold up everybody until the last of them is answered. Our own
 * questions, of pages that are being rendered, do not wait.
 *
 * @param now milliseconds on a clock that is never set back
 */
export function createQuestionTurns(now: () => number = () => performance.now()): QuestionTurns {
  const turns = createClientTurns<Waiting>(MOST_WAITING, ({ refuse }) => refuse())
  let isWorking = false

  async function work(): Promise<void> {
    isWorking = true
    let begun = now()
    for (let next = turns.next(); next !== null; next = turns.next()) {
      if (now() - begun > SLICE_MS) {
        await immediate()
        begun = now()
      }
      // What waits for something else, such as a lock of the database, holds up no other question.
      await Promise.race([next.start(), immediate()])
    }
    isWorking = false
  }
  return (buyerIp, answer) => {
    if (buyerIp === null) return answer()
    const { promise, resolve, reject } = Promise.withResolvers<Response | null>()
    turns.add(buyerIp, {
      start: () => answer().then(resolve, reject),
      refuse: () => resolve(null),
    })
    if (!isWorking) void work()
    return promise
  }
}
