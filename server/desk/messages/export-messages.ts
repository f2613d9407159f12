import { deskMessages } from '#content/desk/messages.ts'
import type { Message } from '#desk/messages/list-messages.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { timeInIndia } from '#platform/india-time.ts'
import type { DeskRequest } from '../requests/desk-request.ts'
import { respondWithCsv } from '../requests/respond-with-csv.ts'

const { columns, kinds, states } = deskMessages

/** All messages as a file, newest first. */
export async function exportMessages(c: DeskRequest): Promise<Response> {
  const { messages } = c.var.desk
  return respondWithCsv<number>(c, {
    name: 'messages',
    header: Object.values(columns),
    async readPage(cursor, size) {
      const page = await messages.list({ cursor, size })
      return { rows: page.messages.map(toRow), next: page.next }
    },
  })
}

/** Escapes shoppers' text, so that a spreadsheet does not run it as a formula. */
function toRow(message: Message): Record<string, string> {
  const time = (at: Date | null) => (at === null ? '' : timeInIndia(at))
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
