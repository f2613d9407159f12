import { expect, it } from 'vitest'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'
import { createInvoiceBook, financialYear } from './invoice-book.ts'

it('invoices are numbered without gaps or repeats, across repeated requests and processes', async () => {
  const folder = makeTestFolder()
  const [here, there] = [openTestStore({}, folder), openTestStore({}, folder)]
  const one = { lines: [{ id: 'line', variantId: 11, quantity: 1, attributes: [] }] }
  const orders = [1, 2, 3, 4].map(() => placeTestOrder(here, {}, one).id)
  const [first = 0, second = 0, third = 0, fourth = 0] = orders
  await openTestOrders(here).act(second, {
    type: 'cancel',
    reason: 'other',
    note: '',
    restock: true,
  })
  const books = [here, there].map((store) => createInvoiceBook(store, invoiceSettings))
  const outcomes = await Promise.all(
    [first, second, 99, third, fourth, first].flatMap((id) => books.map(({ issue }) => issue(id))),
  )
  const issued = outcomes.flatMap((outcome) => (outcome.type === 'issued' ? outcome.invoice : []))
  const numbers = new Map(issued.map(({ orderId, number }) => [orderId, number]))
  expect([...numbers.values()].sort()).toEqual([1, 2, 3].map((at) => `PG/26-27/0000${at}`))
  expect(issued).toHaveLength(8)
  for (const { orderId, number } of issued) expect(number).toBe(numbers.get(orderId))
  expect(outcomes).toContainEqual({
    type: 'refused',
    message: 'A cancelled order has no invoice.',
  })
  expect(books[1]?.find(first)).toMatchObject({
    orderId: first,
    issuedAt: '2026-04-15T10:00:00.000Z',
    kind: 'tax-invoice',
    sums: { total: 79_900 },
  })
  expect(JSON.stringify(books[1]?.find(first))).not.toContain('Asha')
})

it('invoices are listed by year and number, beyond 99,999 a year and under another prefix', async () => {
  const clock = new Date('2027-03-31T10:00:00Z')
  const store = openTestStore({}, makeTestFolder(), clock)
  store.database.exec(`INSERT INTO invoice_series (year, last) VALUES ('26-27', 99998)`)
  const issue = async (prefix = 'PG') => {
    const line = { id: 'line', variantId: 41, quantity: 1, attributes: [] }
    await createInvoiceBook(store, { ...invoiceSettings, prefix }).issue(
      placeTestOrder(store, {}, { lines: [line] }).id,
    )
  }
  await issue()
  await issue()
  await issue('AB')
  clock.setTime(Date.parse('2027-04-01T10:00:00Z'))
  await issue()

  const { list } = createInvoiceBook(store, invoiceSettings)
  const numbers: string[] = []
  for (let after: string | null = null; ; ) {
    const page: ReturnType<typeof list> = list({ after, first: 1 })
    numbers.push(...page.invoices.map(({ number }) => number))
    after = page.next
    if (after === null) break
  }
  const inOrder = ['PG/26-27/99999', 'PG/26-27/100000', 'AB/26-27/100001', 'PG/27-28/00001']
  expect(numbers).toEqual(inOrder)
  expect(list({ after: null, first: 9 }).invoices.map(({ number }) => number)).toEqual(inOrder)
})

it('a product’s HSN code and rate override the defaults, and an issued invoice is unchanged', async () => {
  const field = (key: string, value: string) => ({
    namespace: 'tax',
    key,
    type: 'single_line_text_field' as const,
    value,
  })
  const products = (testCatalogue.products ?? []).map((product) =>
    product.id === 1
      ? { ...product, metafields: [field('hsn', '95044000'), field('gst_percent', '12.5')] }
      : product,
  )
  const store = openTestStore({ products })
  const { id } = placeTestOrder(store)
  expect(await createInvoiceBook(store, invoiceSettings).issue(id)).toMatchObject({
    invoice: {
      lines: [
        { hsn: '95044000', rate: 1250 },
        { hsn: '9504', rate: 500 },
      ],
    },
  })
  const later = createInvoiceBook(store, {
    ...invoiceSettings,
    defaultTax: { hsn: '4901', rate: 0 },
  })
  expect(await later.issue(id)).toMatchObject({ invoice: { lines: [{}, { hsn: '9504' }] } })
})

it.each([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s is in the financial year %s', (time, year) => {
  expect(financialYear(new Date(time))).toBe(year)
})

it('the invoices of all orders are listed by number in pages', async () => {
  const store = openTestStore()
  const book = createInvoiceBook(store, invoiceSettings)
  const orders = [1, 2, 3].map(() => placeTestOrder(store).id)
  for (const id of orders.toReversed()) await book.issue(id)
  const first = book.list({ after: null, first: 2 })
  const second = book.list({ after: first.next, first: 2 })
  expect([...first.invoices, ...second.invoices]).toEqual(
    orders.toReversed().map((id) => book.find(id)),
  )
  expect([first.next, second.next]).toEqual(['PG/26-27/00002', null])
})
