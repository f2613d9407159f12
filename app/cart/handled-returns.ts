import { readStored, writeStored } from '#app/browser/browser-storage.ts'

const HANDLED_KEY = 'party-gully-handled-returns'
const STARTED_KEY = 'party-gully-checkout-started'
const KEPT_RETURNS = 20

/** Records a started checkout, so that its return counts as new. */
export function noteCheckoutStart(now: number = Date.now()): void {
  writeStored(STARTED_KEY, String(now))
}

/** Whether a checkout was ever started in this browser. */
export function wasCheckoutStarted(): boolean {
  return readStored(STARTED_KEY, (value) => value) !== null
}

/**
 * Returns true once per return from a checkout, so that Back or a bookmark does not empty a new cart
 * (decisions, choice 7). A return is identified by its order number and its unguessable status URL, or
 * without these by the last checkout started in this browser.
 */
export function claimReturn(orderNumber: string | null, statusUrl: string | null = null): boolean {
  const order = [orderNumber, statusUrl].filter(Boolean)
  const name = order.length > 0 ? `order ${order.join(' ')}` : `checkout ${readText(STARTED_KEY)}`
  const handled = readStored(HANDLED_KEY, readNames) ?? []
  if (handled.includes(name)) return false
  writeStored(HANDLED_KEY, [name, ...handled].slice(0, KEPT_RETURNS))
  return true
}

function readText(key: string): string {
  return readStored(key, (value) => (typeof value === 'string' ? value : null)) ?? 'unknown'
}

function readNames(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  return value.filter((name) => typeof name === 'string')
}
