import { describe, expect, it } from 'vitest'
import { MAX_QUANTITY } from '#commerce/model/cart.ts'
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
  it('returns to its position', () => {
    const lines = [line('a'), line('c')]
    expect(restoreLine(lines, line('b', 3), 1)).toEqual([line('a'), line('b', 3), line('c')])
  })

  it('returns to the end of a shorter cart', () => {
    expect(restoreLine([], line('b'), 4)).toEqual([line('b')])
  })

  it('merges with a line added meanwhile, up to the largest quantity', () => {
    expect(restoreLine([line('a'), line('b', 2)], line('b', 3), 0)).toEqual([
      line('a'),
      line('b', 5),
    ])
    const [most] = restoreLine([line('b', MAX_QUANTITY)], line('b', 1), 0)
    expect(most?.quantity).toBe(MAX_QUANTITY)
  })
})
