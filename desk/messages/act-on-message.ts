import type { Updateable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { logAction } from '../history/history.ts'
import { type Message, toMessage } from './list-messages.ts'
import { messageSubject } from './message-subject.ts'
import type { MessageTable } from './message-table.ts'

type Change = {
  readonly what: string
  readonly detail?: string
  readonly set: Updateable<MessageTable>
}

/**
 * Changes a message and logs who did it, in one transaction; without a change, nothing is logged.
 * @param decide returns the change for the current message; null for none
 * @returns the message after the change; null when it does not exist
 */
export async function actOnMessage(
  transaction: DeskDatabase,
  id: number,
  { who, at }: { readonly who: string; readonly at: Date },
  decide: (message: Message) => Change | null | Promise<Change | null>,
): Promise<Message | null> {
  await lockFor(transaction, messageSubject(id))
  const row = await transaction
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const change = await decide(toMessage(row))
  if (change === null) return toMessage(row)
  const { what, detail, set } = change
  await transaction.updateTable('messages').set(set).where('id', '=', id).execute()
  await logAction(transaction, at, { who, subject: messageSubject(id), what, detail })
  return toMessage({ ...row, ...set })
}
