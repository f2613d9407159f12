import type { DeskDatabase } from '../database/desk-tables.ts'
import { type Message, toMessage } from './list-messages.ts'

/** More than anybody handles in a day. */
const MAX_SHOWN = 50

/** Grievances that are not closed, oldest first: the law sets a deadline for each, answered or not. */
export async function listWaitingGrievances(database: DeskDatabase): Promise<readonly Message[]> {
  const listOf = (state: 'open' | 'answered') =>
    database
      .selectFrom('messages')
      .selectAll()
      .where('kind', '=', 'grievance')
      .where('state', '=', state)
      .orderBy('id')
      .limit(MAX_SHOWN)
      .execute()
  const rows = [...(await listOf('open')), ...(await listOf('answered'))]
  return rows
    .toSorted((one, other) => one.id - other.id)
    .slice(0, MAX_SHOWN)
    .map(toMessage)
}
