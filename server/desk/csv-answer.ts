import { writeCsv, writeRows } from '#local-store/exchange/csv-file.ts'

type Row = Readonly<Record<string, string>>

export type CsvFile = {
  /** With its ending. */
  readonly name: string
  readonly header: readonly string[]
  /** Rows as they are read, some hundred at once. */
  readonly readRows: () => AsyncIterable<readonly Row[]>
}

/** A file that is written while its rows are read: a shop's whole history is never in memory. */
export function answerCsv({ name, header, readRows }: CsvFile): Response {
  const encoder = new TextEncoder()
  const parts = readParts(header, readRows())
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

async function* readParts(
  header: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, undefined> {
  // By the mark spreadsheets know that it is UTF-8.
  yield `\uFEFF${writeCsv(header, [])}`
  for await (const rows of pages) yield writeRows(header, rows)
  return undefined
}
