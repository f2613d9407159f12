import { toTicket } from '#desk/messages/ticket.ts'
import type { Desk } from '#desk/open-desk.ts'
import type { ToldTickets } from './send-through-kills.ts'

/** @returns a sentence for each message that is lost, doubled, incomplete, or has another ticket than was told */
export async function checkMessages(
  { database }: Pick<Desk, 'database'>,
  told: ToldTickets,
): Promise<readonly string[]> {
  const rows = await database.selectFrom('messages').select(['id', 'text']).execute()
  const words = await database.selectFrom('message_words').select('message_id').distinct().execute()
  const found = new Set(words.map(({ message_id }) => message_id))
  const kept = Map.groupBy(rows, ({ text }) => text)
  const wrong = rows
    .filter(({ id, text }) => !told.has(text) || !found.has(id))
    .map(({ text }) => `${text}: ${told.has(text) ? 'cannot be found' : 'nobody sent it'}`)
  for (const [text, tickets] of told) {
    const ids = (kept.get(text) ?? []).map(({ id }) => toTicket(id))
    if (ids.length !== 1 || tickets.size !== 1 || !tickets.has(ids[0] ?? ''))
      wrong.push(`${text}: told ${[...tickets].join(', ')}, kept ${ids.join(', ') || 'nowhere'}`)
  }
  return wrong
}
