import { join } from 'node:path'
import { readCsv } from '#local-store/exchange/csv-file.ts'
import { exportStore } from '#local-store/exchange/export-store.ts'
import { readTestCatalogue } from './open-test-store.ts'

/** Exports the store in a folder, and reads the exported files. @param remarks gets what the format cannot hold */
export function exportFrom(folder: string, remarks: string[] = [], from = readTestCatalogue()) {
  const files = exportStore(
    {
      catalogue: from,
      databaseFile: join(folder, 'store.sqlite'),
      storeAddress: 'https://shop.example/local-store',
    },
    (sentence) => remarks.push(sentence),
  )
  const rowsOf = (name: string) => {
    const text = files.find((file) => file.name === name)?.text ?? ''
    return readCsv(new TextEncoder().encode(text)).rows.map(({ cells }) =>
      Object.fromEntries(cells),
    )
  }
  return { files, rowsOf }
}
