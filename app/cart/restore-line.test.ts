import { describe, expect, it } from 'vitest'
import { LARGEST_QUANTITY } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { restoreLine } from './restore-line.ts'

function line(variantId: string, quantity = 1): CartLine {
  return {
    variantId,
    quantity,
    product: { handle: variantId, title: variantId, images: [] },
    variant: {
      id: variantId,
      title: 'Default Title',
      price: { minor: 799_00, currency: 'INR' },
      available: true,
    },
  }
}

describe('a removed line', () => {
  it('comes back at its old place', () => {
    const lines = [line('a'), line('c')]
    expect(restoreLine(lines, line('b', 3), 1)).toEqual([line('a'), line('b', 3), line('c')])
  })

  it('comes back at the end when the cart has become shorter', () => {
    expect(restoreLine([], line('b'), 4)).toEqual([line('b')])
  })

  it('grows the line that was added anew meanwhile, to the largest quantity at most', () => {
    expect(restoreLine([line('a'), line('b', 2)], line('b', 3), 0)).toEqual([
      line('a'),
      line('b', 5),
    ])
    const [most] = restoreLine([line('b', LARGEST_QUANTITY)], line('b', 1), 0)
    expect(most?.quantity).toBe(LARGEST_QUANTITY)
  })
})
