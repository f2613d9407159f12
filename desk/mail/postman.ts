import { setTimeout as pause } from 'node:timers/promises'
import { type Ended, repeat } from '#platform/repeat.ts'
import type { ClaimedLetter } from './claim-letter.ts'
import type { LetterKind } from './letter-table.ts'
import type { Mail } from './mail.ts'
import type { Delivery } from './settle-letter.ts'
import type { Carrier } from './smtp-carrier.ts'

/** The result of an attempt, for metrics and the log: without addresses or content. */
export type PostmanEvent = {
  readonly letter: number
  readonly kind: LetterKind
  readonly tries: number
  /** `later`: it is retried. */
  readonly outcome: 'sent' | 'failed' | 'later'
}

export type PostmanParts = {
  readonly openMail: () => Promise<Mail>
  readonly carrier: Carrier
  readonly onEvent: (event: PostmanEvent) => void
  /** Called with faults of the database. */
  readonly onFault: (fault: unknown) => void
  /** Pause between checks for due letters, in milliseconds. */
  readonly everyMs?: number
}

export type Postman = {
  /**
   * Claims no more letters, and resolves when those under way are settled, after five seconds at most. A letter left
   * unsettled is claimed again when its lease ends.
   */
  readonly stop: () => Promise<void>
}

/** The longest wait of a shopper for a link; the average is half of it. */
const EVERY_MS = 2000
/** Letters sent at the same time. */
const WORKERS = 2
const STOP_TIMEOUT_MS = 5000

/** Sends due letters in the background, a few at a time, until it is stopped. */
export function startPostman(parts: PostmanParts): Postman {
  const { everyMs = EVERY_MS, onFault } = parts
  const work = () => deliverNext(parts)
  const stops = Array.from({ length: WORKERS }, () => repeat({ work, everyMs, onFault }))
  return {
    async stop() {
      const settled = Promise.all(stops.map((stop) => stop()))
      await Promise.race([settled, pause(STOP_TIMEOUT_MS, null, { ref: false })])
    },
  }
}

async function deliverNext({ openMail, carrier, onEvent }: PostmanParts): Promise<Ended> {
  const mail = await openMail()
  const letter = await mail.claim()
  if (letter === null) return false
  const delivery = await carrier.send(letter)
  const state = await mail.settle(letter, delivery)
  const event = toEvent(letter, state)
  if (event) onEvent(event)
  return isAway(delivery) ? 'trouble' : true
}

const isAway = (delivery: Delivery) => delivery.type === 'later' && delivery.isServerAway

function toEvent(
  { id: letter, kind, tries }: ClaimedLetter,
  state: Awaited<ReturnType<Mail['settle']>>,
): PostmanEvent | null {
  if (state === null) return null
  const outcome = state === 'waiting' || state === 'sending' ? 'later' : state
  return { letter, kind, tries, outcome }
}
