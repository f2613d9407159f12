// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { findEmptiedCart, storeEmptiedCart, takeEmptiedCart } from './emptied-cart.ts'

const KEY = 'party-gully-emptied-carts'
const WEEK_MS = 7 * 24 * 60 * 60_000
const lines = (number: number) =>
  [toCartLine(sampleProduct(number, 500))].flatMap((line) => line ?? [])
const [one, two] = [lines(1), lines(2)]

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a cart that a return emptied', () => {
  it('is found until it is taken', () => {
    storeEmptiedCart('order 1', one)
    storeEmptiedCart('order 2', two)
    expect(findEmptiedCart('order 1')).toEqual(one)
    expect(findEmptiedCart('order 3')).toEqual([])
    expect(takeEmptiedCart('order 1')).toEqual(one)
    expect(takeEmptiedCart('order 1')).toEqual([])
    expect(findEmptiedCart('order 2')).toEqual(two)
  })

  it('is found for less than a week', () => {
    storeEmptiedCart('order 1', one)
    vi.advanceTimersByTime(WEEK_MS - 1)
    expect(findEmptiedCart('order 1')).toEqual(one)
    vi.advanceTimersByTime(1)
    expect(findEmptiedCart('order 1')).toEqual([])
    storeEmptiedCart('order 2', two)
    expect(localStorage.getItem(KEY)).not.toContain('order 1')
  })

  it('is not found under a clock that is more than a week behind', () => {
    storeEmptiedCart('order 1', one)
    vi.setSystemTime(Date.now() - WEEK_MS)
    expect(findEmptiedCart('order 1')).toEqual([])
  })

  it('makes way for the third after it, and for none without games', () => {
    for (const number of [1, 2, 3]) storeEmptiedCart(`order ${number}`, one)
    storeEmptiedCart('order 4', [])
    expect(findEmptiedCart('order 1')).toEqual(one)
    storeEmptiedCart('order 5', one)
    expect(findEmptiedCart('order 1')).toEqual([])
    expect(findEmptiedCart('order 2')).toEqual(one)
  })

  it.each([
    ['is no object', () => 7],
    ['has no name', (cart: object) => ({ ...cart, name: undefined })],
    ['has another name', (cart: object) => ({ ...cart, name: 7 })],
    ['has no time', (cart: object) => ({ ...cart, at: undefined })],
    ['has its time as text', (cart: object) => ({ ...cart, at: String(Date.now()) })],
  ])('is dropped when its entry %s', (_, change) => {
    storeEmptiedCart('order 1', one)
    const [cart] = JSON.parse(localStorage.getItem(KEY) ?? '')
    localStorage.setItem(KEY, JSON.stringify([change(cart)]))
    expect(findEmptiedCart('order 1')).toEqual([])
    storeEmptiedCart('order 2', two)
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(1)
  })

  it('has no lines when they are unreadable', () => {
    localStorage.setItem(KEY, JSON.stringify([{ name: 'order 1', at: Date.now(), lines: 7 }]))
    expect(findEmptiedCart('order 1')).toEqual([])
  })

  it('is not found when no list is stored', () => {
    expectConsoleError(`Error loading ${KEY} from localStorage:`)
    localStorage.setItem(KEY, '{}')
    expect(findEmptiedCart('order 1')).toEqual([])
  })
})
