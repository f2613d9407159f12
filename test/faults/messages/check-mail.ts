import { setTimeout as pause } from 'node:timers/promises'
import type { Desk } from '#desk/open-desk.ts'
import type { ArrivedLetter } from '#test/mail/start-mail-server.ts'

/** What became of a desk's letters at the mail server. */
export type CheckedMail = {
  /** How many letters the desk wrote. */
  readonly letters: number
  /** A sentence for each letter that never arrived, that the desk did not write, or that one cause has two of. */
  readonly wrong: readonly string[]
  /** How often a letter arrived again with the same Message-ID, by which a mailbox recognises it. */
  readonly repeats: number
}

const POLL_MS = 500
/** Longer than the lease that a killed process held (LEASE_MS): a desk that sends nothing for this long is done. */
const STILL_MS = 7 * 60_000

/** Waits until no letter is open or none leaves any more: ten thousand take a busy machine 20 minutes. */
export async function waitUntilSent({ database }: Pick<Desk, 'database'>): Promise<void> {
  let [open, since] = [Number.POSITIVE_INFINITY, performance.now()]
  while (open > 0 && performance.now() - since < STILL_MS) {
    const left = await countOpen(database)
    if (left < open) [open, since] = [left, performance.now()]
    else await pause(POLL_MS)
  }
}

async function countOpen(database: Desk['database']): Promise<number> {
  const { count } = await database
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Compares the desk's letters with those that the mail server received. */
export async function checkMail(
  { database }: Pick<Desk, 'database'>,
  arrived: readonly Pick<ArrivedLetter, 'to' | 'messageId'>[],
): Promise<CheckedMail> {
  const columns = ['recipient', 'subject', 'message_id', 'state', 'tries', 'failure'] as const
  const letters = await database.selectFrom('letters').select(columns).execute()
  const arrivals = Map.groupBy(arrived, ({ messageId }) => messageId)
  const written = new Set(letters.map(({ message_id }) => message_id))
  const causes = Map.groupBy(letters, ({ recipient, subject }) => `${subject} to ${recipient}`)
  const lost = letters.filter(({ message_id }) => !arrivals.has(message_id))
  return {
    letters: letters.length,
    wrong: [
      ...lost.map(
        ({ subject, state, tries, failure }) => `${subject}: ${state}, tries ${tries}, ${failure}`,
      ),
      ...[...arrivals.keys()]
        .filter((id) => !written.has(id))
        .map((id) => `${id}: not of the desk`),
      ...[...causes].flatMap(([cause, { length }]) =>
        length > 1 ? [`${cause}: ${length} letters`] : [],
      ),
    ],
    repeats: arrived.length - arrivals.size,
  }
}
