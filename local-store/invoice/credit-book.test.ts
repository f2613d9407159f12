import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { createCreditBook } from './credit-book.ts'
import { toCreditFigures } from './credit-figures.ts'
import { createInvoiceBook, type InvoiceSettings } from './invoice-book.ts'

function openBooks(changes: Partial<InvoiceSettings> = {}) {
  const store = openTestStore()
  const invoices = createInvoiceBook(store, invoiceSettings)
  const notes = createCreditBook(store, { ...invoiceSettings, ...changes }, invoices.find)
  return { store, merchantOrders: openTestOrders(store), invoices, notes }
}

const cancel = { type: 'cancel', reason: 'other', note: '', restock: true } as const
const refund = (amount: number) => ({ type: 'refund', amount, note: '' }) as const

it('credit notes of all orders are listed by number in pages', async () => {
  const { store, merchantOrders, invoices, notes } = openBooks()
  for (let times = 0; times < 3; times += 1) {
    const { id } = placeTestOrder(store)
    await invoices.issue(id)
    await merchantOrders.act(id, cancel)
    await notes.issue(id)
  }
  const first = notes.list({ after: null, first: 2 })
  const second = notes.list({ after: first.next, first: 2 })
  const numbers = [...first.notes, ...second.notes].map(({ number }) => number)
  expect(numbers).toEqual(['PG/26-27/C0001', 'PG/26-27/C0002', 'PG/26-27/C0003'])
  expect([first.next === null, second.next]).toEqual([false, null])
})

it('a cancelled order’s invoice is credited in full, once, in its own number series', async () => {
  const { store, merchantOrders, invoices, notes } = openBooks()
  const { id } = placeTestOrder(store)
  await invoices.issue(id)
  await merchantOrders.act(id, cancel)
  const invoice = invoices.find(id)
  const first = await notes.issue(id)
  expect(first).toMatchObject({
    type: 'issued',
    notes: [
      {
        number: 'PG/26-27/C0001',
        corrects: { number: 'PG/26-27/00001', issuedAt: invoice?.issuedAt },
        kind: invoice?.kind,
        sums: invoice?.sums,
        lines: invoice?.lines,
        byHsn: invoice?.byHsn,
        inWords: invoice?.inWords,
      },
    ],
  })
  expect(await notes.issue(id)).toEqual(first)
  const other = placeTestOrder(store).id
  expect(await invoices.issue(other)).toMatchObject({ invoice: { number: 'PG/26-27/00002' } })
})

const express = { deliveryOption: 'express' } as const

/** An order with ₹99 for delivery that the buyer refused at the door; with its invoice. */
async function placeRefused(
  { store, merchantOrders, invoices }: ReturnType<typeof openBooks>,
  request: Parameters<typeof placeTestOrder>[1],
) {
  const { id } = placeTestOrder(store, { ...express, ...request })
  const parcel = { carrier: 'Delhivery', trackingNumber: '1', trackingUrl: null }
  await merchantOrders.act(id, { type: 'dispatch', ...parcel })
  await merchantOrders.act(id, { type: 'refuse', note: '', restock: true })
  await invoices.issue(id)
  const invoice = invoices.find(id)
  if (invoice === null) throw new Error('There is no invoice.')
  expect(invoice.sums.total).toBe(219_600)
  return { id, invoice }
}

it('a refused order is credited in full, including delivery', async () => {
  const books = openBooks()
  const { id, invoice } = await placeRefused(books, { paymentMethod: 'cod' })
  const [note] = await listNotes(books, id)
  expect(note).toMatchObject({ lines: invoice.lines, sums: invoice.sums })
})

it('a refused order is credited without delivery when that fee is owed', async () => {
  const books = openBooks({ creditForRefused: 'goods' })
  const { id, invoice } = await placeRefused(books, { paymentMethod: 'cod' })
  const [note, ...others] = await listNotes(books, id)
  expect(others).toEqual([])
  expect(note?.sums.total).toBe(209_700)
  expect(note?.lines.map(({ quantity, total, delivery }) => [quantity, total, delivery])).toEqual([
    [2, 159_800, 0],
    [1, 49_900, 0],
  ])
  for (const [at, { taxable, cgst, sgst, igst, total }] of (note?.lines ?? []).entries()) {
    expect(taxable + cgst + sgst + igst).toBe(total)
    expect(invoice.lines[at]?.delivery).toBe((invoice.lines[at]?.total ?? 0) - total)
  }
  expect(await listNotes(books, id)).toEqual([note])
  const cancelled = placeTestOrder(books.store, express).id
  await books.invoices.issue(cancelled)
  await books.merchantOrders.act(cancelled, cancel)
  expect(await listNotes(books, cancelled)).toMatchObject([{ sums: { total: 219_600 } }])
})

it('a refund beyond a refused order’s goods is credited, too', async () => {
  const books = openBooks({ creditForRefused: 'goods' })
  const { id, invoice } = await placeRefused(books, { paymentMethod: 'upi' })
  await listNotes(books, id)
  await books.merchantOrders.act(id, refund(219_600))
  const notes = await listNotes(books, id)
  expect(notes.map(({ sums }) => sums.total)).toEqual([209_700, 9900])
  expect(notes[1]?.lines.map(({ quantity, total }) => [quantity, total])).toEqual(
    invoice.lines.map(({ delivery }) => [0, delivery]),
  )
})

async function listNotes({ notes }: ReturnType<typeof openBooks>, orderId: number) {
  const outcome = await notes.issue(orderId)
  return outcome.type === 'issued' ? outcome.notes : []
}

it('each refund gets a credit note over the amount since the last', async () => {
  const { store, merchantOrders, invoices, notes } = openBooks()
  const { id } = placeTestOrder(store)
  await invoices.issue(id)
  const total = invoices.find(id)?.sums.total ?? 0
  await merchantOrders.act(id, refund(10_000))
  expect(await notes.issue(id)).toMatchObject({
    notes: [{ number: 'PG/26-27/C0001', sums: { total: 10_000 } }],
  })
  await merchantOrders.act(id, refund(5001))
  await merchantOrders.act(id, cancel)
  expect(await notes.issue(id)).toMatchObject({
    notes: [
      { sums: { total: 10_000 } },
      { number: 'PG/26-27/C0002', sums: { total: total - 10_000 } },
    ],
  })
})

it('no note is issued without an invoice or refund, and no number is used', async () => {
  const { store, merchantOrders, invoices, notes } = openBooks()
  const { id } = placeTestOrder(store)
  expect(await notes.issue(id)).toEqual({
    type: 'refused',
    message: 'There is no invoice, so there is nothing to correct.',
  })
  await invoices.issue(id)
  expect(await notes.issue(id)).toEqual({
    type: 'refused',
    message: 'Nothing on this invoice was refunded.',
  })
  await merchantOrders.act(id, cancel)
  expect(await notes.issue(id)).toMatchObject({ notes: [{ number: 'PG/26-27/C0001' }] })
})

it('notes over any parts add up to the invoice, with no negative line or tax', async () => {
  const { store, invoices } = openBooks()
  const { id } = placeTestOrder(store)
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
        const note = toCreditFigures(invoice, given, { what: 'any', amount })
        expect(note.sums.total).toBe(amount)
        for (const { taxable, cgst, sgst, igst, total } of note.lines) {
          expect(Math.min(cgst, sgst, igst)).toBeGreaterThanOrEqual(0)
          // For a single paisa both halves of the tax may round up.
          expect(taxable).toBeGreaterThanOrEqual(total === 1 ? -1 : 0)
          expect(taxable + cgst + sgst + igst).toBe(total)
        }
        given.push(note)
        left -= amount
      }
      if (left > 0) given.push(toCreditFigures(invoice, given, { what: 'any', amount: left }))
      for (const tax of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
        expect(given.reduce((sum, note) => sum + note.sums[tax], 0)).toBe(invoice.sums[tax])
    }),
  )
})
