import { type NewLetter, queueLetter } from '#desk/mail/queue-letter.ts'
import type { Desk } from '#desk/open-desk.ts'

/** Queues a letter to another recipient for each number; false when it was queued before. */
export function queueTestLetter(
  { database, now }: Pick<Desk, 'database' | 'now'>,
  at: number,
  changes: Partial<NewLetter> = {},
): Promise<boolean> {
  const letter: NewLetter = {
    key: `message ${at} receipt`,
    kind: 'receipt',
    about: `message ${at}`,
    recipient: `shopper${at}@example.com`,
    subject: `Letter ${at}`,
    text: `Text ${at}`,
    html: `<p>Text ${at}</p>`,
    ...changes,
  }
  return database.transaction().execute((change) => queueLetter(change, letter, now()))
}
