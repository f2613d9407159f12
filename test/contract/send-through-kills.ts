import type { NewMessage } from '#commerce/model/shop-desk.ts'
import type { NewReview } from '#desk/reviews/store-review.ts'

/** What a shopper sends, in the same form for every desk. */
export type Written =
  | { readonly type: 'message'; readonly message: NewMessage }
  | { readonly type: 'review'; readonly review: WrittenReview }

type WrittenReview = Pick<NewReview, 'key' | 'name' | 'email' | 'rating' | 'text'>

/** A process that stores what shoppers send. */
export type KillableDesk = {
  /** @returns the response to the shopper: the ticket of a message @throws when the process is gone */
  readonly send: (written: Written) => Promise<string>
  /** Kills it without warning and starts another. */
  readonly restart: () => Promise<void>
}

/** The responses to what shoppers sent, by its text. */
export type Told = ReadonlyMap<string, ReadonlySet<string>>

const SENDERS = 6
/** The desk is killed within this many milliseconds after something was sent. */
const MAX_DELAY_MS = 8
/** One of this many is sent again although it was answered. */
const ONE_IN_REPEATED = 8

/** Messages and reviews alternate. Half of the forms have no script, and so no key. */
function writtenAt(at: number): Written {
  const sender = { name: 'Asha Rao', email: `shopper${at}@example.com` }
  const key = at % 4 < 2 ? `key-of-number-${at}` : null
  if (at % 2 === 0) {
    const message = { ...sender, key, phone: '9876543210', query: `Question number ${at}` }
    return { type: 'message', message: { kind: 'query', ...message } }
  }
  return { type: 'review', review: { ...sender, key, rating: 4, text: `Review number ${at}` } }
}

const textOf = (written: Written) =>
  written.type === 'message' ? written.message.query : written.review.text

/**
 * Several shoppers at once send messages and reviews, each until it is answered, while the desk is repeatedly killed.
 * @param random from 0 to 1
 */
export async function sendThroughKills(
  { send, restart }: KillableDesk,
  random: () => number,
  { sent, kills }: { readonly sent: number; readonly kills: number },
): Promise<Told> {
  const told = new Map<string, Set<string>>()
  const perKill = sent / (kills + 1)
  const pause = () => new Promise((done) => setTimeout(done, Math.floor(random() * MAX_DELAY_MS)))
  let [planned, killed] = [0, 0]
  let restarting = Promise.resolve()
  let killing = Promise.resolve()
  const killSoon = () => {
    planned += 1
    killing = killing.then(pause).then(async () => {
      killed += 1
      restarting = restart()
      await restarting
    })
  }

  async function untilServing(): Promise<void> {
    for (let known = null; known !== restarting; ) {
      known = restarting
      await known
    }
  }

  async function sendUntilKept(written: Written): Promise<string> {
    for (;;) {
      await untilServing()
      const before = killed
      try {
        return await send(written)
      } catch (fault) {
        // The request was lost for another reason than a kill.
        if (killed === before) throw fault
      }
    }
  }

  let next = 0
  async function sendAll(): Promise<void> {
    while (next < sent) {
      const written = writtenAt(next)
      next += 1
      if (next > perKill * (planned + 1) && planned < kills) killSoon()
      const answers = new Set([await sendUntilKept(written)])
      if (random() * ONE_IN_REPEATED < 1) answers.add(await sendUntilKept(written))
      told.set(textOf(written), answers)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll))
  await killing
  return told
}
