import type { OrderRecord } from '../store/records.ts'
import { splitAmount } from '../store/split-amount.ts'
import { amountInWords } from './amount-in-words.ts'
import { findGstState, findStateOfGstin, type GstState, stateTaxName } from './gst-states.ts'

/** Whoever sells: from the merchant's own texts. */
export type Seller = {
  readonly name: string
  readonly address: readonly string[]
  /** Null for one who is not registered: then no tax is shown. */
  readonly gstin: string | null
}

/** What the law says of a product. */
export type ProductTax = {
  /** Of the harmonised system, four to eight digits. */
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
  /** Of one, taxes included, before discounts. */
  readonly unitPrice: number
  /** Off the line, its part of discounts of the whole order included. */
  readonly discount: number
  /** Its part of the delivery, which is taxed as the goods are. */
  readonly delivery: number
}

/** An invoice without its number: what follows from an order. All amounts are paise. */
export type InvoiceFigures = {
  readonly kind: 'tax-invoice' | 'bill-of-supply'
  readonly seller: Seller
  /** Where the goods go, which decides whose tax it is. */
  readonly placeOfSupply: GstState
  /** Null for a bill of supply, and between states. */
  readonly stateTax: 'SGST' | 'UTGST' | null
  readonly lines: readonly InvoiceLine[]
  readonly sums: TaxedAmount
  /** The same by HSN code and rate, as the return asks for it. */
  readonly byHsn: readonly (TaxedAmount & Pick<InvoiceLine, 'hsn' | 'rate' | 'quantity'>)[]
  readonly inWords: string
}

/** Why there can be no invoice; a sentence. */
export type NoInvoice = { readonly problem: string }

/**
 * The figures of an order's invoice under the Indian GST. Prices include the tax, so it is taken out of each line; the
 * parts add up to the order's total, whatever was rounded. Gift cards are a way to pay, and no discount.
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
    ...{ seller, placeOfSupply, lines: taxed, sums },
    stateTax: isWithin ? stateTaxName(placeOfSupply) : null,
    byHsn: groupByHsn(taxed),
    inWords: amountInWords(sums.total),
  }
}

/** In proportion to what each line costs; of a gift, to how many there are. */
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
  const { productTitle, variantTitle, sku, quantity, unitPrice, subtotal, total } = line
  const hasChoice = variantTitle !== '' && variantTitle !== 'Default Title'
  return {
    title: hasChoice ? `${productTitle}, ${variantTitle}` : productTitle,
    ...{ sku, quantity, unitPrice, delivery, ...tax },
    discount: subtotal - total,
    ...takeTaxOut(total + delivery, tax.rate, isWithin),
  }
}

/** The halves of state and union are equal to the paisa, as the law has them; the taxable value takes what is rounded. */
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
