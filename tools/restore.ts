/* Restores a backup of the shop's databases: `npm run restore -- FILE`. */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '#platform/operator-error.ts'
import { readSettings } from '#server/settings.ts'
import { restoreShop } from './restore-shop.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = 'Usage: npm run restore -- FILE'

function run(): void {
  const options = { help: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [file, ...others] = positionals
  if (values.help || file === undefined || others.length > 0) throw new OperatorError(usage)
  const settings = readSettings(process.env)
  for (const sentence of restoreShop(settings, resolve(invocationFolder, file), new Date()))
    console.log(sentence)
}

await runForOperator(run)
