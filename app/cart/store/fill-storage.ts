import { MESSAGE_KEY, type PageMessage } from '#app/shop/next-page-message.ts'
import { MAX_LINES, MAX_QUANTITY } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { toStoredLines } from '#commerce/model/read-cart-lines.ts'
import { buying } from '#content/cart.ts'
import { CODES_KEY } from './applied-codes.ts'
import { OPEN_CART_KEY } from './cart-on-arrival.ts'
import { CART_KEY } from './cart-storage.ts'

const fixed = {
  keys: { cart: CART_KEY, codes: CODES_KEY, opened: OPEN_CART_KEY, message: MESSAGE_KEY },
  maxLines: MAX_LINES,
  maxQuantity: MAX_QUANTITY,
  full: buying.full,
} as const

/** What the page of a link leaves in the browser. */
export type LinkPayload = {
  readonly lines: readonly CartLine[]
  /** Adds to the quantity of an existing line; otherwise that only grows to the link's quantity. */
  readonly addsQuantities: boolean
  /** Whether the next page opens the cart. */
  readonly opensCart: boolean
  /** Coupon for the checkout; null for none. */
  readonly code: string | null
  /** The message of the next page; null for none. */
  readonly message: PageMessage | null
}

type Stored = Omit<LinkPayload, 'lines'> &
  typeof fixed & {
    readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
  }

/**
 * Runs in the page of a link, as text, so it is self-contained: stores everything where the cart, the checkout and the
 * next page look for it. Before games are added, the page's URL changes to one that only opens the cart, so that
 * neither a reload nor a restored session adds them again.
 * @returns false where the browser refuses to store; cart, codes and URL are then unchanged
 */
function fillStorage({ keys, lines, code, message, ...rest }: Stored): boolean {
  'in page'
  const parse = (text: string | null) => {
    try {
      return JSON.parse(text ?? 'null')
    } catch {
      return null
    }
  }
  const address = location.href
  const former: [Storage, string, string | null][] = []
  const store = (storage: Storage, key: string, value: string) => {
    former.push([storage, key, storage.getItem(key)])
    storage.setItem(key, value)
  }
  try {
    if (lines.length > 0) history.replaceState(null, '', '/cart')
    const stored = parse(localStorage.getItem(keys.cart))
    const cart = Array.isArray(stored) ? stored : []
    let news = message
    for (const line of lines) {
      const present = cart.find((each) => each?.variantId === line.variantId)
      const had = Number(present?.quantity) || 0
      const quantity = rest.addsQuantities ? had + line.quantity : Math.max(had, line.quantity)
      const fits = present ? quantity <= rest.maxQuantity : cart.length < rest.maxLines
      if (present) present.quantity = Math.min(quantity, rest.maxQuantity)
      else if (fits) cart.push(line)
      if (fits) continue
      const description = `${rest.full.description} ${message?.description ?? ''}`.trim()
      news = { title: rest.full.title, description }
    }
    if (code) {
      const codes = { ...parse(localStorage.getItem(keys.codes)), coupon: code }
      store(localStorage, keys.codes, JSON.stringify(codes))
    }
    if (rest.opensCart) store(sessionStorage, keys.opened, 'asked')
    if (news) store(sessionStorage, keys.message, JSON.stringify(news))
    if (lines.length > 0) store(localStorage, keys.cart, JSON.stringify(cart))
    return true
  } catch {
    history.replaceState(null, '', address)
    for (const [storage, key, text] of former) {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    }
    return false
  }
}

/** The script of a link's page: fills the browser's storage, then replaces the page. */
export function fillingScript({ lines, ...payload }: LinkPayload, path: string): string {
  const stored: Stored = { ...fixed, ...payload, lines: toStoredLines(lines) }
  return `if((${fillStorage.toString()})(${toLiteral(stored)}))location.replace(${toLiteral(path)})`
}

/** JSON for an inline script, which would end at the first `</`, even inside a string. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
