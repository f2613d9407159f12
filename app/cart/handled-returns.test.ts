// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { claimReturn, noteCheckoutStart } from './handled-returns.ts'

beforeEach(() => localStorage.clear())

describe('a return from the checkout', () => {
  // spec 2.159
  it('counts once for each order', () => {
    expect(claimReturn('1001')).toBe(true)
    expect(localStorage.getItem('party-gully-handled-returns')).toBe('["order 1001"]')
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

  it('is told by the time of the last checkout', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(7)
    noteCheckoutStart()
    expect(claimReturn(null)).toBe(true)
    noteCheckoutStart(7)
    expect(claimReturn(null)).toBe(false)
    now.mockRestore()
  })

  it.each(['{"0":"order 1001"}', '"order 1001"'])('counts when storage holds %s', (text) => {
    expectConsoleError('Error loading party-gully-handled-returns from localStorage:')
    localStorage.setItem('party-gully-handled-returns', text)
    expect(claimReturn('1001')).toBe(true)
  })

  it('is found among what is no name', () => {
    localStorage.setItem('party-gully-handled-returns', '[7,null,"order 1001"]')
    expect(claimReturn('1001')).toBe(false)
    expect(claimReturn('1002')).toBe(true)
    expect(localStorage.getItem('party-gully-handled-returns')).toBe('["order 1002","order 1001"]')
  })

  it('counts once when the time of the last checkout cannot be read', () => {
    expectConsoleError('Error loading party-gully-checkout-started from localStorage:')
    localStorage.setItem('party-gully-checkout-started', '7')
    expect(claimReturn(null)).toBe(true)
    expect(claimReturn(null)).toBe(false)
  })

  it('is forgotten after twenty later ones', () => {
    for (let order = 0; order <= 20; order += 1) claimReturn(String(order))
    expect(claimReturn('20')).toBe(false)
    expect(claimReturn('0')).toBe(true)
  })
})
