import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestDesk, placeDeskOrder } from '#test/local-store/desk-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { createCreditBook } from './credit-book.ts'
import { toCreditFigures } from './credit-figures.ts'
import { createInvoiceBook, type InvoiceSettings } from './invoice-book.ts'

const settings: InvoiceSettings = {
  seller: { name: 'Gully', address: ['Bengaluru'], gstin: '29AAKCG4821P1Z5' },
  ...{ prefix: 'PG', usualTax: { hsn: '9504', rate: 500 } },
}

function openBooks() {
  const store = openTestStore()
  const invoices = createInvoiceBook(store, settings)
  const notes = createCreditBook(store, settings.prefix, invoices.find)
  return { store, desk: openTestDesk(store), invoices, notes }
}

const cancel = { type: 'cancel', reason: 'other', note: '', restock: true } as const
const refund = (amount: number) => ({ type: 'refund', amount, note: '' }) as const

it('the notes of all orders are listed by number, a page at a time', async () => {
  const { store, desk, invoices, notes } = openBooks()
  for (let times = 0; times < 3; times += 1) {
    const { id } = placeDeskOrder(store)
    await invoices.issue(id)
    await desk.act(id, cancel)
    await notes.issue(id)
  }
  const first = notes.list({ after: null, first: 2 })
  const second = notes.list({ after: first.next, first: 2 })
  const numbers = [...first.notes, ...second.notes].map(({ number }) => number)
  expect(numbers).toEqual(['PG/26-27/C0001', 'PG/26-27/C0002', 'PG/26-27/C0003'])
  expect([first.next === null, second.next]).toEqual([false, null])
})

it('a cancelled order’s invoice is given back whole, once, under a number of its own series', async () => {
  const { store, desk, invoices, notes } = openBooks()
  const { id } = placeDeskOrder(store)
  await invoices.issue(id)
  await desk.act(id, cancel)
  const invoice = invoices.find(id)
  const first = await notes.issue(id)
  expect(first).toMatchObject({
    type: 'issued',
    notes: [
      {
        number: 'PG/26-27/C0001',
        corrects: { number: 'PG/26-27/00001', issuedAt: invoice?.issuedAt },
        ...{ kind: invoice?.kind, sums: invoice?.sums, lines: invoice?.lines },
        ...{ byHsn: invoice?.byHsn, inWords: invoice?.inWords },
      },
    ],
  })
  expect(await notes.issue(id)).toEqual(first)
  const other = placeDeskOrder(store).id
  expect(await invoices.issue(other)).toMatchObject({ invoice: { number: 'PG/26-27/00002' } })
})

it('each refund gets a note over what was given back since the last', async () => {
  const { store, desk, invoices, notes } = openBooks()
  const { id } = placeDeskOrder(store)
  await invoices.issue(id)
  const total = invoices.find(id)?.sums.total ?? 0
  await desk.act(id, refund(10_000))
  expect(await notes.issue(id)).toMatchObject({
    notes: [{ number: 'PG/26-27/C0001', sums: { total: 10_000 } }],
  })
  await desk.act(id, refund(5001))
  await desk.act(id, cancel)
  expect(await notes.issue(id)).toMatchObject({
    notes: [
      { sums: { total: 10_000 } },
      { number: 'PG/26-27/C0002', sums: { total: total - 10_000 } },
    ],
  })
})

it('nothing is corrected without an invoice, or where nothing was given back, and no number is taken', async () => {
  const { store, desk, invoices, notes } = openBooks()
  const { id } = placeDeskOrder(store)
  expect(await notes.issue(id)).toEqual({
    type: 'refused',
    message: 'There is no invoice, so there is nothing to correct.',
  })
  await invoices.issue(id)
  expect(await notes.issue(id)).toEqual({
    type: 'refused',
    message: 'Nothing of the invoice was given back.',
  })
  await desk.act(id, cancel)
  expect(await notes.issue(id)).toMatchObject({ notes: [{ number: 'PG/26-27/C0001' }] })
})

it('notes over any parts never take a line or a tax below nothing, and all of them are the invoice', async () => {
  const { store, invoices } = openBooks()
  const { id } = placeDeskOrder(store)
  await invoices.issue(id)
  const invoice = invoices.find(id)
  if (invoice === null) throw new Error('There is no invoice.')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 6 }), (parts) => {
      const given: ReturnType<typeof toCreditFigures>[] = []
      let left = invoice.sums.total
      for (const part of [...parts, left]) {
        const amount = Math.min(part, left)
        if (amount === 0) continue
        const note = toCreditFigures(invoice, given, amount)
        expect(note.sums.total).toBe(amount)
        for (const { taxable, cgst, sgst, igst, total } of note.lines) {
          expect(Math.min(cgst, sgst, igst)).toBeGreaterThanOrEqual(0)
          // Of a single paisa both halves of a tax may be rounded up.
          expect(taxable).toBeGreaterThanOrEqual(total === 1 ? -1 : 0)
          expect(taxable + cgst + sgst + igst).toBe(total)
        }
        given.push(note)
        left -= amount
      }
      if (left > 0) given.push(toCreditFigures(invoice, given, left))
      for (const tax of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
        expect(given.reduce((sum, note) => sum + note.sums[tax], 0)).toBe(invoice.sums[tax])
    }),
  )
})
