import { expect, it } from 'vitest'
import { createInvoiceBook } from '#local-store/invoice/invoice-book.ts'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { drawInvoice } from './invoice-paper.ts'
import { createPaper } from './paper.ts'

it.each([
  ['a registered seller', '29AAKCG4821P1Z5', 'Tax invoice', 'Prices include the tax.'],
  ['another seller', null, 'Bill of supply', 'is not registered for GST and charges none.'],
])('the paper of %s says which it is and what prices include', async (_, gstin, kind, sentence) => {
  const store = openTestStore()
  const { id } = placeTestOrder(store)
  const seller = { ...invoiceSettings.seller, gstin }
  const issued = await createInvoiceBook(store, { ...invoiceSettings, seller }).issue(id)
  const order = openTestOrders(store).orders.findOrder(id)?.order
  if (issued.type === 'refused' || order === undefined) throw new Error('no invoice')
  const paper = createPaper('Test')
  const texts: string[] = []
  const write: typeof paper.write = (text, block) => {
    texts.push(text)
    return paper.write(text, block)
  }
  drawInvoice({ ...paper, write }, issued.invoice, order)
  expect(texts).toContain(kind)
  expect(texts.join(' ')).toContain(sentence)
  expect(texts.includes('Taxable')).toBe(gstin !== null)
})
