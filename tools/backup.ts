/* Copies the local store's database while it serves: `npm run backup`. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, backupPath, deleteOldBackups } from '#local-store/backup/back-up.ts'
import { BackupError } from '#local-store/backup/database-file.ts'
import { readSettings } from '#server/settings.ts'
import { runForOperator, typedIn } from './run-for-operator.ts'

const usage = `Usage: npm run backup -- [--out FOLDER] [--keep N]

  --out FOLDER   where the backups are (backups in DATA_DIR)
  --keep N       how many of them stay, the newest first (30)`

function readOptions() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      keep: { type: 'string', default: '30' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || !/^[1-9]\d{0,3}$/.test(values.keep)) throw new BackupError(usage)
  return { out: values.out, keep: Number(values.keep) }
}

async function run(): Promise<void> {
  const { out, keep } = readOptions()
  const { store } = readSettings(process.env)
  if (store.kind !== 'local')
    throw new BackupError(
      'With SHOPIFY_STORE_DOMAIN that store keeps the orders: nothing to back up here.',
    )
  const folder = out === undefined ? resolve(store.dataDir, 'backups') : resolve(typedIn, out)
  const path = backupPath(folder, new Date())
  await backUp(join(store.dataDir, 'store.sqlite'), path)
  console.log(`Backed up and checked: ${path}`)
  for (const name of deleteOldBackups(folder, keep)) console.log(`Deleted an old one: ${name}`)
}

await runForOperator(run)
