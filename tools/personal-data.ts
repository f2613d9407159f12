/* Exports or erases what the shop stores about one person: `npm run personal-data -- export asha@example.com`. */

import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { deskFile } from '#desk/database/desk-file.ts'
import { tryPostgres } from '#desk/database/try-postgres.ts'
import { type Desk, openDesk } from '#desk/open-desk.ts'
import { type Buyer, readBuyer } from '#local-store/personal-data/buyer.ts'
import { findRecords, withDatabase } from '#local-store/personal-data/buyer-records.ts'
import { type Erasure, eraseBuyer, listErasable } from '#local-store/personal-data/erase-buyer.ts'
import { exportBuyer } from '#local-store/personal-data/export-buyer.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { readInvoiceSettings } from '#server/mounted-store/invoice-settings.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { invocationFolder, runForOperator } from './run-for-operator.ts'

const usage = `Usage: npm run personal-data -- export MAIL_OR_PHONE [--out FILE]
       npm run personal-data -- erase MAIL_OR_PHONE

  export   all that the shop keeps about this person, as JSON; --out writes it into a file
  erase    blanks them in their orders, and deletes their carts and messages; numbers and amounts stay`

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  })
  const [action, who, ...others] = positionals
  if ((action !== 'export' && action !== 'erase') || who === undefined || others.length > 0)
    throw new OperatorError(usage)
  if (action === 'erase' && values.out !== undefined) throw new OperatorError(usage)
  return { action, buyer: readBuyer(who), out: values.out }
}

/** Runs `work` on the desk; null when nobody has sent anything yet. */
async function withDesk<Result>(
  { store: { dataDir }, desk: { databaseUrl } }: Settings,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result | null> {
  if (databaseUrl === null && !existsSync(deskFile(dataDir))) return null
  if (databaseUrl !== null) await checkPostgres(databaseUrl)
  const desk = await openDesk({ dataDir, databaseUrl })
  try {
    return await work(desk)
  } finally {
    await desk.close()
  }
}

/** @throws OperatorError when it cannot be used */
async function checkPostgres(url: string): Promise<void> {
  const said = await tryPostgres(url)
  if (said !== null)
    throw new OperatorError(
      `The database of DATABASE_URL, ${new URL(url).host}, cannot be used (${said}), so nothing was read or changed: check that it runs, and its address, user and password in the setting.`,
    )
}

async function run(): Promise<void> {
  const { action, buyer, out } = readOptions()
  const settings = readSettings(process.env)
  if (action === 'erase') return erase(settings, buyer)
  const orders = await withOrders(settings, (database) => exportBuyer(database, buyer))
  // By these the desk finds letters to a buyer identified by phone.
  const found = await withOrders(settings, (database) => findRecords(database, buyer))
  const ids = found?.orders.map(({ id }) => id)
  const desk = await withDesk(settings, ({ people }) => people.export(buyer, ids))
  const text = `${JSON.stringify({ ...orders, ...desk }, null, 2)}\n`
  if (out === undefined) process.stdout.write(text)
  // Only the owner may read it.
  else writeFileSync(resolve(invocationFolder, out), text, { mode: 0o600, flag: 'wx' })
  noteHosted(settings)
}

/** Runs `work` on the local store's database; null when a hosted store has the orders. */
async function withOrders<Result>(
  { store }: Settings,
  work: (database: DatabaseSync) => Promise<Result>,
): Promise<Result | null> {
  return store.kind === 'local' ? withDatabase(join(store.dataDir, 'store.sqlite'), work) : null
}

/** Erases at the desk first: its letters are found by the person's orders, and an erased order is nobody's. */
async function erase(settings: Settings, buyer: Buyer): Promise<void> {
  const now = new Date()
  const owesDelivery = readInvoiceSettings().creditForRefused === 'goods'
  const ids = await withOrders(settings, (database) =>
    listErasable(database, buyer, now, owesDelivery),
  )
  const desk = await withDesk(settings, ({ people }) =>
    people.erase(buyer, 'personal-data', ids ?? []),
  )
  const erasure = await withOrders(settings, (database) =>
    eraseBuyer(database, buyer, now, owesDelivery),
  )
  if (erasure) report(erasure)
  console.log(
    `Messages deleted: ${desk?.messages ?? 0}. Subscriptions: ${desk?.subscriptions ?? 0}. Reviews: ${desk?.reviews ?? 0}. Wishes: ${desk?.wishes ?? 0}.`,
  )
  console.log('Older backups still contain it: run this again after restoring one.')
  noteHosted(settings)
}

/** On standard error, so that an export on standard output stays JSON. */
function noteHosted({ store }: Settings): void {
  if (store.kind === 'hosted')
    console.error(
      "With SHOPIFY_STORE_DOMAIN, that store has the buyers' data: export and erase it in its admin too, under Customers.",
    )
}

function report({ erased, underWay, refundDue, carts }: Erasure): void {
  console.log(`Anonymised orders: ${erased.join(', ') || 'none'}.`)
  console.log(`Carts deleted: ${carts}.`)
  if (underWay.length > 0)
    console.log(
      `Not erased, because they may still be in transit: ${underWay.join(', ')}. Run this again ten days after the last.`,
    )
  if (refundDue.length > 0)
    console.log(
      `Not erased, because a refund is still owed: ${refundDue.join(', ')}. Record it at the desk, then run this again.`,
    )
}

await runForOperator(run)
