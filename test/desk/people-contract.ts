import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { NewMessage } from '#commerce/model/shop-desk.ts'
import { isPostgres } from '#desk/database/is-postgres.ts'
import type { Messages } from '#desk/messages/messages.ts'
import type { Desk } from '#desk/open-desk.ts'
import type { DeskContract } from './contract.ts'
import { queueTestLetter } from './queue-test-letter.ts'

const asha: NewMessage = {
  kind: 'query',
  key: 'asha-1',
  name: 'Asha Rao',
  email: 'Asha+games@example.com',
  phone: '+91 98765 43210',
  query: 'Do you deliver to Leh?',
}
const ravi: NewMessage = {
  ...asha,
  key: 'ravi-1',
  name: 'Ravi',
  email: 'ravi@example.com',
  phone: '9123456789',
  query: 'Is Leh far?',
}
const answer = { who: 'Meera', text: 'Yes, in a week.', key: 'a' }
const byMail = { by: 'email', key: 'asha@example.com' } as const
const byPhone = { by: 'phone', key: '9876543210' } as const

const nothingErased = { letters: 0, messages: 0, subscriptions: 0, reviews: 0, wishes: 0 }
const nothingKept = { letters: [], messages: [], subscriptions: [], reviews: [], wishes: [] }

/** The contract tests for requests of people about their data. */
export function testPeople({ open }: DeskContract): void {
  it.each([byMail, byPhone])(
    'exports all data of a person, and nobody else’s: $by',
    async (person) => {
      const { messages, people } = await open()
      await messages.store(asha)
      await messages.store(ravi)
      await messages.answer(1, answer)
      const told = await people.export(person)
      expect(told.messages).toMatchObject([
        {
          ticket: 'T-1001',
          text: asha.query,
          answers: [{ who: 'Meera', text: 'Yes, in a week.' }],
        },
      ])
      expect(told.messages).toHaveLength(1)
    },
  )

  it.each([byMail, byPhone])('erases a person’s data, and nobody else’s: $by', async (person) => {
    const { database, messages, people, history } = await open()
    await messages.store(asha)
    await messages.store(ravi)
    await messages.answer(1, answer)
    expect(await people.erase(person, 'Meera')).toEqual({
      ...nothingErased,
      letters: 3,
      messages: 1,
    })
    expect(await people.export(person)).toEqual(nothingKept)
    expect((await messages.list({})).messages.map(({ name }) => name)).toEqual(['Ravi'])
    expect((await messages.list({ search: 'deliver' })).messages).toEqual([])
    const words = await database.selectFrom('message_words').select('message_id').execute()
    expect(new Set(words.map(({ message_id }) => message_id))).toEqual(new Set([2]))
    expect(await database.selectFrom('message_answers').select('id').execute()).toEqual([])
    const actions = await history.list('message 1')
    expect(actions.map(({ who, what }) => [who, what])).toEqual([
      ['Meera', 'answered'],
      ['Meera', 'erased'],
    ])
    expect(await people.erase(person, 'Meera')).toEqual(nothingErased)
  })

  // Only a real PostgreSQL server (`TEST_DATABASE_URL`) runs both at once.
  it.each<[string, (messages: Messages, id: number) => Promise<unknown>]>([
    ['answer', (messages, id) => messages.answer(id, { ...answer, key: `${id}` })],
    ['close', (messages, id) => messages.close(id, 'Meera')],
  ])('erases a person completely while somebody acts on their message: %s', async (_, act) => {
    const { mail, messages, people, history } = await open()
    for (let id = 1; id <= 20; id++) {
      const email = `asha${id}@example.com`
      await messages.store({ ...asha, email, key: email })
      const erasing = people.erase({ by: 'email', key: email }, 'Meera')
      // The action starts a few queries after the erasure, each time at another moment.
      for (let query = 0; query < id % 8; query++) await messages.find(id)
      await Promise.all([act(messages, id), erasing])
      expect(await mail.list({})).toEqual([])
      expect((await history.list(`message ${id}`)).at(-1)?.what).toBe('erased')
    }
  })

  it('keeps no letter that is queued while its message is erased', async () => {
    const desk = await open()
    await desk.messages.store(asha)
    await queueTestLetter(desk, 7, { about: 'order 7', kind: 'order', key: 'order 7' })
    await turnIntoAnswerAtErasure(desk, 'order 7')
    await desk.people.erase(byMail, 'Meera')
    expect(await desk.mail.list({})).toEqual([])
  })

  it('finds the letters about a person’s orders by phone, too', async () => {
    const desk = await open()
    for (const at of [7, 8, 70])
      await queueTestLetter(desk, at, { about: `order ${at}`, kind: 'order', key: `order ${at}` })
    const told = await desk.people.export(byPhone, [7, 8])
    expect(told.letters.map(({ subject }) => subject)).toEqual(['Letter 7', 'Letter 8'])
    expect(await desk.people.erase(byPhone, 'Meera', [7])).toEqual({ ...nothingErased, letters: 1 })
    expect((await desk.mail.list({})).map(({ about }) => about)).toEqual(['order 70', 'order 8'])
  })
}

/** Stands for a colleague's answer that is stored while the deletion of its message waits for that. */
async function turnIntoAnswerAtErasure({ database }: Desk, about: string): Promise<void> {
  const does = `UPDATE letters SET about = 'message ' || OLD.id WHERE about = '${about}';`
  const trigger = 'CREATE TRIGGER answer BEFORE DELETE ON messages FOR EACH ROW'
  const statements = isPostgres(database)
    ? [
        `CREATE OR REPLACE FUNCTION answer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${does} RETURN OLD; END $$`,
        `${trigger} EXECUTE FUNCTION answer()`,
      ]
    : [`${trigger} BEGIN ${does} END`]
  for (const statement of statements) await sql.raw(statement).execute(database)
  if (isPostgres(database))
    onTestFinished(async () => void (await sql`DROP TRIGGER answer ON messages`.execute(database)))
}
