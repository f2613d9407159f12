import { expect, it } from 'vitest'
import type { NewMessage } from '#commerce/model/shop-desk.ts'
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
      await messages.keep(asha)
      await messages.keep(ravi)
      await messages.answer(1, { who: 'Meera', text: 'Yes, in a week.', key: 'a' })
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
    await messages.keep(asha)
    await messages.keep(ravi)
    await messages.answer(1, { who: 'Meera', text: 'Yes, in a week.', key: 'a' })
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
