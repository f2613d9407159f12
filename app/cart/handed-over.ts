import { readStored, writeStored } from '#app/browser/browser-storage.ts'
import { inTurn } from '#app/browser/in-turn.ts'
import { isQuantity } from '#commerce/model/cart.ts'
import { coveredBy, type HandOver, type OrderedLine } from '#commerce/model/hand-over.ts'
import { fieldsOf, isVariantId } from '#commerce/model/stored-fields.ts'

/** Storage key of the checkouts that this browser was sent to. */
export const HANDED_OVER_KEY = 'party-gully-handed-over'

/** The server's note of a checkout that a form was sent to, before there was script to note it. */
export const LEFT_FOR_COOKIE = 'party-gully-left-for'

const KEPT_HAND_OVERS = 10

/**
 * How long a cart that is gone was surely bought. The provider forgets unused carts ten days after they were made; a
 * day less, so that nobody's clock decides.
 */
const SURE_MS = 9 * 24 * 60 * 60_000

/** Hand-overs, newest first. What cannot be read is treated as absent. */
export type HandOverStorage = {
  readonly read: () => readonly HandOver[]
  readonly write: (handOvers: readonly HandOver[]) => void
}

export const browserHandOvers: HandOverStorage = {
  read: () => readStored(HANDED_OVER_KEY, readHandOvers) ?? [],
  write: (handOvers) => writeStored(HANDED_OVER_KEY, handOvers),
}

/** One tab at a time changes hand-overs. */
export const inHandOverTurn = <Result>(work: () => Result) => inTurn(HANDED_OVER_KEY, work)

/** Whether an order may still take something off the cart: the store has to be asked. */
export function isWaiting({ lines, at }: HandOver, now: number): boolean {
  return lines.length > 0 && now - at < SURE_MS
}

/** Whether a return may still be this one's. */
export function isClaimable({ returned, at }: HandOver, now: number): boolean {
  return !returned && now - at < SURE_MS
}

export type NewHandOver = Pick<HandOver, 'cartId' | 'endpoint' | 'checkout'> & {
  readonly lines: readonly OrderedLine[]
}

/**
 * The hand-overs with one more, of whose lines those count that the cart has. The oldest is forgotten.
 * @param now in milliseconds since 1970
 */
export function withHandOver(
  handOvers: readonly HandOver[],
  { cartId, endpoint, checkout, lines }: NewHandOver,
  cart: readonly OrderedLine[],
  now: number,
): readonly HandOver[] {
  const added = {
    ...{ cartId, endpoint, checkout, at: now, lines: coveredBy(cart, lines) },
    ...{ before: null, returned: false },
  }
  return [added, ...handOvers].slice(0, KEPT_HAND_OVERS)
}

/** Notes a checkout before the shopper leaves for it. */
export async function noteHandOver(
  handOver: NewHandOver,
  readCart: () => readonly OrderedLine[],
): Promise<void> {
  await inHandOverTurn(() => {
    const before = browserHandOvers.read()
    browserHandOvers.write(withHandOver(before, handOver, readCart(), Date.now()))
  })
}

/** Notes the checkout that a form was sent to, which the server's cookie tells, and drops the cookie. */
export function noteLeftByForm(readCart: () => readonly OrderedLine[]): void {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${LEFT_FOR_COOKIE}=`))
  if (!cookie) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser
  document.cookie = `${LEFT_FOR_COOKIE}=; Path=/; Max-Age=0`
  const noted = readNote(cookie.slice(LEFT_FOR_COOKIE.length + 1))
  const before = browserHandOvers.read()
  if (!noted || before.some(({ cartId }) => cartId === noted.cartId)) return
  browserHandOvers.write(withHandOver(before, noted, readCart(), Date.now()))
}

/** Null when it is not the server's. */
function readNote(text: string): HandOver | null {
  try {
    return readHandOver({ ...fieldsOf(JSON.parse(decodeURIComponent(text))), at: 0 })
  } catch {
    return null
  }
}

function readHandOvers(value: unknown): HandOver[] | null {
  return Array.isArray(value) ? value.flatMap((item) => readHandOver(item) ?? []) : null
}

function readHandOver(value: unknown): HandOver | null {
  const { cartId, endpoint, checkout, at, lines, before, returned } = fieldsOf(value)
  if (typeof cartId !== 'string' || typeof endpoint !== 'string' || typeof at !== 'number')
    return null
  const name = typeof checkout === 'string' ? checkout : null
  return {
    ...{ cartId, endpoint, at, checkout: name, returned: returned === true },
    lines: readLines(lines) ?? [],
    before: readLines(before),
  }
}

function readLines(value: unknown): OrderedLine[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((item) => {
    const { variantId, quantity } = fieldsOf(item)
    return isVariantId(variantId) && isQuantity(quantity) ? [{ variantId, quantity }] : []
  })
}
