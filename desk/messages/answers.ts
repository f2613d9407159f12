import type { DeskDatabase } from '../database/desk-tables.ts'
import { actOnMessage } from './act-on-message.ts'
import type { Message } from './list-messages.ts'
import { queueAnswer } from './message-mail.ts'
import { messageSubject } from './message-subject.ts'

export type NewAnswer = {
  readonly who: string
  readonly text: string
  /** The same for every attempt to send this answer. */
  readonly key: string
  /** How many answers the writer has seen; with another number now, it is refused. Undefined is not checked. */
  readonly seen?: number
}

export type MessageAnswer = {
  readonly id: number
  readonly who: string
  readonly text: string
  readonly at: Date
}

export async function listAnswers(
  database: DeskDatabase,
  id: number,
): Promise<readonly MessageAnswer[]> {
  const rows = await database
    .selectFrom('message_answers')
    .select(['id', 'who', 'text', 'at'])
    .where('message_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/**
 * Stores an answer with its log entry and its letter; a second attempt changes nothing.
 * @returns `answered-since` when a colleague has answered after `seen`: the shopper would get two letters
 */
export async function addAnswer(
  database: DeskDatabase,
  id: number,
  { who, text, key, seen }: NewAnswer,
  at: Date,
): Promise<Message | null | 'answered-since'> {
  const time = at.toISOString()
  let isAnsweredSince = false
  const after = await database.transaction().execute((transaction) =>
    actOnMessage(transaction, id, { who, at }, async (message) => {
      const { others, isKept } = await countAnswers(transaction, id, key)
      isAnsweredSince = !isKept && seen !== undefined && others !== seen
      if (isAnsweredSince) return null
      const added = await transaction
        .insertInto('message_answers')
        .values({ message_id: id, key, at: time, who, text })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return null
      const answer = { id: added.id, text }
      await queueAnswer(transaction, messageSubject(id), { message, answer }, at)
      const acknowledged = message.acknowledgedAt ? {} : { acknowledged_at: time }
      return {
        what: 'answered',
        set: { state: 'answered', answered_at: time, closed_at: null, ...acknowledged },
      }
    }),
  )
  return after && isAnsweredSince ? 'answered-since' : after
}

/** @returns whether the answer with this key is stored, and the number of all others */
async function countAnswers(transaction: DeskDatabase, id: number, key: string) {
  const rows = await transaction
    .selectFrom('message_answers')
    .select('key')
    .where('message_id', '=', id)
    .execute()
  const others = rows.filter((row) => row.key !== key).length
  return { others, isKept: others < rows.length }
}
