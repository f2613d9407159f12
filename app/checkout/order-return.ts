import { pathOnHost } from './path-on-host.ts'

/** What the return from the hosted checkout brings (specification section 2, Return after checkout). */
export type OrderReturn = {
  readonly succeeded: boolean
  /** The store's order number, checked; null when the return brings none that can be shown. */
  readonly orderNumber: string | null
  /** Where the store shows the order's progress; null when it brings none, or one elsewhere. */
  readonly statusUrl: string | null
}

const ORDER_NUMBER = /^[A-Za-z0-9#][A-Za-z0-9#_-]{0,39}$/
const RANDOM_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Reads the address of the return. The address is untrusted: an order number of a strange shape
 * is left out, and a status page is followed only to one of `trustedOrigins` (decisions, choice 14).
 * @param origin the origin the address of a relative status page starts from
 */
export function readOrderReturn(
  parameters: URLSearchParams,
  origin: string,
  trustedOrigins: readonly string[],
): OrderReturn {
  const order = parameters.get('order')?.trim() ?? ''
  return {
    succeeded: parameters.get('success') === '1',
    orderNumber: ORDER_NUMBER.test(order) ? order : null,
    statusUrl: readStatusUrl(parameters.get('order_status_url'), origin, trustedOrigins),
  }
}

function readStatusUrl(
  value: string | null,
  origin: string,
  trustedOrigins: readonly string[],
): string | null {
  if (!value || !URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  // Without the origin, so that server and browser draw the same link whatever host name is in use.
  if (url.origin === origin) return pathOnHost(url)
  const isPage = url.protocol === 'https:' || url.protocol === 'http:'
  return isPage && trustedOrigins.includes(url.origin) ? url.href : null
}

/**
 * An order number for display only, for a return that brings none (decisions, choice 6).
 * @param random numbers from 0 up to 1, replaceable in tests
 */
export function createDisplayOrderNumber(random: () => number = Math.random): string {
  const letters = Array.from(
    { length: 8 },
    () => RANDOM_ALPHABET[Math.floor(random() * RANDOM_ALPHABET.length)] ?? '2',
  )
  return `PG-${letters.join('')}`
}
