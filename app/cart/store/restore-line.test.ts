import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { createCartStore } from './cart-store.ts'
import { putBack, restoreLine } from './restore-line.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

beforeEach(() => showToast.mockClear())

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

describe('lines put back', () => {
  /** A cart of this many lines. */
  function fill(count: number) {
    let stored: readonly CartLine[] = Array.from({ length: count }, (_, at) => line(`game ${at}`))
    return createCartStore({
      read: () => stored,
      write(lines) {
        stored = lines
      },
      onOutsideChange: () => () => {},
    })
  }
  const removed = [
    { line: line('a'), index: 0 },
    { line: line('b'), index: 1 },
  ]

  it('return in order, without a word', () => {
    const cart = fill(1)
    putBack(cart, removed)
    expect(cart.getState().items).toEqual([line('a'), line('b'), line('game 0')])
    expect(showToast).not.toHaveBeenCalled()
  })

  it('stop at a full cart, which a toast says', () => {
    const cart = fill(MAX_LINES - 1)
    putBack(cart, removed)
    expect(cart.getState().items).toHaveLength(MAX_LINES)
    expect(cart.getState().items[0]).toEqual(line('a'))
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Your cart is full',
      description: 'It holds 250 games, and 999,999 of each.',
      tone: 'destructive',
    })
  })

  it('grow a line of a full cart', () => {
    const cart = fill(MAX_LINES)
    putBack(cart, [{ line: line('game 3', 2), index: 3 }])
    expect(cart.getState().items[3]?.quantity).toBe(3)
    expect(showToast).not.toHaveBeenCalled()
  })
})
