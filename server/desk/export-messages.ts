import { deskMessages } from '#content/desk/messages.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import type { Messages } from '#desk/messages/messages.ts'
import { guardCell, writeCsv, writeRows } from '#local-store/exchange/csv-file.ts'
import type { DeskRequest } from './desk-request.ts'

const { columns, kinds, states } = deskMessages
const header = Object.values(columns)
/** Messages that are read at once. */
const SLICE = 500

/** All messages as a file, newest first, written while it is read. That somebody took it is logged. */
export async function exportMessages(c: DeskRequest): Promise<Response> {
  const { messages, history, now } = c.var.desk
  const who = c.var.session.member.name
  await history.add({ who, subject: 'messages', what: 'exported' })
  const day = now().toISOString().slice(0, 10)
  return new Response(toStream(messages), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="messages-${day}.csv"`,
    },
  })
}

function toStream(messages: Messages): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = readParts(messages)
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function* readParts(messages: Messages): AsyncGenerator<string, undefined> {
  // By the mark spreadsheets know that it is UTF-8.
  yield `\uFEFF${writeCsv(header, [])}`
  let cursor: number | null = null
  do {
    const page: Awaited<ReturnType<Messages['list']>> = await messages.list({
      size: SLICE,
      ...(cursor !== null && { cursor }),
    })
    yield writeRows(header, page.messages.map(toRow))
    cursor = page.next
  } while (cursor !== null)
  return undefined
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
