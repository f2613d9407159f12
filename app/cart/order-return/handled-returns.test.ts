// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { CheckoutRecord } from '#commerce/model/checkout-record.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { claimReturn, isRecorded } from './handled-returns.ts'

const claim = (orderNumber: string | null, statusUrl: string | null = null) =>
  claimReturn({ orderNumber, statusUrl }, 'PG-22223333')

const claimWithoutNumber = (checkout: string | null) =>
  claimReturn({ orderNumber: null, statusUrl: null }, checkout)

describe('a return from the checkout', () => {
  // spec 2.159
  it('counts once for each order', () => {
    expect(claim('1001')).toBe(true)
    expect(localStorage.getItem('party-gully-handled-returns')).toBe('["order 1001"]')
    expect(claim('1001')).toBe(false)
    expect(claim('1002')).toBe(true)
    expect(claim('1001')).toBe(false)
  })

  it('is identified by its status URL too, so that an invented number cannot claim it', () => {
    expect(claim('1001', null)).toBe(true)
    expect(claim('1001', 'https://shop.example/orders/secret')).toBe(true)
    expect(claim('1001', 'https://shop.example/orders/secret')).toBe(false)
    expect(claim(null, 'https://shop.example/orders/other')).toBe(true)
  })

  it('without an order number counts once per started checkout', () => {
    expect(claimWithoutNumber('PG-1')).toBe(true)
    expect(claimWithoutNumber('PG-1')).toBe(false)
    expect(claimWithoutNumber('PG-2')).toBe(true)
  })

  it('without an order number counts once in a browser without a started checkout', () => {
    expect(claimWithoutNumber(null)).toBe(true)
    expect(claimWithoutNumber(null)).toBe(false)
    expect(claimWithoutNumber('PG-1')).toBe(true)
  })

  it('without an order number does not count again when its checkout is forgotten', () => {
    expect(claim('1001')).toBe(true)
    expect(claimWithoutNumber('PG-1')).toBe(true)
    expect(claimWithoutNumber(null)).toBe(false)
  })

  it('without an order number counts after one with a number', () => {
    expect(claim('1001')).toBe(true)
    expect(claimWithoutNumber(null)).toBe(true)
  })

  it.each(['{"0":"order 1001"}', '"order 1001"'])('counts when storage holds %s', (text) => {
    expectConsoleError('Error loading party-gully-handled-returns from localStorage:')
    localStorage.setItem('party-gully-handled-returns', text)
    expect(claim('1001')).toBe(true)
  })

  it('is found among invalid entries', () => {
    localStorage.setItem('party-gully-handled-returns', '[7,null,"order 1001"]')
    expect(claim('1001')).toBe(false)
    expect(claim('1002')).toBe(true)
    expect(localStorage.getItem('party-gully-handled-returns')).toBe('["order 1002","order 1001"]')
  })

  it('is forgotten after twenty later returns', () => {
    for (let order = 0; order <= 20; order += 1) claim(String(order))
    expect(claim('20')).toBe(false)
    expect(claim('0')).toBe(true)
  })
})

describe('a return', () => {
  const noted: CheckoutRecord = {
    cartId: 'gid://shopify/Cart/1',
    endpoint: '/api',
    checkout: 'PG-22223333',
    at: 1_000_000,
    lines: [],
    isDoubtful: false,
  }

  it.each([
    ['its own checkout', 'PG-22223333', true],
    ['another checkout', 'PG-44445555', false],
    ['one that the server no longer has', null, true],
  ])('of %s belongs to a recorded checkout: %s, %s', (_, checkout, isNoted) => {
    expect(isRecorded([noted], checkout)).toBe(isNoted)
    expect(isRecorded([], checkout)).toBe(false)
  })
})
