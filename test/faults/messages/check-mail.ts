import { setTimeout as pause } from 'node:timers/promises'
import type { Desk } from '#desk/open-desk.ts'
import type { ArrivedLetter } from '#test/mail/start-mail-server.ts'

/** What became of a desk's letters at the mail server. */
export type CheckedMail = {
  /** How many letters the desk wrote. */
  readonly letters: number
  /** A sentence for each letter that never arrived, that nobody wrote, or that one cause has two of. */
  readonly wrong: readonly string[]
  /** How often a letter arrived again, as one mailbox would know it: with the same Message-ID. */
  readonly repeats: number
}

const LOOK_MS = 500

/**
 * Waits until no letter is due or under way. What a killed process held is taken up when its lease ends (LEASE_MS).
 * @throws DOMException of the signal
 */
export async function waitUntilSent(
  { database }: Pick<Desk, 'database'>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const open = await database
      .selectFrom('letters')
      .select('id')
      .where('state', 'in', ['waiting', 'sending'])
      .limit(1)
      .execute()
    if (open.length === 0) return
    await pause(LOOK_MS, null, { signal })
  }
}

/** Compares the desk's letters with those that the mail server took. */
export async function checkMail(
  { database }: Pick<Desk, 'database'>,
  arrived: readonly Pick<ArrivedLetter, 'to' | 'messageId'>[],
): Promise<CheckedMail> {
  const columns = ['recipient', 'subject', 'message_id'] as const
  const letters = await database.selectFrom('letters').select(columns).execute()
  const arrivals = Map.groupBy(arrived, ({ messageId }) => messageId)
  const written = new Set(letters.map(({ message_id }) => message_id))
  const causes = Map.groupBy(letters, ({ recipient, subject }) => `${subject} to ${recipient}`)
  const lost = letters.filter(({ message_id }) => !arrivals.has(message_id))
  return {
    letters: letters.length,
    wrong: [
      ...lost.map(({ subject }) => `${subject}: never arrived`),
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
