import { writeCsv, writeRows } from '#local-store/exchange/csv-file.ts'
import { dayInIndia } from '#platform/india-time.ts'
import type { DeskRequest } from './desk-request.ts'

type CsvPage<Cursor> = {
  readonly rows: readonly Record<string, string>[]
  /** Cursor of the next page; null on the last. */
  readonly next: Cursor | null
}

export type CsvList<Cursor> = {
  /** The name of the file and of the list in the log. */
  readonly name: string
  /** The part of the list that is exported. */
  readonly part?: { readonly name: string; readonly words: string }
  readonly header: readonly string[]
  /** @param cursor null for the first page */
  readonly readPage: (cursor: Cursor | null, size: number) => Promise<CsvPage<Cursor>>
}

/** Rows read at a time. */
const SLICE = 200

/** Streams a whole list as a CSV file while reading it, and logs who exported it. */
export async function respondWithCsv<Cursor>(
  c: DeskRequest,
  list: CsvList<Cursor>,
): Promise<Response> {
  const { history, now } = c.var.desk
  const { name, part } = list
  const who = c.var.session.member.name
  await history.add({ who, subject: name, what: 'exported', ...(part && { detail: part.words }) })
  const file = [name, part?.name, dayInIndia(now())].filter(Boolean).join('-')
  return new Response(toStream(list), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.csv"`,
    },
  })
}

function toStream<Cursor>(list: CsvList<Cursor>): ReadableStream<Uint8Array> {
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

async function* readParts<Cursor>({
  header,
  readPage,
}: CsvList<Cursor>): AsyncGenerator<string, undefined> {
  yield writeCsv(header, [])
  let cursor: Cursor | null = null
  do {
    const page: CsvPage<Cursor> = await readPage(cursor, SLICE)
    yield writeRows(header, page.rows)
    cursor = page.next
  } while (cursor !== null)
  return undefined
}
