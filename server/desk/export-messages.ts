import { deskMessages } from '#content/desk/messages.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import type { Messages } from '#desk/messages/messages.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { answerCsv } from './csv-answer.ts'
import type { DeskRequest } from './desk-request.ts'

const { columns, kinds, states } = deskMessages
/** Messages that are read at once. */
const SLICE = 500

/** All messages as a file, newest first, written while it is read. That somebody took it is logged. */
export async function exportMessages(c: DeskRequest): Promise<Response> {
  const { messages, history, now } = c.var.desk
  const who = c.var.session.member.name
  await history.add({ who, subject: 'messages', what: 'exported' })
  const day = now().toISOString().slice(0, 10)
  return answerCsv({
    name: `messages-${day}.csv`,
    header: Object.values(columns),
    readRows: () => readRows(messages),
  })
}

async function* readRows(messages: Messages): AsyncGenerator<Record<string, string>[]> {
  let cursor: number | null = null
  do {
    const page: Awaited<ReturnType<Messages['list']>> = await messages.list({
      size: SLICE,
      ...(cursor !== null && { cursor }),
    })
    yield page.messages.map(toRow)
    cursor = page.next
  } while (cursor !== null)
}

/** Shoppers' words begin no formula. */
function toRow(message: Message): Record<string, string> {
  const time = (at: Date | null) => at?.toISOString() ?? ''
  return {
    [columns.ticket]: message.ticket,
    [columns.received]: time(message.createdAt),
    [columns.kind]: kinds[message.kind],
    [columns.state]: states[message.state],
    [columns.name]: guardCell(message.name),
    [columns.email]: guardCell(message.email),
    [columns.phone]: guardCell(message.phone),
    [columns.message]: guardCell(message.text),
    [columns.assignee]: guardCell(message.assignee ?? ''),
    [columns.acknowledged]: time(message.acknowledgedAt),
    [columns.answered]: time(message.answeredAt),
    [columns.closed]: time(message.closedAt),
  }
}
