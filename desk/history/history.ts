import type { DeskDatabase } from '../database/desk-tables.ts'
import { toPage } from '../database/to-page.ts'

export type DeskAction = {
  /** The name of a member of staff, or `shopper` or `shop`. */
  readonly who: string
  /** What it was done to, for example `message 12`. */
  readonly subject: string
  /** For example `answered`. */
  readonly what: string
  /** For example a new value. Nothing about shoppers: history stays when their data is erased. */
  readonly detail?: string
}

/** An action in the log. */
export type LoggedAction = Required<DeskAction> & { readonly at: Date }

export type ActionPage = {
  readonly actions: readonly LoggedAction[]
  /** Cursor of the next page; null on the last. */
  readonly next: number | null
}

/** The log of who did what at the desk. */
export type History = ReturnType<typeof createHistory>

/** Writes an action to the log, in the same transaction as the action. */
export async function logAction(
  transaction: DeskDatabase,
  at: Date,
  { detail = '', ...action }: DeskAction,
): Promise<void> {
  await transaction
    .insertInto('history')
    .values({ at: at.toISOString(), detail, ...action })
    .execute()
}

export function createHistory(database: DeskDatabase, now: () => Date) {
  return {
    /** For an action without a database change; with one, use `logAction` in its transaction. */
    add: (action: DeskAction) => logAction(database, now(), action),
    /** What was done to something, oldest first. */
    async list(subject: string): Promise<readonly LoggedAction[]> {
      const rows = await database
        .selectFrom('history')
        .select(['at', 'who', 'subject', 'what', 'detail'])
        .where('subject', '=', subject)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, at: new Date(row.at) }))
    },
    /** All actions, newest first. @param cursor `next` of the previous page */
    listAll: (cursor?: number | null) => listAll(database, cursor),
  }
}

const PAGE = 50

async function listAll(database: DeskDatabase, cursor: number | null = null): Promise<ActionPage> {
  let query = database.selectFrom('history').selectAll().orderBy('id', 'desc')
  if (cursor !== null) query = query.where('id', '<', cursor)
  const { rows, next } = toPage(await query.limit(PAGE + 1).execute(), PAGE)
  return { actions: rows.map(({ id: _, ...row }) => ({ ...row, at: new Date(row.at) })), next }
}
