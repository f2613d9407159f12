import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  type TestCheckout,
} from '#test/local-store/open-test-checkout.ts'
import { root } from '#tools/project.ts'

const list = readFileSync(join(root, 'docs/personal-data.md'), 'utf8')

/** The names in the first column of the table with this first heading. */
function listed(heading: string): string[] {
  const [, table = ''] = list.split(`| ${heading} |`)
  const [rows = ''] = table.split('\n\n')
  const first = rows.split('\n').flatMap((row) => /^\| (`.*?) \|/.exec(row)?.[1] ?? [])
  return first.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** Tables without data about buyers, according to the list. */
const impersonal = [
  'catalogue',
  'inventory',
  'gift_cards',
  'stock_events',
  'merchant_values',
  'invoices',
  'invoice_series',
  'credit_notes',
  'sold_days',
  'used_codes',
  'sqlite_sequence',
]

function columnsOf({ store: { database } }: TestCheckout): string[] {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  return tables
    .map(({ name }) => String(name))
    .filter((table) => !impersonal.includes(table))
    .flatMap((table) =>
      database
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(table)
        .map(({ name }) => `${table}.${name}`),
    )
}

const fieldsOf = ({ store }: TestCheckout, table: 'orders' | 'carts' | 'order_progress') =>
  Object.keys(
    JSON.parse(String(store.database.prepare(`SELECT record FROM ${table}`).get()?.record)),
  )

it('the list of personal data names every column, and every field of orders and carts', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  await shop.post(checkout, { ...goodForm, expectedTotal: '45000' })
  expect(listed('column').sort()).toEqual(columnsOf(shop).sort())
  expect(listed('field of `orders.record`').sort()).toEqual(fieldsOf(shop, 'orders').sort())
  expect(listed('field of `order_progress.record`').sort()).toEqual(
    fieldsOf(shop, 'order_progress').sort(),
  )
  expect(listed('field of `carts.record`').sort()).toEqual(fieldsOf(shop, 'carts').sort())
})
