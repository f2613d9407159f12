import { onStoredChange, readStored, writeStored } from '#app/browser/browser-storage.ts'
import type { ListStorage } from '#app/browser/list-store.ts'
import { handOut } from '#commerce/model/hand-out.ts'
import type { HandOver, OrderedLine } from '#commerce/model/hand-over.ts'
import { fieldsOf, isVariantId } from '#commerce/model/stored-fields.ts'
import type { CartStore } from './cart-store.ts'
import { LEFT_FOR_COOKIE } from './left-for-cookie.ts'

/** Storage key of the checkouts that this browser was sent to. */
export const HANDED_OVER_KEY = 'party-gully-handed-over'

const KEPT_HAND_OVERS = 20

/** Hand-overs, newest first. Unreadable ones count as absent. */
export const browserHandOvers: ListStorage<HandOver> = {
  read: () => readStored(HANDED_OVER_KEY, readHandOvers) ?? [],
  write: (handOvers) => writeStored(HANDED_OVER_KEY, handOvers),
  onOutsideChange: (listener) => onStoredChange(HANDED_OVER_KEY, listener),
}

export type NewHandOver = Omit<HandOver, 'isDoubtful'>

/**
 * Stores a hand-over, then marks which units of the cart went to it: a page closed between the two writes was not left
 * for the checkout. Only the newest hand-overs are kept.
 * @param former the cart when the page was left for the checkout, if that was earlier
 */
export function noteHandOver(
  handOvers: Pick<ListStorage<HandOver>, 'read' | 'write'>,
  added: NewHandOver,
  changeCart: CartStore['change'],
  former?: readonly OrderedLine[],
): void {
  const others = handOvers.read().filter(({ cartId }) => cartId !== added.cartId)
  handOvers.write([{ ...added, isDoubtful: false }, ...others].slice(0, KEPT_HAND_OVERS))
  const units = former
    ? former.flatMap(({ variantId, quantity }) =>
        added.lines
          .filter((line) => line.variantId === variantId)
          .map((line) => ({ variantId, quantity: Math.min(quantity, line.quantity) })),
      )
    : added.lines
  changeCart((cart) => handOut(cart, units, added.cartId))
}

/**
 * Stores the hand-over of a form, which the server passes in a cookie, and deletes the cookie.
 * @param former the cart when this page first saw the cookie
 */
export function noteLeftByForm(
  cart: CartStore,
  former: readonly OrderedLine[] = cart.getState().items,
): void {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${LEFT_FOR_COOKIE}=`))
  if (!cookie) return
  const noted = readNote(cookie.slice(LEFT_FOR_COOKIE.length + 1))
  if (noted) noteHandOver(browserHandOvers, noted, cart.change, former)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser
  document.cookie = `${LEFT_FOR_COOKIE}=; Path=/; Max-Age=0`
}

/** Null when the cookie is not the server's. */
function readNote(text: string): HandOver | null {
  try {
    return readHandOver(JSON.parse(decodeURIComponent(text)))
  } catch {
    return null
  }
}

function readHandOvers(value: unknown): HandOver[] | null {
  return Array.isArray(value) ? value.flatMap((item) => readHandOver(item) ?? []) : null
}

function readHandOver(value: unknown): HandOver | null {
  const { cartId, endpoint, checkout, at, lines, isDoubtful } = fieldsOf(value)
  if (typeof cartId !== 'string' || typeof endpoint !== 'string' || typeof at !== 'number')
    return null
  return {
    ...{ cartId, endpoint, at, checkout: typeof checkout === 'string' ? checkout : null },
    lines: Array.isArray(lines) ? lines.flatMap(readLine) : [],
    isDoubtful: isDoubtful === true,
  }
}

function readLine(value: unknown) {
  const { variantId, quantity } = fieldsOf(value)
  return isVariantId(variantId) && Number.isInteger(quantity)
    ? [{ variantId, quantity: Number(quantity) }]
    : []
}
