import type { CartLine } from '#commerce/model/cart-line.ts'
import type { OrderQuote, QuotedCode } from '#commerce/model/order-quote.ts'
import { fieldsOf, readStoredMoney } from '#commerce/model/stored-fields.ts'
import { toOrderLines } from './order-lines.ts'
import { postOrder } from './post-order.ts'

export type QuoteRequest = {
  readonly lines: readonly CartLine[]
  readonly discountCodes: readonly string[]
  /** As typed so far: codes may be limited per shopper, delivery may depend on the PIN code. */
  readonly contact: { readonly email: string; readonly zip: string; readonly province: string }
}

/**
 * Requests what the store charges for the lines that can be bought.
 * @throws when the network or the shop fails, times out, or sends an invalid response
 */
export async function requestQuote(
  { lines, discountCodes, contact }: QuoteRequest,
  signal: AbortSignal,
): Promise<OrderQuote> {
  const { email, ...address } = contact
  const order = { lines: toOrderLines(lines), discountCodes, email, address }
  const response = await postOrder('/api/quote', order, { signal, timeout: 10_000 })
  const quote = response.ok ? readQuote(await response.json()) : null
  if (!quote) throw new Error(`The quote helper answered ${response.status}`)
  return quote
}

function readQuote(body: unknown): OrderQuote | null {
  const fields = fieldsOf(body)
  const [subtotal, automatic, total] = [fields.subtotal, fields.automatic, fields.total].map(
    readStoredMoney,
  )
  const delivery = readStoredMoney(fields.delivery)
  const codes = Object.entries(fieldsOf(fields.codes)).map(
    ([code, effect]) => [code, readCode(effect)] as const,
  )
  const readable = codes.flatMap(([code, effect]) => (effect ? [[code, effect] as const] : []))
  if (!subtotal || !automatic || !total || readable.length < codes.length) return null
  if (fields.delivery !== null && !delivery) return null
  return { subtotal, codes: Object.fromEntries(readable), automatic, delivery, total }
}

function readCode(value: unknown): QuotedCode | null {
  const { valid, reason, discount } = fieldsOf(value)
  if (valid === false && typeof reason === 'string') return { valid, reason }
  const amount = readStoredMoney(discount)
  return valid === true && amount ? { valid, discount: amount } : null
}
