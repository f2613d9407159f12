/* Copies the shop's databases while it serves: `npm run backup`. */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteOldBackups } from '#local-store/backup/backup-names.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { readSettings } from '#server/settings.ts'
import { backUpShop, deskElsewhere } from './back-up-shop.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

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
  if (values.help || !/^[1-9]\d{0,3}$/.test(values.keep)) throw new OperatorError(usage)
  return { out: values.out, keep: Number(values.keep) }
}

async function run(): Promise<void> {
  const { out, keep } = readOptions()
  const { store, desk } = readSettings(process.env)
  const folder =
    out === undefined ? resolve(store.dataDir, 'backups') : resolve(invocationFolder, out)
  for (const path of await backUpShop({ store, desk }, folder, new Date()))
    console.log(`Backed up and checked: ${path}`)
  if (desk.databaseUrl !== null) console.log(deskElsewhere)
  for (const name of deleteOldBackups(folder, keep)) console.log(`Deleted an old backup: ${name}`)
}

await runForOperator(run)
