import { setTimeout as pause } from 'node:timers/promises'
import type { ClaimedLetter } from './claim-letter.ts'
import type { LetterKind } from './letter-table.ts'
import type { Mail } from './mail.ts'
import type { Delivery } from './settle-letter.ts'
import type { Carrier } from './smtp-carrier.ts'

/** What became of an attempt, for metrics and log: no address, no word of a letter. */
export type PostmanEvent = {
  readonly letter: number
  readonly kind: LetterKind
  readonly tries: number
  /** `later`: it is tried again. */
  readonly outcome: 'sent' | 'failed' | 'later'
}

export type PostmanParts = {
  readonly openMail: () => Promise<Mail>
  readonly carrier: Carrier
  readonly hear: (event: PostmanEvent) => void
  /** Hears of a fault of the database. */
  readonly onFault: (fault: unknown) => void
  /** How often it looks whether a letter is due. */
  readonly everyMs?: number
}

export type Postman = {
  /**
   * Takes up no more letters; ends when those under way are settled, five seconds later at most. What is then unsettled is
   * taken up again when its lease ends.
   */
  readonly stop: () => Promise<void>
}

/** A shopper waits this long for a link, on average half of it. */
const EVERY_MS = 2000
/** Letters at once. */
const HANDS = 2
const LONGEST_REST_MS = 60_000
const LAST_MS = 5000
const TIDY_MS = 6 * 60 * 60_000

/** Sends what is due, a few letters at a time, beside all else that the process does, until it is stopped. */
export function startPostman(parts: PostmanParts): Postman {
  const { everyMs = EVERY_MS } = parts
  const stopping = new AbortController()
  const work = async () => {
    for (let troubles = 0; !stopping.signal.aborted; ) {
      const ended = await deliverNext(parts)
      troubles = ended === 'trouble' ? troubles + 1 : 0
      if (ended === 'delivered') continue
      const rest = Math.min(everyMs * 2 ** troubles, Math.max(everyMs, LONGEST_REST_MS))
      await pause(rest, null, { signal: stopping.signal, ref: false }).catch(() => null)
    }
  }
  const tidy = setInterval(() => void forgetOld(parts), TIDY_MS).unref()
  const hands = Array.from({ length: HANDS }, work)
  return {
    async stop() {
      clearInterval(tidy)
      stopping.abort()
      await Promise.race([Promise.all(hands), pause(LAST_MS, null, { ref: false })])
    },
  }
}

async function forgetOld({ openMail, onFault }: PostmanParts): Promise<void> {
  await openMail()
    .then((mail) => mail.forgetOld())
    .catch(onFault)
}

/** `trouble`: whoever comes next had better wait. */
type Ended = 'delivered' | 'nothing' | 'trouble'

async function deliverNext({ openMail, carrier, hear, onFault }: PostmanParts): Promise<Ended> {
  try {
    const mail = await openMail()
    const letter = await mail.claim()
    if (letter === null) return 'nothing'
    const delivery = await carrier.send(letter)
    const state = await mail.settle(letter, delivery)
    const event = toEvent(letter, state)
    if (event) hear(event)
    return isAway(delivery) ? 'trouble' : 'delivered'
  } catch (fault) {
    onFault(fault)
    return 'trouble'
  }
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
