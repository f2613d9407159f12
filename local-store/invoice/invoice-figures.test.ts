import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeated } from '#test/repeated.ts'
import type { OrderRecord } from '../store/records.ts'
import { amountInWords } from './amount-in-words.ts'
import {
  type InvoiceFigures,
  type ProductTax,
  type Seller,
  toInvoiceFigures,
} from './invoice-figures.ts'

const seller: Seller = { name: 'Gully', address: ['Bengaluru'], gstin: '29AAKCG4821P1Z5' }

type Sold = { quantity: number; unitPrice: number; discount: number }

/** The part of an order that an invoice reads. */
function orderOf(sold: readonly Sold[], delivery: number, province: string, code = 'INR') {
  const lines = sold.map(({ quantity, unitPrice, discount }, at) => ({
    variantId: at,
    quantity,
    unitPrice,
    productTitle: `Game ${at}`,
    variantTitle: '',
    sku: '',
    subtotal: quantity * unitPrice,
    total: quantity * unitPrice - discount,
  }))
  const total = lines.reduce((sum, line) => sum + line.total, delivery)
  const totals = { currency: { code, digits: 2 }, delivery, total }
  return { lines, totals, deliveryAddress: { province } } as unknown as OrderRecord
}

const toFigures = (
  order: OrderRecord,
  taxes: readonly ProductTax[] = [],
  by: Seller = seller,
): InvoiceFigures => {
  const figures = toInvoiceFigures(order, by, (id) => taxes[id] ?? { hsn: '9504', rate: 1800 })
  if ('problem' in figures) throw new Error(figures.problem)
  return figures
}

describe('an invoice', () => {
  it('within the state splits the tax in halves, included in the price', () => {
    const figures = toFigures(orderOf([{ quantity: 2, unitPrice: 59_000, discount: 0 }], 0, 'KA'))
    expect(figures).toMatchObject({
      kind: 'tax-invoice',
      stateTax: 'SGST',
      placeOfSupply: { code: '29', name: 'Karnataka' },
      sums: { taxable: 100_000, cgst: 9000, sgst: 9000, igst: 0, total: 118_000 },
      inWords: 'Rupees One Thousand One Hundred Eighty Only',
    })
  })

  it('to another state has one tax, with delivery and discounts in its lines', () => {
    const sold = [
      { quantity: 1, unitPrice: 60_000, discount: 10_000 },
      { quantity: 1, unitPrice: 50_000, discount: 0 },
    ]
    const figures = toFigures(orderOf(sold, 9900, 'Maharashtra'))
    expect(figures.stateTax).toBeNull()
    expect(figures.lines).toMatchObject([
      { discount: 10_000, delivery: 4950, total: 54_950, igst: 8382, taxable: 46_568 },
      { discount: 0, delivery: 4950, total: 54_950, igst: 8382, cgst: 0 },
    ])
    expect(figures.byHsn).toMatchObject([{ hsn: '9504', rate: 1800, quantity: 2, total: 109_900 }])
  })

  it('of a union territory has UTGST', () => {
    const chandigarh = { ...seller, gstin: '04AAKCG4821P1Z5' }
    const order = orderOf([{ quantity: 1, unitPrice: 100, discount: 0 }], 0, 'Chandigarh')
    expect(toFigures(order, [], chandigarh).stateTax).toBe('UTGST')
  })

  it('of an unregistered seller is a bill of supply without tax', () => {
    const order = orderOf([{ quantity: 1, unitPrice: 10_001, discount: 0 }], 0, 'Goa')
    expect(toFigures(order, [], { ...seller, gstin: null })).toMatchObject({
      kind: 'bill-of-supply',
      sums: { taxable: 10_001, igst: 0, cgst: 0 },
    })
  })

  it.each([
    ['in dollars', orderOf([], 0, 'Goa', 'USD'), seller, 'in rupees, not in USD'],
    ['to nowhere', orderOf([], 0, 'Atlantis'), seller, '"Atlantis" is no state of India'],
    ['by nobody', orderOf([], 0, 'Goa'), { ...seller, gstin: '29X' }, '"29X" is no GSTIN'],
  ])('for an order %s is refused with a reason', (_, order, by, problem) => {
    const tax = () => ({ hsn: '9504', rate: 500 })
    expect(toInvoiceFigures(order, by, tax)).toEqual({ problem: expect.stringContaining(problem) })
  })

  const amount = fc.integer({ min: 0, max: 5_000_000 })
  const sold = fc
    .record({
      quantity: fc.integer({ min: 1, max: 50 }),
      unitPrice: amount,
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ quantity, unitPrice, part }) => ({
      quantity,
      unitPrice,
      discount: Math.floor(quantity * unitPrice * part),
    }))
  const tax = fc.record({
    hsn: fc.constantFrom('9504', '4901'),
    rate: fc.constantFrom(0, 25, 500, 1200, 1800, 2800, 4000),
  })

  it('always adds up to the order’s total in lines, taxes and summary', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(sold, tax), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom('Karnataka', 'Kerala', 'DL'),
        (goods, delivery, province) => {
          const order = orderOf(
            goods.map(([each]) => each),
            delivery,
            province,
          )
          const { lines, sums, byHsn, stateTax } = toFigures(
            order,
            goods.map(([, each]) => each),
          )
          const all = [...lines, ...byHsn, sums]
          for (const { taxable, cgst, sgst, igst, total } of all) {
            expect(taxable + cgst + sgst + igst).toBe(total)
            expect(cgst).toBe(sgst)
            expect(Math.min(taxable, cgst, igst)).toBeGreaterThanOrEqual(0)
            expect(stateTax === null ? cgst : igst).toBe(0)
          }
          expect(sums.total).toBe(order.totals.total)
          expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(order.totals.total)
          expect(lines.reduce((sum, line) => sum + line.delivery, 0)).toBe(delivery)
          expect(byHsn.reduce((sum, line) => sum + line.taxable, 0)).toBe(sums.taxable)
          for (const { rate, taxable, cgst, sgst, igst } of lines) {
            const error = Math.abs((taxable * rate) / 10_000 - (cgst + sgst + igst))
            expect(error).toBeLessThanOrEqual(1.5)
          }
        },
      ),
      { numRuns: repeated(200, 20_000) },
    )
  })
})

it.each([
  [0, 'Rupees Zero Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [1_999, 'Rupees Nineteen and Ninety-Nine Paise Only'],
  [10_99_99_900, 'Rupees Ten Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
  [1_00_00_00_000, 'Rupees One Crore Only'],
  [
    123_45_67_89_001,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and One Paise Only',
  ],
])('writes %d paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})
