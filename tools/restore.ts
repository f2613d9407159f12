/* Puts a backup of the local store's database back: `npm run restore -- FILE`. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#local-store/backup/database-file.ts'
import { restore } from '#local-store/backup/restore.ts'
import { readSettings } from '#server/settings.ts'
import { runForOperator, typedIn } from './run-for-operator.ts'

const usage = 'Usage: npm run restore -- FILE'

function run(): void {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new BackupError(usage)
  const { store } = readSettings(process.env)
  if (store.kind !== 'local')
    throw new BackupError(
      'With SHOPIFY_STORE_DOMAIN that store keeps the orders: nothing to restore here.',
    )
  const target = join(store.dataDir, 'store.sqlite')
  const { before, orders, nextNumber, hasSkipped } = restore(
    resolve(typedIn, file),
    target,
    new Date(),
  )
  console.log(
    `Restored, with ${orders} ${orders === 1 ? 'order' : 'orders'}. The next order is ${nextNumber}.`,
  )
  if (before !== null) console.log(`The database before is now ${before}`)
  if (hasSkipped)
    console.log('It could not be read, so numbers were skipped that it may have given to buyers.')
}

await runForOperator(run)
