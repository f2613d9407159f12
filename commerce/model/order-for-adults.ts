import type { CartLine } from './cart-line.ts'

/** Whether one of the games that can be bought is for adults alone. */
export function hasForAdults(lines: readonly CartLine[]): boolean {
  return lines.some(({ product, variant }) => product.forAdults && variant.available)
}
