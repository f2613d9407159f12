/* Tells or erases what the local store keeps about one buyer: `npm run personal-data -- export asha@example.com`. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PersonalDataError, readBuyer } from '#local-store/personal-data/buyer.ts'
import { withDatabase } from '#local-store/personal-data/buyer-records.ts'
import { type Erasure, eraseBuyer } from '#local-store/personal-data/erase-buyer.ts'
import { exportBuyer } from '#local-store/personal-data/export-buyer.ts'
import { readSettings } from '#server/settings.ts'
import { runForOperator, typedIn } from './run-for-operator.ts'

const usage = `Usage: npm run personal-data -- export MAIL_OR_PHONE [--out FILE]
       npm run personal-data -- erase MAIL_OR_PHONE

  export   all that the local store keeps about this buyer, as JSON; --out writes it into a file
  erase    blanks the buyer in their orders, and deletes their carts; numbers and amounts stay`

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  })
  const [action, who, ...others] = positionals
  if ((action !== 'export' && action !== 'erase') || who === undefined || others.length > 0)
    throw new PersonalDataError(usage)
  if (action === 'erase' && values.out !== undefined) throw new PersonalDataError(usage)
  return { action, buyer: readBuyer(who), out: values.out }
}

function run(): void {
  const { action, buyer, out } = readOptions()
  const { store } = readSettings(process.env)
  if (store.kind !== 'local')
    throw new PersonalDataError(
      'With SHOPIFY_STORE_DOMAIN that store keeps the buyers: export and erase them in its admin, under Customers.',
    )
  const file = join(store.dataDir, 'store.sqlite')
  if (action === 'erase') {
    report(withDatabase(file, (database) => eraseBuyer(database, buyer, new Date())))
    return
  }
  const text = `${JSON.stringify(
    withDatabase(file, (database) => exportBuyer(database, buyer)),
    null,
    2,
  )}\n`
  if (out === undefined) process.stdout.write(text)
  // Only its owner may read it.
  else writeFileSync(resolve(typedIn, out), text, { mode: 0o600, flag: 'wx' })
}

function report({ erased, underWay, carts }: Erasure): void {
  console.log(`Orders that name nobody any more: ${erased.join(', ') || 'none'}.`)
  console.log(`Carts deleted: ${carts}.`)
  if (underWay.length > 0)
    console.log(
      `Left as they are, since they may still be on their way: ${underWay.join(', ')}. Run this again ten days after the last.`,
    )
  console.log('Backups from before still hold it: run this again after restoring one.')
}

await runForOperator(run)
