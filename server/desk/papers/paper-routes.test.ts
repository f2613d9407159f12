import { beforeEach, expect, it } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { dayInIndia } from '#platform/india-time.ts'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { testCatalogue } from '#test/local-store/open-test-store.ts'
import { isPrintable } from './paper.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

async function print(what: string, chosen: readonly string[]): Promise<Response> {
  const token = [formFields.token, await opened.tokenOf(cookie)]
  const body = new URLSearchParams([token, ...chosen.map((id) => ['chosen', id])])
  return opened.ask(`/desk/orders/papers/${what}`, {
    method: 'POST',
    body,
    headers: { Cookie: cookie },
  })
}

const rateOf = (value: string) => ({
  namespace: 'tax',
  key: 'gst_percent',
  type: 'single_line_text_field' as const,
  value,
})

/** Counts a document's sheets: each is an uncompressed object. */
const countSheets = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

it.each(['slips', 'invoices'])(
  '%s of several orders are one PDF with a sheet each',
  async (what) => {
    placeTestOrder(opened.store)
    const answer = await print(what, ['1:1', '2:1', '2', '99', 'x'])
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(countSheets(pdf)).toBe(2)
    expect(await opened.get(cookie, '/desk/log')).toContain(`printed orders: 2 ${what}`)
  },
)

it('an invoice keeps its number when printed again, and a cancelled order gets none', async () => {
  placeTestOrder(opened.store)
  await opened.act(cookie, '/desk/orders/2/cancel', { version: '1', reason: 'customer' })
  for (let times = 0; times < 2; times += 1) await print('invoices', ['2', '1'])
  const rows = opened.store.database.prepare('SELECT order_id, number FROM invoices').all()
  expect(rows).toEqual([{ order_id: 1, number: 'PG/26-27/00001' }])
})

it('a busy printer asks to print again later, and logs nothing', async () => {
  opened = await openDeskSite({ printPapers: async () => null })
  cookie = await opened.setUp()
  const answer = await print('slips', ['1'])
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining('Print these again in a minute'),
  ])
  expect(await opened.get(cookie, '/desk/log')).not.toContain('printed')
})

it('credit notes have their own number and sheet, and a sheet says when an invoice is missing', async () => {
  placeTestOrder(opened.store)
  await print('invoices', ['1'])
  expect(await opened.get(cookie, '/desk/orders/1')).not.toContain('Credit notes (PDF)')
  for (const id of [1, 2])
    await opened.act(cookie, `/desk/orders/${id}/cancel`, { version: '1', reason: 'customer' })
  expect(await opened.get(cookie, '/desk/orders/1')).toContain('Credit notes (PDF)')
  for (let times = 0; times < 2; times += 1) {
    const answer = await print('credit-notes', ['1', '2'])
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect([answer.status, countSheets(pdf)]).toEqual([200, 2])
  }
  const rows = opened.store.database.prepare('SELECT order_id, number FROM credit_notes').all()
  expect(rows).toEqual([{ order_id: 1, number: 'PG/26-27/C0001' }])
  expect(await opened.get(cookie, '/desk/log')).toContain('printed orders: 2 credit-notes')
})

it('credit notes are exported with a row for each tax, and the export is logged', async () => {
  const empty = await opened.ask('/desk/credit-notes.csv', { headers: { Cookie: cookie } })
  expect(empty.headers.get('Content-Disposition')).toMatch(/^attachment; filename="credit-notes-2/)
  expect((await empty.text()).split('\r\n')).toHaveLength(2)
  await print('invoices', ['1'])
  await opened.act(cookie, '/desk/orders/1/cancel', { version: '1', reason: 'customer' })
  await print('credit-notes', ['1'])
  const [header, row, ...rest] = (await opened.get(cookie, '/desk/credit-notes.csv')).split('\r\n')
  expect(header).toMatch(/^\uFEFF?Credit note,Date,Invoice,Date of the invoice,Order,Name,Place of/)
  const tax = 'Asha Rao,27-Maharashtra,9504,5,1997.14,0.00,0.00,99.86,2097.00'
  const [day] = row?.match(/\d{4}-\d\d-\d\d/) ?? []
  expect(row).toBe(`PG/26-27/C0001,${day},PG/26-27/00001,${day},PG1001,${tax}`)
  expect(rest).toEqual([''])
  expect(await opened.get(cookie, '/desk/log')).toContain('exported credit-notes')
})

it('invoices are exported by number with a row for each rate, and the export is logged', async () => {
  const products = (testCatalogue.products ?? []).map((product) =>
    product.id === 2 ? { ...product, metafields: [rateOf('12.5')] } : product,
  )
  opened = await openDeskSite({ catalogue: { products } })
  cookie = await opened.setUp()
  placeTestOrder(opened.store, {
    deliveryAddress: {
      firstName: '=HYPERLINK("x")',
      lastName: 'Rao',
      address1: '1 Residency Road',
      address2: '',
      city: 'Bengaluru',
      province: 'Karnataka',
      zip: '560025',
      countryCode: 'IN',
      phone: '9876543210',
    },
  })
  await print('invoices', ['2'])
  await print('invoices', ['1'])
  await opened.act(cookie, '/desk/orders/1/cancel', { version: '1', reason: 'customer' })
  expect(await opened.get(cookie, '/desk/orders')).toContain('href="/desk/invoices.csv"')
  const file = await opened.ask('/desk/invoices.csv', { headers: { Cookie: cookie } })
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="invoices-2/)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const day = dayInIndia(opened.store.now())
  const first = `PG/26-27/00001,${day},Tax invoice,PG1002,"'=HYPERLINK(""x"") Rao",29-Karnataka`
  const second = `PG/26-27/00002,${day},Tax invoice,PG1001,Asha Rao,27-Maharashtra`
  expect(bytes.toString().slice(1).split('\r\n')).toEqual([
    'Invoice,Date,Kind,Order,Name,Place of supply,Pieces,HSN,GST rate in percent,Taxable value,CGST,SGST or UTGST,IGST,Total in rupees',
    `${first},2,9504,5,1521.90,38.05,38.05,0.00,1598.00`,
    `${first},1,9504,12.5,443.56,27.72,27.72,0.00,499.00`,
    `${second},2,9504,5,1521.90,0.00,0.00,76.10,1598.00`,
    `${second},1,9504,12.5,443.56,0.00,0.00,55.44,499.00`,
    '',
  ])
  expect(await opened.get(cookie, '/desk/log')).toContain('exported invoices')
})

it('printing without a selection is refused with a message', async () => {
  const answer = await print('slips', [])
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('Choose at least one order first.'),
  ])
})

it.each([
  ['₹ Zoë Rāo-D’Souza', true],
  ['प्रियंका श्रीवास्तव', true],
  ['ಬೆಂಗಳೂರು', false],
])('whether fonts cover %s: %s', (text, isKnown) => {
  expect(isPrintable(text)).toBe(isKnown)
})
