import { createListStorage } from '#app/browser/list-storage.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { readCartLines, toStoredLines } from '#commerce/model/read-cart-lines.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

const MAX_CARTS = 3
/** As long as the server's cookie of checkouts. Later, prices and plans have changed. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

type EmptiedCart = {
  /** The return that emptied it. */
  readonly name: string
  /** When, in milliseconds since 1970 by the browser's clock. */
  readonly at: number
  readonly lines: readonly CartLine[]
}

/** Stores the cart that a return empties without proof of an order, so that its page can offer it until it is used. */
export function storeEmptiedCart(name: string, lines: readonly CartLine[]): void {
  if (lines.length > 0)
    stored.write([{ name, at: Date.now(), lines }, ...stored.read()].slice(0, MAX_CARTS))
}

/** The cart that this return emptied within the last week and nobody brought back; else no lines. */
export function findEmptiedCart(name: string): readonly CartLine[] {
  return stored.read().find((each) => each.name === name)?.lines ?? []
}

/** The same, and forgets it: in whichever tab, games come back once. */
export function takeEmptiedCart(name: string): readonly CartLine[] {
  const lines = findEmptiedCart(name)
  stored.write(stored.read().filter((each) => each.name !== name))
  return lines
}

const stored = createListStorage<EmptiedCart>({
  key: 'party-gully-emptied-carts',
  read: readCarts,
  toStored: (carts) => carts.map((each) => ({ ...each, lines: toStoredLines(each.lines) })),
})

function readCarts(value: unknown): EmptiedCart[] | null {
  return Array.isArray(value) ? value.flatMap(readCart) : null
}

/** None when it is too old or not a cart. */
function readCart(value: unknown): EmptiedCart[] {
  const { name, at, lines } = fieldsOf(value)
  const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < MAX_AGE_MS
  if (!isRecent || typeof name !== 'string') return []
  return [{ name, at, lines: readCartLines(lines) ?? [] }]
}
