import { LARGEST_QUANTITY, MOST_LINES } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { toStoredLines } from '#commerce/model/read-cart-lines.ts'
import { ASKED_KEY, NEWS_KEY, type News } from './cart-on-arrival.ts'
import { CART_KEY } from './cart-storage.ts'
import { DRAFT_KEY } from './checkout-draft.ts'

const fixed = {
  keys: { cart: CART_KEY, draft: DRAFT_KEY, opened: ASKED_KEY, news: NEWS_KEY },
  mostLines: MOST_LINES,
  mostOfOne: LARGEST_QUANTITY,
} as const

/** What a link leaves in the browser. */
export type Handed = {
  readonly lines: readonly CartLine[]
  /** Adds to a line that is there; else it grows to the link's quantity. */
  readonly adds: boolean
  /** The next page opens the cart. */
  readonly opens: boolean
  /** For the checkout. */
  readonly code: string | null
  /** What the next page says; null for nothing. */
  readonly news: News | null
}

type Stored = Omit<Handed, 'lines'> &
  typeof fixed & {
    readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
  }

/**
 * Runs in the page of a link, as text, so it uses nothing from outside: leaves everything where the cart, the checkout and
 * the next page look for it. Before games go in, the page's address turns into one that only opens the cart, so that
 * neither a reload nor a restored session adds again.
 * @returns false where the browser refuses to store, and then changes nothing
 */
export function fillStorage({ keys, lines, adds, opens, code, news, ...most }: Stored): boolean {
  const parse = (text: string | null) => {
    try {
      return JSON.parse(text ?? 'null')
    } catch {
      return null
    }
  }
  const address = location.href
  try {
    if (lines.length > 0) history.replaceState(null, '', '/cart')
    const stored = parse(localStorage.getItem(keys.cart))
    const cart = Array.isArray(stored) ? stored : []
    for (const line of lines) {
      const present = cart.find((each) => each?.variantId === line.variantId)
      const had = Number(present?.quantity) || 0
      const quantity = adds ? had + line.quantity : Math.max(had, line.quantity)
      if (present) present.quantity = Math.min(quantity, most.mostOfOne)
      else if (cart.length < most.mostLines) cart.push(line)
    }
    if (code) {
      const draft = { ...parse(sessionStorage.getItem(keys.draft)), coupon: code }
      sessionStorage.setItem(keys.draft, JSON.stringify(draft))
    }
    if (opens) sessionStorage.setItem(keys.opened, 'asked')
    if (news) sessionStorage.setItem(keys.news, JSON.stringify(news))
    if (lines.length > 0) localStorage.setItem(keys.cart, JSON.stringify(cart))
    return true
  } catch {
    history.replaceState(null, '', address)
    return false
  }
}

/** The script of a link's page: fills the browser's storage and goes on, in place of that page. */
export function fillingScript({ lines, ...handed }: Handed, place: string): string {
  const stored: Stored = { ...fixed, ...handed, lines: toStoredLines(lines) }
  return `if((${fillStorage.toString()})(${toLiteral(stored)}))location.replace(${toLiteral(place)})`
}

/** JSON that a script can hold: it ends at the first `</`, also inside text. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
