import { toTicket } from '#desk/messages/ticket.ts'
import type { Desk } from '#desk/open-desk.ts'
import type { Told } from './send-through-kills.ts'

type StoredRow = { readonly text: string; readonly answer: string | null; readonly whole: boolean }

/**
 * @returns a sentence for each message and review that is lost, duplicated, incomplete, unknown, or has another ticket
 * than its shopper was told
 */
export async function checkStored(
  { database }: Pick<Desk, 'database'>,
  told: Told,
): Promise<readonly string[]> {
  const rows = [...(await readMessages(database)), ...(await readReviews(database))]
  const stored = Map.groupBy(rows, ({ text }) => text)
  const wrong = rows
    .filter(({ text, whole }) => !told.has(text) || !whole)
    .map(({ text }) => `${text}: ${told.has(text) ? 'cannot be found' : 'nobody sent it'}`)
  for (const [text, answers] of told) {
    const [row, ...more] = stored.get(text) ?? []
    const isRight = row && (row.answer === null || answers.has(row.answer))
    if (!isRight || more.length > 0 || answers.size !== 1) {
      const found = (stored.get(text) ?? []).map(({ answer }) => answer ?? 'once')
      wrong.push(
        `${text}: told ${[...answers].join(', ')}, stored ${found.join(', ') || 'nowhere'}`,
      )
    }
  }
  return wrong
}

async function readMessages(database: Desk['database']): Promise<StoredRow[]> {
  const rows = await database.selectFrom('messages').select(['id', 'text']).execute()
  const words = await database.selectFrom('message_words').select('message_id').distinct().execute()
  const found = new Set(words.map(({ message_id }) => message_id))
  return rows.map(({ id, text }) => ({ text, answer: toTicket(id), whole: found.has(id) }))
}

/** The response to a review holds no number. */
async function readReviews(database: Desk['database']): Promise<StoredRow[]> {
  const rows = await database.selectFrom('reviews').select('text').execute()
  return rows.map(({ text }) => ({ text, answer: null, whole: true }))
}
