// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { claimReturn, noteCheckoutStart } from './handled-returns.ts'

beforeEach(() => localStorage.clear())

describe('a return from the checkout', () => {
  it('counts once for each order', () => {
    expect(claimReturn('1001')).toBe(true)
    expect(claimReturn('1001')).toBe(false)
    expect(claimReturn('1002')).toBe(true)
    expect(claimReturn('1001')).toBe(false)
  })

  it('is another one when its status address is another, so that no made-up number claims it', () => {
    expect(claimReturn('1001', null)).toBe(true)
    expect(claimReturn('1001', 'https://shop.example/orders/secret')).toBe(true)
    expect(claimReturn('1001', 'https://shop.example/orders/secret')).toBe(false)
    expect(claimReturn(null, 'https://shop.example/orders/other')).toBe(true)
  })

  it('without an order number counts once for each checkout that was started', () => {
    noteCheckoutStart(1)
    expect(claimReturn(null)).toBe(true)
    expect(claimReturn(null)).toBe(false)
    noteCheckoutStart(2)
    expect(claimReturn(null)).toBe(true)
  })

  it('without an order number counts in a browser that knows of no checkout, once', () => {
    expect(claimReturn(null)).toBe(true)
    expect(claimReturn(null)).toBe(false)
  })

  it('is forgotten after twenty later ones, so that the list stays short', () => {
    for (let order = 0; order <= 20; order += 1) claimReturn(String(order))
    expect(claimReturn('20')).toBe(false)
    expect(claimReturn('0')).toBe(true)
  })
})
