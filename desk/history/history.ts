import type { DeskDatabase } from '../database/desk-tables.ts'

/** An act at the desk. */
export type Act = {
  /** A name of somebody at the desk, or `shopper` or `shop`. */
  readonly who: string
  /** What it was done to, such as `message 12`. */
  readonly subject: string
  /** Such as `answered`. */
  readonly what: string
  /** Such as a new value. Nothing about shoppers: history stays when their data are erased. */
  readonly detail?: string
}

/** An act in the log. */
export type LoggedAct = Required<Act> & { readonly at: Date }

export type ActPage = {
  readonly acts: readonly LoggedAct[]
  /** For the page after this one; null for the last. */
  readonly next: number | null
}

/** The log of who did what at the desk. */
export type History = {
  /** For what happens apart from a change; `logAct` is for one in the same transaction. */
  readonly add: (act: Act) => Promise<void>
  /** What was done to something, oldest first. */
  readonly list: (subject: string) => Promise<readonly LoggedAct[]>
  /** All that was done, newest first. @param cursor `next` of the page before */
  readonly listAll: (cursor?: number) => Promise<ActPage>
}

/** Writes an act into the log, in the transaction that does it. */
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
  // One more says whether there is a next page.
  const rows = await query.limit(PAGE + 1).execute()
  const shown = rows.slice(0, PAGE)
  const acts = shown.map(({ id: _, ...row }) => ({ ...row, at: new Date(row.at) }))
  return { acts, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null }
}
