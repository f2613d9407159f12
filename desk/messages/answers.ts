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

/** Stores an answer with its log entry and its letter; a second attempt changes nothing. */
export async function addAnswer(
  database: DeskDatabase,
  id: number,
  { who, text, key }: NewAnswer,
  at: Date,
): Promise<Message | null> {
  const time = at.toISOString()
  return database.transaction().execute((transaction) =>
    actOnMessage(transaction, id, { who, at }, async (message) => {
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
}
