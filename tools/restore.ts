/* Restores a backup of the shop's databases: `npm run restore -- FILE`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '#local-store/backup/database-file.ts'
import { readSettings } from '#server/settings.ts'
import { restoreShop } from './restore-shop.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = 'Usage: npm run restore -- FILE'

function run(): void {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new BackupError(usage)
  const settings = readSettings(process.env)
  for (const sentence of restoreShop(settings, resolve(invocationFolder, file), new Date()))
    console.log(sentence)
}

await runForOperator(run)
