import type { NewMessage } from '#commerce/model/shop-desk.ts'

/** A process that keeps messages. */
export type MortalDesk = {
  /** @returns the ticket @throws when the process is gone */
  readonly send: (message: NewMessage) => Promise<string>
  /** Kills it without warning and starts another. */
  readonly restart: () => Promise<void>
}

/** The tickets that a shopper was told for a message, by its text. */
export type ToldTickets = ReadonlyMap<string, ReadonlySet<string>>

const SENDERS = 6
/** It is killed within this many milliseconds after messages were sent. */
const LONGEST_MS = 8
/** One in so many was sent again, though it was answered. */
const AGAIN = 8

/** Half of the forms have no script, and so no key. */
const messageAt = (at: number): NewMessage => ({
  ...{ kind: 'query', key: at % 2 === 0 ? `key-of-message-${at}` : null, name: 'Asha Rao' },
  ...{ email: `shopper${at}@example.com`, phone: '9876543210', query: `Question number ${at}` },
})

/**
 * Several shoppers at once send each message until it is answered, while the desk is killed again and again.
 * @param random from 0 to 1
 */
export async function sendThroughKills(
  { send, restart }: MortalDesk,
  random: () => number,
  { messages, kills }: { readonly messages: number; readonly kills: number },
): Promise<ToldTickets> {
  const told = new Map<string, Set<string>>()
  const perKill = messages / (kills + 1)
  const pause = () => new Promise((done) => setTimeout(done, Math.floor(random() * LONGEST_MS)))
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

  async function sendUntilKept(message: NewMessage): Promise<string> {
    for (;;) {
      await untilServing()
      const before = killed
      try {
        return await send(message)
      } catch (fault) {
        // Lost for another reason than that it was killed.
        if (killed === before) throw fault
      }
    }
  }

  let next = 0
  async function sendAll(): Promise<void> {
    while (next < messages) {
      const message = messageAt(next)
      next += 1
      if (next > perKill * (planned + 1) && planned < kills) killSoon()
      const tickets = new Set([await sendUntilKept(message)])
      if (random() * AGAIN < 1) tickets.add(await sendUntilKept(message))
      told.set(message.query, tickets)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll))
  await killing
  return told
}
