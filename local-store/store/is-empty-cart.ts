import type { CartRecord } from './records.ts'

/** A line whose stock is gone stays in the cart with the quantity 0. */
export function isEmptyCart({ lines }: CartRecord): boolean {
  return lines.every(({ quantity }) => quantity === 0)
}
