import type { DeskDatabase } from '../database/desk-tables.ts'

/** An act at the desk. */
export type Act = {
  /** The name of a member of staff, or `shopper` or `shop`. */
  readonly who: string
  /** What it was done to, for example `message 12`. */
  readonly subject: string
  /** For example `answered`. */
  readonly what: string
  /** For example a new value. Nothing about shoppers: history stays when their data is erased. */
  readonly detail?: string
}

/** An act in the log. */
export type LoggedAct = Required<Act> & { readonly at: Date }

export type ActPage = {
  readonly acts: readonly LoggedAct[]
  /** Cursor of the next page; null on the last. */
  readonly next: number | null
}

/** The log of who did what at the desk. */
export type History = {
  /** For an act without a database change; with one, use `logAct` in its transaction. */
  readonly add: (act: Act) => Promise<void>
  /** What was done to something, oldest first. */
  readonly list: (subject: string) => Promise<readonly LoggedAct[]>
  /** All acts, newest first. @param cursor `next` of the previous page */
  readonly listAll: (cursor?: number) => Promise<ActPage>
}

/** Writes an act to the log, in the same transaction as the act. */
export async function logAct(
  transaction: DeskDatabase,
  at: Date,
  { detail = '', ...act }: Act,
): Promise<void> {
  await transaction
    .insertInto('history')
    .values({ at: at.toISOString(), detail, ...act })
    .execute()
}

export function createHistory(database: DeskDatabase, now: () => Date): History {
  return {
    add: (act) => logAct(database, now(), act),
    async list(subject) {
      const rows = await database
        .selectFrom('history')
        .select(['at', 'who', 'subject', 'what', 'detail'])
        .where('subject', '=', subject)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, at: new Date(row.at) }))
    },
    listAll: (cursor) => listAll(database, cursor),
  }
}

const PAGE = 50

async function listAll(database: DeskDatabase, cursor?: number): Promise<ActPage> {
  let query = database.selectFrom('history').selectAll().orderBy('id', 'desc')
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  // One extra row tells whether there is a next page.
  const rows = await query.limit(PAGE + 1).execute()
  const shown = rows.slice(0, PAGE)
  const acts = shown.map(({ id: _, ...row }) => ({ ...row, at: new Date(row.at) }))
  return { acts, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null }
}
