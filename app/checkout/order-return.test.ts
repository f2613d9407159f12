import { describe, expect, it } from 'vitest'
import { readArrival, readOrderReturn, readTotal, toReturnPath } from './order-return.ts'

const SHOP = 'https://shop.example'
const STORE = 'https://store.example'

function read(search: string) {
  return readOrderReturn(new URLSearchParams(search), SHOP, [STORE])
}

describe('the return URL', () => {
  it('holds success, order number and status page', () => {
    const search = 'success=1&order=%231001&order_status_url=/local-store/orders/abc?key=1'
    expect(read(search)).toEqual({
      succeeded: true,
      orderNumber: '#1001',
      statusUrl: '/local-store/orders/abc?key=1',
      checkout: null,
    })
  })

  it('names the checkout that it was made for', () => {
    const [path, search] = toReturnPath('PG-22223333').split('?')
    expect(path).toBe('/thank-you')
    expect(read(search ?? '')).toMatchObject({ succeeded: true, checkout: 'PG-22223333' })
  })

  it.each(['', 'success=0', 'success=11', 'success=true'])('is not a success: %s', (search) => {
    expect(read(search).succeeded).toBe(false)
  })

  it.each([
    ['markup', '<script>'],
    ['white space', '10 01'],
    ['too long', 'A'.repeat(41)],
    ['empty', ''],
  ])('drops an order number that is invalid: %s', (_, order) => {
    expect(read(new URLSearchParams({ order }).toString()).orderNumber).toBeNull()
  })

  it('trims its order number', () => {
    expect(read('order=%20PG1042%20').orderNumber).toBe('PG1042')
  })

  it.each([
    ['http://store.example/orders/1', 'http://store.example/orders/1'],
    ['data:text/html,1', null],
  ])('keeps a status page only over http or https: %s', (address, expected) => {
    const search = new URLSearchParams({ order_status_url: address })
    // `data:` URLs have the origin 'null'.
    const trusted = ['http://store.example', 'null']
    expect(readOrderReturn(search, SHOP, trusted).statusUrl).toBe(expected)
  })

  it('accepts an order number of 40 characters', () => {
    expect(read(`order=${'A'.repeat(40)}`).orderNumber).toHaveLength(40)
  })

  it.each([
    [`${STORE}/orders/1?key=2`, `${STORE}/orders/1?key=2`],
    [`${SHOP}/orders/1`, '/orders/1'],
    ['//evil.example/orders', null],
    ['/.//evil.example/x', null],
    ['/x/..//evil.example', null],
    [`${SHOP}//evil.example/x`, null],
    ['https://evil.example/orders', null],
    [`https://store.example.evil.example/`, null],
    ['javascript:alert(1)', null],
    ['http://[', null],
  ])('keeps only a status page on a trusted origin: %s', (address, expected) => {
    const search = new URLSearchParams({ order_status_url: address }).toString()
    expect(read(search).statusUrl).toBe(expected)
  })
})

describe('the days of delivery', () => {
  const readDays = (arrives: string) => readArrival(new URLSearchParams({ arrives }))

  it('are read from the return, even if it is a single day', () => {
    const [first, last] = [new Date('2026-12-02'), new Date('2026-12-04')]
    expect(readDays('2026-12-02/2026-12-04')).toEqual({ first, last })
    expect(readDays('2026-12-04/2026-12-04')).toEqual({ first: last, last })
  })

  it.each([
    '',
    'tomorrow',
    '2026-12-04',
    '2026-12-04/2026-12-02',
    '2026-13-02/2026-13-04',
    'x2026-12-02/2026-12-04',
    '2026-12-02/2026-12-04x',
  ])('are not made up: "%s"', (arrives) => {
    expect(readDays(arrives)).toBeNull()
  })
})

describe('the total', () => {
  const readAmount = (total: string) => readTotal(new URLSearchParams({ total }))

  it('is read from the return in its currency', () => {
    expect(readAmount('INR2397.0')).toEqual({ minor: 239_700, currency: 'INR' })
    expect(readAmount('INR719.10')).toEqual({ minor: 71_910, currency: 'INR' })
    expect(readAmount('JPY1200')).toEqual({ minor: 1200, currency: 'JPY' })
  })

  it.each([
    '',
    '2397.0',
    'INR',
    'INR-1',
    'inr5',
    'INR1e9',
    'INR99999999999999999999',
    'INR5<b>',
    'xINR5',
  ])('is not made up: "%s"', (total) => {
    expect(readAmount(total)).toBeNull()
  })
})
