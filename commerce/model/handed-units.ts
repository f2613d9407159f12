import type { CartLine, HandedUnits } from './cart-line.ts'
import { fieldsOf } from './stored-fields.ts'

type Handed = CartLine['handed']

/** The handed units that remain when the line has `count` units left. */
export function keepHanded(handed: Handed, count: number): Handed {
  let left = count
  return withoutEmpty(
    handed?.map(({ quantity, carts }) => {
      const kept = Math.min(quantity, left)
      left -= kept
      return { quantity: kept, carts }
    }),
  )
}

/** Reads the handed units of a line with `count` units from browser storage. */
export function readHanded(value: unknown, count: number): Handed {
  return Array.isArray(value) ? keepHanded(value.filter(isHanded), count) : undefined
}

function isHanded(value: unknown): value is HandedUnits {
  const { quantity, carts } = fieldsOf(value)
  return Number.isInteger(quantity) && Array.isArray(carts) && carts.every(isText)
}

const isText = (value: unknown) => typeof value === 'string'

/** Drops empty entries; undefined when nothing is left. */
export function withoutEmpty(handed: Handed): Handed {
  const some = handed?.filter(({ quantity, carts }) => quantity > 0 && carts.length > 0)
  return some?.length ? some : undefined
}
