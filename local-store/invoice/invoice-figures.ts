import { titleOfLine } from '../catalogue/only-option.ts'
import type { OrderRecord } from '../store/records.ts'
import { splitAmount } from '../store/split-amount.ts'
import { amountInWords } from './amount-in-words.ts'
import { findGstState, findStateOfGstin, type GstState, stateTaxName } from './gst-states.ts'

/** The seller, from the merchant's settings. */
export type Seller = {
  readonly name: string
  readonly address: readonly string[]
  /** Null for an unregistered seller: then no tax is shown. */
  readonly gstin: string | null
}

/** How a product is taxed. */
export type ProductTax = {
  /** Code of the harmonised system, four to eight digits. */
  readonly hsn: string
  /** Hundredths of a percent: 1800 for 18 %. */
  readonly rate: number
}

/** Paise. `taxable + cgst + sgst + igst = total`. */
export type TaxedAmount = {
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly total: number
}

export type InvoiceLine = TaxedAmount & {
  readonly title: string
  readonly sku: string
  readonly quantity: number
  readonly hsn: string
  readonly rate: number
  /** Of one unit, taxes included, before discounts. */
  readonly unitPrice: number
  /** Discount on the line, including its share of order discounts. */
  readonly discount: number
  /** The line's share of the delivery fee, which is taxed like the goods. */
  readonly delivery: number
}

/** An invoice without its number: everything that follows from the order. All amounts are paise. */
export type InvoiceFigures = {
  readonly kind: 'tax-invoice' | 'bill-of-supply'
  readonly seller: Seller
  /** The destination of the goods, which decides the state that gets the tax. */
  readonly placeOfSupply: GstState
  /** Null on a bill of supply, and between states. */
  readonly stateTax: 'SGST' | 'UTGST' | null
  readonly lines: readonly InvoiceLine[]
  readonly sums: TaxedAmount
  /** The sums by HSN code and rate, as the tax return needs them. */
  readonly byHsn: readonly (TaxedAmount & Pick<InvoiceLine, 'hsn' | 'rate' | 'quantity'>)[]
  readonly inWords: string
}

/** Why there is no invoice; a sentence. */
export type NoInvoice = { readonly problem: string }

/**
 * The figures of an order's invoice under Indian GST. Prices include the tax, so it is extracted from each line;
 * despite rounding, the parts add up to the order's total. Gift cards are a payment, not a discount.
 */
export function toInvoiceFigures(
  { lines, totals, deliveryAddress }: Pick<OrderRecord, 'lines' | 'totals' | 'deliveryAddress'>,
  seller: Seller,
  taxOf: (variantId: number) => ProductTax,
): InvoiceFigures | NoInvoice {
  const { currency } = totals
  if (currency.code !== 'INR')
    return { problem: `An invoice is in rupees, not in ${currency.code}.` }
  const placeOfSupply = findGstState(deliveryAddress.province)
  if (placeOfSupply === null)
    return { problem: `"${deliveryAddress.province}" is no state of India that a tax can be for.` }
  const home = seller.gstin === null ? null : findStateOfGstin(seller.gstin)
  if (seller.gstin !== null && home === null)
    return { problem: `"${seller.gstin}" is no GSTIN: it is in the merchant's brand.` }
  const isTaxed = home !== null
  const isWithin = home?.code === placeOfSupply.code
  const delivery = splitDelivery(lines, totals.delivery)
  const taxed = lines.map((line, at) => {
    const { hsn, rate } = taxOf(line.variantId)
    const charged = isTaxed ? rate : 0
    return toLine(line, { hsn, rate: charged }, delivery[at] ?? 0, isWithin)
  })
  const sums = addUp(taxed)
  return {
    kind: isTaxed ? 'tax-invoice' : 'bill-of-supply',
    seller,
    placeOfSupply,
    lines: taxed,
    sums,
    stateTax: isWithin ? stateTaxName(placeOfSupply) : null,
    byHsn: groupByHsn(taxed),
    inWords: amountInWords(sums.total),
  }
}

/** Splits in proportion to the line totals, or to the quantities if everything is free. */
function splitDelivery(lines: OrderRecord['lines'], delivery: number): number[] {
  const totals = lines.map(({ total }) => total)
  const isFree = totals.every((total) => total === 0)
  return splitAmount(delivery, isFree ? lines.map(({ quantity }) => quantity) : totals)
}

function toLine(
  line: OrderRecord['lines'][number],
  tax: ProductTax,
  delivery: number,
  isWithin: boolean,
): InvoiceLine {
  const { sku, quantity, unitPrice, subtotal, total } = line
  return {
    title: titleOfLine(line),
    sku,
    quantity,
    unitPrice,
    delivery,
    ...tax,
    discount: subtotal - total,
    ...takeTaxOut(total + delivery, tax.rate, isWithin),
  }
}

/** CGST and SGST are equal to the paisa, as the law requires; the taxable value absorbs the rounding. */
export function takeTaxOut(total: number, rate: number, isWithin: boolean): TaxedAmount {
  if (isWithin) {
    const half = Math.round((total * rate) / 2 / (10_000 + rate))
    return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0, total }
  }
  const igst = Math.round((total * rate) / (10_000 + rate))
  return { taxable: total - igst, cgst: 0, sgst: 0, igst, total }
}

export function addUp(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = (part: keyof TaxedAmount) => amounts.reduce((all, amount) => all + amount[part], 0)
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('total'),
  }
}

export function groupByHsn(lines: readonly InvoiceLine[]): InvoiceFigures['byHsn'] {
  const groups = Map.groupBy(lines, ({ hsn, rate }) => `${hsn} ${rate}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const quantity = group.reduce((sum, line) => sum + line.quantity, 0)
    return [{ hsn: first.hsn, rate: first.rate, quantity, ...addUp(group) }]
  })
}
