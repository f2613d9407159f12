import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Shoppers' questions and complaints, the answers to them, and a word index for search. */
export async function createMessages(database: Kysely<unknown>): Promise<void> {
  const { createTable, createIndexTable, byteOrderedText } = createTableFor(database)
  await createTable('messages', (table) =>
    table
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('phone_key', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('assignee', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('acknowledged_at', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('closed_at', 'text'),
  )
  await createTable('message_answers', (table) =>
    table
      .addColumn('message_id', 'integer', (column) =>
        column.notNull().references('messages.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull()),
  )
  await createIndexTable('message_words', (table) =>
    table
      .addColumn('word', byteOrderedText, (column) => column.notNull())
      .addColumn('message_id', 'integer', (column) =>
        column.notNull().references('messages.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('message_words_key', ['word', 'message_id']),
  )
  for (const [table, columns] of indexes)
    await database.schema
      .createIndex(`${table}_by_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute()
}

const indexes = [
  ['messages', ['state', 'id']],
  ['messages', ['mailbox', 'created_at']],
  ['messages', ['phone_key']],
  ['message_answers', ['message_id']],
  ['message_words', ['message_id', 'word']],
] as const
