import type { MessageKind, ShopDesk } from '#commerce/model/shop-desk.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { actOnMessage } from './act-on-message.ts'
import { addAnswer, listAnswers, type MessageAnswer, type NewAnswer } from './answers.ts'
import {
  listMessages,
  type Message,
  type MessagePage,
  type MessageQuery,
  toMessage,
} from './list-messages.ts'
import { listWaitingGrievances } from './list-waiting-grievances.ts'
import type { MessageState } from './message-table.ts'
import { storeMessage } from './store-message.ts'

/** Shoppers' questions and complaints. Each action is logged, and returns null for a message that does not exist. */
export type Messages = {
  readonly store: ShopDesk['storeMessage']
  readonly find: (id: number) => Promise<Message | null>
  readonly list: (query: MessageQuery) => Promise<MessagePage>
  /** Grievances that are not closed, oldest first, fifty at most. */
  readonly listWaitingGrievances: () => Promise<readonly Message[]>
  /** The number of messages in each state, up to a thousand. */
  readonly count: () => Promise<Readonly<Record<MessageState, number>>>
  /** Oldest first. */
  readonly listAnswers: (id: number) => Promise<readonly MessageAnswer[]>
  /** Stores an answer and queues its letter, once per key. */
  readonly answer: (id: number, answer: NewAnswer) => Promise<Message | null | 'answered-since'>
  /** Records that the shopper was told of its arrival, as the law requires for grievances within two days. */
  readonly acknowledge: (id: number, who: string) => Promise<Message | null>
  /** @param assignee null for nobody */
  readonly assign: (id: number, who: string, assignee: string | null) => Promise<Message | null>
  readonly classify: (id: number, who: string, kind: MessageKind) => Promise<Message | null>
  readonly close: (id: number, who: string) => Promise<Message | null>
  readonly reopen: (id: number, who: string) => Promise<Message | null>
}

export function createMessages(database: DeskDatabase, now: () => Date): Messages {
  const act = (id: number, who: string, decide: Parameters<typeof actOnMessage>[3]) =>
    database
      .transaction()
      .execute((transaction) => actOnMessage(transaction, id, { who, at: now() }, decide))
  const time = () => now().toISOString()
  return {
    store: (message) => storeMessage(database, message, now()),
    find: (id) => findMessage(database, id),
    list: (query) => listMessages(database, query),
    listWaitingGrievances: () => listWaitingGrievances(database),
    count: () => countMessages(database),
    listAnswers: (id) => listAnswers(database, id),
    answer: (id, answer) => addAnswer(database, id, answer, now()),
    acknowledge: (id, who) =>
      act(id, who, ({ acknowledgedAt }) =>
        acknowledgedAt ? null : { what: 'acknowledged', set: { acknowledged_at: time() } },
      ),
    assign: (id, who, assignee) =>
      act(id, who, (message) =>
        message.assignee === assignee
          ? null
          : { what: 'assigned', detail: assignee ?? '', set: { assignee } },
      ),
    classify: (id, who, kind) =>
      act(id, who, (message) =>
        message.kind === kind ? null : { what: 'classified', detail: kind, set: { kind } },
      ),
    close: (id, who) =>
      act(id, who, ({ state }) =>
        state === 'closed' ? null : { what: 'closed', set: { state: 'closed', closed_at: time() } },
      ),
    reopen: (id, who) =>
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
  const countOf = async (state: MessageState) => {
    const some = database
      .selectFrom('messages')
      .select('id')
      .where('state', '=', state)
      .limit(MAX_COUNTED)
    const { count } = await database
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }
  const [open, answered, closed] = [
    await countOf('open'),
    await countOf('answered'),
    await countOf('closed'),
  ]
  return { open, answered, closed }
}
