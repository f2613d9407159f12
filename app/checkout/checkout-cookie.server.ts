import { createHash, randomBytes } from 'node:crypto'
import { createCookie } from 'react-router'
import { z } from 'zod'
import type { NewCheckoutRecord } from '#app/cart/to-checkout/checkout-records.ts'
import { FORM_CHECKOUT_COOKIE } from '#app/cart/to-checkout/form-checkout-cookie.ts'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import { brand } from '#merchant/brand.ts'
import { type CookieCheckout, findReturnedCheckout } from './find-returned-checkout.ts'
import type { OrderReturn } from './order-return.ts'

const WEEK_S = 7 * 24 * 60 * 60

/** The checkouts that this browser was sent to (decision 25). For every path: the helper adds to what it finds. */
const cookie = createCookie('party-gully-handovers', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: WEEK_S,
})

/** Browsers reject cookies of 4 kB. */
const MAX_COOKIE_LENGTH = 3500

const MAX_CHECKOUTS = 5
/** Products kept of a checkout; few, since a cookie goes with every request. */
const MAX_BOXES = 6
/** The latest checkouts whose products are kept. */
const WITH_BOXES = 2
const PRODUCT = 'gid://shopify/Product/'
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const cookieSchema = z.array(
  z.object({
    id: z.string().regex(/^[\w-]{22}$/),
    returned: z.boolean(),
    order: z.string().max(40).nullable(),
    boxes: z.array(z.string().regex(/^\d{1,20}$/)).default([]),
    named: z.boolean().optional(),
  }),
)

type Origin = Pick<PublicSettings, 'publicOrigin'>

/** An unguessable id for a checkout that this browser is to be sent to. */
export function createCheckoutId(): string {
  return randomBytes(16).toString('base64url')
}

/** The headers that add a started checkout to those that the browser knows. */
export async function toStartHeaders(
  id: string,
  request: Request,
  lines: readonly { readonly productId: string }[],
  settings: Origin,
): Promise<Record<string, string>> {
  const boxes = [...new Set(lines.map(({ productId }) => productId.replace(PRODUCT, '')))]
  const started = { id, returned: false, order: null, boxes: boxes.slice(0, MAX_BOXES) }
  return toHeaders([started, ...(await readCookieCheckouts(request))], settings)
}

/**
 * The cookie that tells the next page's script what a form sent to a checkout; the script stores it and deletes the
 * cookie (decision 48). Null when it would be too long.
 */
export function toScriptCookie(record: NewCheckoutRecord, { publicOrigin }: Origin): string | null {
  const value = encodeURIComponent(JSON.stringify(record))
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : ''
  return value.length > MAX_COOKIE_LENGTH
    ? null
    : `${FORM_CHECKOUT_COOKIE}=${value}; Path=/; Max-Age=${WEEK_S}; SameSite=Lax${secure}`
}

/** An order of this browser. */
export type ConfirmedOrder = {
  /** Id of the checkout that it came from. */
  readonly id: string
  /** The store's number, or one made from the checkout's id (decision 10, choice 6). */
  readonly number: string
  /** Names the checkout without revealing its id. */
  readonly name: string
  /** Ids of the products in it, six at most; none when its checkout is a guess among several. */
  readonly productIds: readonly string[]
  /** Whether this is its first return. */
  readonly isFirst: boolean
  /** They record what the return changed. */
  readonly headers: Record<string, string>
}

/** The order of this browser that a return belongs to; null when it started no such checkout. */
export async function findConfirmedOrder(
  request: Request,
  { succeeded, orderNumber, checkout }: Pick<OrderReturn, 'succeeded' | 'orderNumber' | 'checkout'>,
  settings: Origin,
): Promise<ConfirmedOrder | null> {
  const checkouts = await readCookieCheckouts(request)
  const named = checkouts.find(({ id }) => toDisplayNumber(id) === checkout)
  const checkoutId = checkout === null ? undefined : (named?.id ?? null)
  const found = findReturnedCheckout(checkouts, { succeeded, orderNumber, checkoutId })
  if (!found) return null
  const former = checkouts.find(({ id }) => id === found.id)
  const updated = checkouts.map((each) => (each === former ? found : each))
  const isChanged = JSON.stringify(found) !== JSON.stringify(former)
  const name = toDisplayNumber(found.id)
  return {
    id: found.id,
    number: found.order ?? name,
    name,
    productIds: found.boxes.map((box) => PRODUCT + box),
    isFirst: former?.returned === false,
    headers: isChanged ? await toHeaders(updated, settings) : {},
  }
}

/** A number to show, always the same for one checkout. */
export function toDisplayNumber(id: string): string {
  const bytes = [...createHash('sha256').update(id).digest().subarray(0, 8)]
  return `${brand.initials}-${bytes.map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** Newest first; none when the cookie is missing or cannot be read. */
async function readCookieCheckouts(request: Request): Promise<readonly CookieCheckout[]> {
  const { data = [] } = cookieSchema.safeParse(await cookie.parse(request.headers.get('Cookie')))
  return data
}

async function toHeaders(checkouts: readonly CookieCheckout[], { publicOrigin }: Origin) {
  const kept = checkouts
    .slice(0, MAX_CHECKOUTS)
    .map((checkout, at) => (at < WITH_BOXES ? checkout : { ...checkout, boxes: [] }))
  const secure = publicOrigin.startsWith('https:')
  return { 'Set-Cookie': await cookie.serialize(kept, { secure }) }
}
