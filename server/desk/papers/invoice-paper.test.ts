import { expect, it } from 'vitest'
import { createInvoiceBook } from '#local-store/invoice/invoice-book.ts'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { drawInvoice } from './invoice-paper.ts'
import { createPaper, type Paper } from './paper.ts'

it.each([
  ['a registered seller', '29AAKCG4821P1Z5', 'Tax invoice', 'Prices include the tax.'],
  ['another seller', null, 'Bill of supply', 'is not registered for GST and charges none.'],
])('the paper of %s says which it is and what prices include', async (_, gstin, kind, sentence) => {
  const { invoice, order } = await issueInvoice(gstin)
  const texts: string[] = []
  drawInvoice(
    listenTo((text) => texts.push(text)),
    invoice,
    order,
  )
  expect(texts).toContain(kind)
  expect(texts.join(' ')).toContain(sentence)
  expect(texts.includes('Taxable')).toBe(gstin !== null)
})

it('no code, quantity or amount is broken over two lines', async () => {
  const { invoice, order } = await issueInvoice('29AAKCG4821P1Z5')
  const large = { hsn: '88888888', quantity: 8888, rate: 1250, unitPrice: 88_888_888 }
  const amounts = { taxable: 888_888_888, cgst: 88_888_888, sgst: 0, igst: 0, total: 888_888_888 }
  const lines = invoice.lines.map((line) => ({ ...line, ...large, ...amounts }))
  const broken: string[] = []
  const listen = (text: string, height: number, size: number) => {
    if (/^[\d.,%()₹ ]+$/.test(text) && height > size * 1.5) broken.push(text)
  }
  const byHsn = [{ ...large, ...amounts }]
  drawInvoice(listenTo(listen), { ...invoice, lines, byHsn, sums: amounts }, order)
  expect(broken).toEqual([])
})

async function issueInvoice(gstin: string | null) {
  const store = openTestStore()
  const { id } = placeTestOrder(store)
  const seller = { ...invoiceSettings.seller, gstin }
  const issued = await createInvoiceBook(store, { ...invoiceSettings, seller }).issue(id)
  const order = openTestOrders(store).orders.findOrder(id)?.order
  if (issued.type === 'refused' || order === undefined) throw new Error('no invoice')
  return { invoice: issued.invoice, order }
}

/** A paper that says what is written on it, and how high that is, in points. */
function listenTo(listen: (text: string, height: number, size: number) => void): Paper {
  const paper = createPaper('Test')
  return {
    ...paper,
    write(text, block) {
      const end = paper.write(text, block)
      listen(text, end - block.y, block.size)
      return end
    },
  }
}
