import {
  type CheckoutRecord,
  type OrderedLine,
  readCheckoutRecord,
} from '#commerce/model/checkout-record.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { postOrder } from './post-order.ts'

/** Code, address, e-mail and payment, which the helper validates. */
export type RequestedDetails = Readonly<Record<string, unknown>>

/** The checkout helper's response: a URL to go to, or a refusal to show. */
export type CheckoutResponse =
  | {
      readonly type: 'created'
      readonly checkoutUrl: string
      /** Still without its lines; null when the response does not name the checkout. */
      readonly record: CheckoutRecord | null
    }
  | {
      readonly type: 'refused'
      readonly message: string
      /** The refused line; null for the whole cart. */
      readonly variantId: string | null
    }

/** Statuses of a refusal: 409 by the store, 429 by the shop for too many checkouts; both with a sentence to show. */
const refusing: ReadonlySet<number> = new Set([409, 429])

/** After this, the checkout counts as failed. */
const TIMEOUT_MS = 15_000

/**
 * Creates a checkout of these lines (specification section 7, Checkout creation).
 * @throws when the network or the shop fails, times out, or sends an invalid response
 */
export async function requestCheckout(
  lines: readonly OrderedLine[],
  details: RequestedDetails,
  signal: AbortSignal,
): Promise<CheckoutResponse> {
  const order = {
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    ...details,
  }
  const response = await postOrder('/api/checkout', order, { signal, timeout: TIMEOUT_MS })
  const body: unknown = await response.json()
  const read = response.ok
    ? readCreated(body)
    : refusing.has(response.status)
      ? readRefusal(body)
      : null
  if (!read) throw new Error(`The checkout helper answered ${response.status}`)
  return read
}

function readCreated(body: unknown): CheckoutResponse | null {
  const { checkoutUrl, handOver } = fieldsOf(body)
  if (typeof checkoutUrl !== 'string') return null
  const { protocol } = new URL(checkoutUrl, window.location.href)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { type: 'created', checkoutUrl, record: readCheckoutRecord(handOver) }
}

function readRefusal(body: unknown): CheckoutResponse | null {
  const { message, variantId } = fieldsOf(body)
  if (typeof message !== 'string') return null
  return { type: 'refused', message, variantId: typeof variantId === 'string' ? variantId : null }
}
