import { describe, expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { MAX_LINES, MAX_QUANTITY } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { cartLine as line } from '#test/cart-line.ts'
import { putBack } from './put-back.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

describe('lines put back', () => {
  function cartOf(...lines: readonly CartLine[]) {
    let stored = lines
    return createListStore({
      read: () => stored,
      write(lines) {
        stored = lines
      },
      onOutsideChange: () => () => {},
    })
  }
  const fill = (count: number) =>
    cartOf(...Array.from({ length: count }, (_, at) => line(`game ${at}`)))
  const removed = [
    { line: line('a'), index: 0 },
    { line: line('b'), index: 1 },
  ]

  it('return to their positions', () => {
    const cart = cartOf(line('a'), line('c'))
    putBack(cart, [{ line: line('b', 3), index: 1 }])
    expect(cart.getState().items).toEqual([line('a'), line('b', 3), line('c')])
  })

  it('return to the end of a shorter cart', () => {
    const cart = cartOf()
    putBack(cart, [{ line: line('b'), index: 4 }])
    expect(cart.getState().items).toEqual([line('b')])
  })

  it('merge with a line added meanwhile, up to the largest quantity', () => {
    const cart = cartOf(line('a'), line('b', 2))
    putBack(cart, [{ line: line('b', 3), index: 0 }])
    expect(cart.getState().items).toEqual([line('a'), line('b', 5)])
    putBack(cart, [{ line: line('a', MAX_QUANTITY), index: 0 }])
    expect(cart.getState().items[0]?.quantity).toBe(MAX_QUANTITY)
  })

  it('return in order, without a word', () => {
    const cart = fill(1)
    expect(putBack(cart, removed)).toBe(2)
    expect(cart.getState().items).toEqual([line('a'), line('b'), line('game 0')])
    expect(showToast).not.toHaveBeenCalled()
  })

  it('stop at a full cart, which a toast says', () => {
    const cart = fill(MAX_LINES - 1)
    expect(putBack(cart, removed)).toBe(1)
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
