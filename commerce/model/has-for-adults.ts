import type { CartLine } from './cart-line.ts'

/** Whether a game that can be bought is for adults only. */
export function hasForAdults(lines: readonly CartLine[]): boolean {
  return lines.some(({ product, variant }) => product.forAdults && variant.available)
}
