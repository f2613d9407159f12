import type { MessageKind, NewMessage } from '#commerce/model/shop-desk.ts'
import { countRows } from '../database/count-rows.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { actOnMessage } from './act-on-message.ts'
import { addAnswer, listAnswers, type NewAnswer } from './answers.ts'
import { listMessages, type Message, type MessageQuery, toMessage } from './list-messages.ts'
import { listWaitingGrievances } from './list-waiting-grievances.ts'
import type { MessageState } from './message-table.ts'
import { storeMessage } from './store-message.ts'

/** Shoppers' questions and complaints. Each action is logged, and returns null for a message that does not exist. */
export type Messages = ReturnType<typeof createMessages>

export function createMessages(database: DeskDatabase, now: () => Date) {
  const act = (id: number, who: string, decide: Parameters<typeof actOnMessage>[3]) =>
    database
      .transaction()
      .execute((transaction) => actOnMessage(transaction, id, { who, at: now() }, decide))
  const time = () => now().toISOString()
  return {
    store: (message: NewMessage) => storeMessage(database, message, now()),
    find: (id: number) => findMessage(database, id),
    list: (query: MessageQuery) => listMessages(database, query),
    listWaitingGrievances: () => listWaitingGrievances(database),
    /** The number of messages in each state, up to a thousand. */
    count: () => countMessages(database),
    listAnswers: (id: number) => listAnswers(database, id),
    answer: (id: number, answer: NewAnswer) => addAnswer(database, id, answer, now()),
    /** Records that the shopper was told of its arrival, as the law requires for grievances within two days. */
    acknowledge: (id: number, who: string) =>
      act(id, who, ({ acknowledgedAt }) =>
        acknowledgedAt ? null : { what: 'acknowledged', set: { acknowledged_at: time() } },
      ),
    /** @param assignee null for nobody */
    assign: (id: number, who: string, assignee: string | null) =>
      act(id, who, (message) =>
        message.assignee === assignee
          ? null
          : { what: 'assigned', detail: assignee ?? '', set: { assignee } },
      ),
    classify: (id: number, who: string, kind: MessageKind) =>
      act(id, who, (message) =>
        message.kind === kind ? null : { what: 'classified', detail: kind, set: { kind } },
      ),
    close: (id: number, who: string) =>
      act(id, who, ({ state }) =>
        state === 'closed' ? null : { what: 'closed', set: { state: 'closed', closed_at: time() } },
      ),
    reopen: (id: number, who: string) =>
      act(id, who, ({ state }) =>
        state === 'open' ? null : { what: 'reopened', set: { state: 'open', closed_at: null } },
      ),
  }
}

async function findMessage(database: DeskDatabase, id: number): Promise<Message | null> {
  const row = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toMessage(row) : null
}

/** Counting all of them would read all rows. */
const MAX_COUNTED = 1000

async function countMessages(database: DeskDatabase): Promise<Record<MessageState, number>> {
  const messages = database.selectFrom('messages').select('id').limit(MAX_COUNTED)
  const countOf = (state: MessageState) => countRows(database, messages.where('state', '=', state))
  return {
    open: await countOf('open'),
    answered: await countOf('answered'),
    closed: await countOf('closed'),
  }
}
