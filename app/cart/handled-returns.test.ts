// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { claimReturn, noteCheckoutStart } from './handled-returns.ts'

beforeEach(() => localStorage.clear())

describe('a return from the checkout', () => {
  // spec 2.159
  it('counts once for each order', () => {
    expect(claimReturn('1001')).toBe(true)
    expect(claimReturn('1001')).toBe(false)
    expect(claimReturn('1002')).toBe(true)
    expect(claimReturn('1001')).toBe(false)
  })

  it('differs by its status URL, so that an invented number cannot claim it', () => {
    expect(claimReturn('1001', null)).toBe(true)
    expect(claimReturn('1001', 'https://shop.example/orders/secret')).toBe(true)
    expect(claimReturn('1001', 'https://shop.example/orders/secret')).toBe(false)
    expect(claimReturn(null, 'https://shop.example/orders/other')).toBe(true)
  })

  it('without an order number counts once per started checkout', () => {
    noteCheckoutStart(1)
    expect(claimReturn(null)).toBe(true)
    expect(claimReturn(null)).toBe(false)
    noteCheckoutStart(2)
    expect(claimReturn(null)).toBe(true)
  })

  it('without an order number counts once in a browser without a started checkout', () => {
    expect(claimReturn(null)).toBe(true)
    expect(claimReturn(null)).toBe(false)
  })

  it('is forgotten after twenty later ones', () => {
    for (let order = 0; order <= 20; order += 1) claimReturn(String(order))
    expect(claimReturn('20')).toBe(false)
    expect(claimReturn('0')).toBe(true)
  })
})
