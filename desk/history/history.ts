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

/** The log of who did what at the desk. */
export type History = {
  /** For what happens apart from a change; `logAct` is for one in the same transaction. */
  readonly add: (act: Act) => Promise<void>
  /** What was done to something, oldest first. */
  readonly list: (subject: string) => Promise<readonly LoggedAct[]>
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
  }
}
