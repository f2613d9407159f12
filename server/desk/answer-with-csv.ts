import { writeCsv, writeRows } from '#local-store/exchange/csv-file.ts'
import type { DeskRequest } from './desk-request.ts'

type CsvPage = {
  readonly rows: readonly Record<string, string>[]
  /** For the page after this one; null for the last. */
  readonly next: number | null
}

export type CsvList = {
  /** Of the file, and in the log. */
  readonly name: string
  readonly header: readonly string[]
  /** @param cursor null for the first page */
  readonly readPage: (cursor: number | null, size: number) => Promise<CsvPage>
}

/** Rows that are read at once. */
const SLICE = 500

/** A whole list as a file, written while it is read. That somebody took it is logged. */
export async function answerWithCsv(c: DeskRequest, list: CsvList): Promise<Response> {
  const { history, now } = c.var.desk
  const who = c.var.session.member.name
  await history.add({ who, subject: list.name, what: 'exported' })
  const day = now().toISOString().slice(0, 10)
  return new Response(toStream(list), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list.name}-${day}.csv"`,
    },
  })
}

function toStream(list: CsvList): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = readParts(list)
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

async function* readParts({ header, readPage }: CsvList): AsyncGenerator<string, undefined> {
  // By the mark spreadsheets know that it is UTF-8.
  yield `\uFEFF${writeCsv(header, [])}`
  let cursor: number | null = null
  do {
    const page: CsvPage = await readPage(cursor, SLICE)
    yield writeRows(header, page.rows)
    cursor = page.next
  } while (cursor !== null)
  return undefined
}
