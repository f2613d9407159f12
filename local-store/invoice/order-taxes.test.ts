import { expect, it } from 'vitest'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'
import { createInvoiceBook } from './invoice-book.ts'

const settings = { ...invoiceSettings, defaultTax: { hsn: '9504', rate: 1800 } }
const field = (key: string, value: string) => ({
  ...{ namespace: 'tax', key, value },
  type: 'single_line_text_field' as const,
})
/** The test catalogue with a tax of ludo's own. */
const products = (percent: string, publishedAt?: null) =>
  (testCatalogue.products ?? []).map((product) =>
    product.id === 1
      ? {
          ...product,
          ...(publishedAt === null && { publishedAt }),
          metafields: [field('hsn', '95044000'), field('gst_percent', percent)],
        }
      : product,
  )
const ludoTax = { hsn: '95044000', rate: 1200 }
const bothTaxes = { lines: [ludoTax, settings.defaultTax] }

/** Orders ludo and taboo while both are sold, and opens the store again with ludo hidden. */
function orderThenHide({ isOlder }: { isOlder: boolean }) {
  const folder = makeTestFolder()
  const before = openTestStore({ products: products('12') }, folder)
  const { id } = placeTestOrder(before)
  if (isOlder)
    before.database.exec(
      `UPDATE orders SET record = json_remove(record, '$.lines[0].tax', '$.lines[1].tax')`,
    )
  before.close()
  return { id, folder, store: openTestStore({ products: products('12', null) }, folder) }
}

it('an invoice has the taxes of the order’s day for a game that is hidden, deleted or taxed otherwise since', async () => {
  const { id, store } = orderThenHide({ isOlder: false })
  expect(await createInvoiceBook(store, settings).issue(id)).toMatchObject({ invoice: bothTaxes })
  const folder = makeTestFolder()
  const order = placeTestOrder(openTestStore({ products: products('12') }, folder))
  const changed = openTestStore({ products: products('28') }, folder)
  expect(await createInvoiceBook(changed, settings).issue(order.id)).toMatchObject({
    invoice: bothTaxes,
  })
})

it('an older order is refused while its game is hidden, and takes no number', async () => {
  const { id, folder, store } = orderThenHide({ isOlder: true })
  expect(await createInvoiceBook(store, settings).issue(id)).toEqual({
    type: 'refused',
    message:
      '"Drunk Ludo" is not in the catalogue any more, so its tax is unknown: publish it, print the invoice, then hide it again.',
  })
  expect(store.database.prepare('SELECT * FROM invoice_series').all()).toEqual([])
  store.close()
  const again = openTestStore({ products: products('12') }, folder)
  expect(await createInvoiceBook(again, settings).issue(id)).toMatchObject({
    invoice: { number: 'PG/26-27/00001', ...bothTaxes },
  })
})

it('a bill of supply has no tax, so it needs none to be known', async () => {
  const { id, store } = orderThenHide({ isOlder: true })
  const seller = { ...settings.seller, gstin: null }
  expect(await createInvoiceBook(store, { ...settings, seller }).issue(id)).toMatchObject({
    invoice: { kind: 'bill-of-supply' },
  })
})

it('a rate that a spreadsheet wrote with its sign is that rate', async () => {
  const store = openTestStore({ products: products('12.00%') })
  const { id } = placeTestOrder(store)
  expect(await createInvoiceBook(store, settings).issue(id)).toMatchObject({ invoice: bothTaxes })
})
