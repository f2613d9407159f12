import type { CartLine, SentUnits } from './cart-line.ts'
import { fieldsOf } from './stored-fields.ts'

type Sent = CartLine['sent']

/** The sent units that remain when the line has `count` units left. */
export function limitSent(sent: Sent, count: number): Sent {
  let left = count
  return withoutEmpty(
    sent?.map(({ quantity, carts }) => {
      const kept = Math.min(quantity, left)
      left -= kept
      return { quantity: kept, carts }
    }),
  )
}

/** Reads the sent units of a line with `count` units from browser storage. */
export function readSent(value: unknown, count: number): Sent {
  return Array.isArray(value) ? limitSent(value.filter(isSentUnits), count) : undefined
}

function isSentUnits(value: unknown): value is SentUnits {
  const { quantity, carts } = fieldsOf(value)
  return Number.isInteger(quantity) && Array.isArray(carts) && carts.every(isText)
}

const isText = (value: unknown) => typeof value === 'string'

/** Drops empty entries; undefined when nothing is left. */
export function withoutEmpty(sent: Sent): Sent {
  const some = sent?.filter(({ quantity, carts }) => quantity > 0 && carts.length > 0)
  return some?.length ? some : undefined
}
