import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { openDesk } from '../open-desk.ts'
import type { SearchedWords } from './searched-words.ts'
import { type MessageFilter, selectMessages } from './select-messages.ts'

// With 100,000 rows, a list that sorts or reads all of them takes seconds.
const none = { rare: null, others: [] }

it.each<[string, MessageFilter, RegExp, SearchedWords?]>([
  ['all', {}, /^SCAN messages$/],
  ['a later page', { cursor: 500 }, /^SEARCH messages USING INTEGER PRIMARY KEY \(rowid<\?\)$/],
  ['of a state', { state: 'open' }, /^SEARCH messages USING INDEX messages_by_state \(state=\?\)$/],
  [
    'a later page of a state',
    { state: 'open', cursor: 500 },
    /^SEARCH messages USING INDEX messages_by_state \(state=\? AND (?:id|rowid)<\?\)$/,
  ],
  [
    'with words',
    { state: 'open' },
    /SEARCH message_words USING PRIMARY KEY \(word>\? AND word<\?\)[\s\S]*SEARCH message_words EXISTS USING COVERING INDEX message_words_by_message_id \(message_id=\? AND word>\? AND word<\?\)/,
    { rare: 'kargil', others: ['leh'] },
  ],
  [
    'with the digits of a ticket',
    { search: '1500' },
    /^SEARCH messages USING INTEGER PRIMARY KEY \(rowid=\?\)[\s\S]*SEARCH ticketed USING INTEGER PRIMARY KEY \(rowid=\?\)/,
    { rare: '1500', others: [] },
  ],
  [
    'with a ticket',
    { search: 'T-1500' },
    /^SEARCH messages USING INTEGER PRIMARY KEY \(rowid=\?\)$/,
  ],
])('the list %s is read along an index, newest first', async (_, list, expected, words = none) => {
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(() => desk.close())
  const { sql: statement, parameters } = selectMessages(desk.database, list, words)
    .limit(51)
    .compile()
  const plan = await sql
    .raw<{ detail: string }>(`explain query plan ${inline(statement, parameters)}`)
    .execute(desk.database)
  const steps = plan.rows.map(({ detail }) => detail).join('\n')
  expect(steps).toMatch(expected)
  expect(steps).not.toContain('TEMP B-TREE')
})

it('finds a message by the digits of its ticket, and those that contain them', async () => {
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(() => desk.close())
  const shopper = { kind: 'query', key: null, phone: '9876543210' } as const
  for (const [name, query] of [
    ['Asha', 'Do you deliver to Leh?'],
    ['Ravi', 'My order 1001 is late.'],
    ['Kavya', 'Do you deliver today?'],
  ] as const)
    await desk.messages.store({ ...shopper, name, email: `${name}@example.com`, query })
  const find = async (search: string) =>
    (await desk.messages.list({ search })).messages.map(({ name }) => name)
  expect(await find('1001')).toEqual(['Ravi', 'Asha'])
  expect(await find(' 1003 ')).toEqual(['Kavya'])
  expect(await find('1004')).toEqual([])
})

it('finds words that most messages contain', async () => {
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null })
  onTestFinished(() => desk.close())
  const shopper = { kind: 'query', key: null, phone: '9876543210' } as const
  for (const [name, query] of [
    ['Asha', 'Do you deliver to Leh?'],
    ['Ravi', 'Is Leh too far away?'],
    ['Kavya', 'Do you deliver today?'],
  ] as const)
    await desk.messages.store({ ...shopper, name, email: `${name}@example.com`, query })
  const common = { rare: null, others: ['leh', 'deliv'] }
  const found = await selectMessages(desk.database, {}, common).execute()
  expect(found.map(({ name }) => name)).toEqual(['Asha'])
})

/** The statement with its values inlined; none of them contains a quote. */
function inline(statement: string, values: readonly unknown[]): string {
  let at = 0
  return statement.replaceAll('?', () => {
    const value = values[at++]
    return typeof value === 'number' ? String(value) : `'${String(value)}'`
  })
}
