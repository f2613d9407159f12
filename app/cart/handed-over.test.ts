// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HandOver } from '#commerce/model/hand-over.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import {
  browserHandOvers,
  HANDED_OVER_KEY,
  isClaimable,
  isWaiting,
  LEFT_FOR_COOKIE,
  noteHandOver,
  noteLeftByForm,
} from './handed-over.ts'

const DAY_MS = 24 * 60 * 60_000
const some = (number: number, quantity: number) => ({
  ...{ variantId: `gid://shopify/ProductVariant/${number}`, quantity },
})
const named = (number: number) => ({
  ...{ cartId: `gid://shopify/Cart/${number}?key=1`, endpoint: '/api', checkout: 'PG-22223333' },
})

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

const noted: HandOver = {
  ...named(1),
  ...{ at: 1_000_000, lines: [some(1, 2)], before: null, returned: false },
}

describe('a checkout that the shopper leaves for', () => {
  it('is noted with what the cart has of it, and the time', async () => {
    const lines = [some(1, 2), some(2, 1)]
    await noteHandOver({ ...named(1), lines }, () => [some(1, 5)])
    expect(browserHandOvers.read()).toEqual([noted])
  })

  it('is one of ten, the newest first', async () => {
    for (let number = 0; number < 12; number += 1)
      await noteHandOver({ ...named(number), lines: [some(1, 1)] }, () => [some(1, 1)])
    const kept = browserHandOvers.read().map(({ cartId }) => cartId)
    expect(kept).toHaveLength(10)
    expect(kept[0]).toBe(named(11).cartId)
  })
})

describe('a checkout that a form was sent to without script', () => {
  const leave = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `${LEFT_FOR_COOKIE}=${encodeURIComponent(text)}; Path=/`
  }
  const note = JSON.stringify({ ...named(1), lines: [some(1, 2), some(2, 1)] })

  it('is noted by the next page, once, and its cookie dropped', () => {
    leave(note)
    noteLeftByForm(() => [some(1, 5)])
    expect(browserHandOvers.read()).toEqual([noted])
    expect(document.cookie).not.toContain(LEFT_FOR_COOKIE)
    leave(note)
    noteLeftByForm(() => [some(1, 5)])
    expect(browserHandOvers.read()).toEqual([noted])
  })

  it.each(['', '%', '7', '{"cartId":', '{"cartId":7}'])(
    'is none where the cookie is %s',
    (text) => {
      leave(text)
      noteLeftByForm(() => [some(1, 5)])
      expect(browserHandOvers.read()).toEqual([])
      expect(document.cookie).not.toContain(LEFT_FOR_COOKIE)
    },
  )
})

describe('stored hand-overs', () => {
  it.each(['7', '{"0":{}}', '[{'])('are none when storage holds %s', (text) => {
    expectConsoleError(`Error loading ${HANDED_OVER_KEY} from localStorage:`)
    localStorage.setItem(HANDED_OVER_KEY, text)
    expect(browserHandOvers.read()).toEqual([])
  })

  it('are read without what is none of them', () => {
    const bad = [
      null,
      {},
      { ...noted, cartId: 1 },
      { ...noted, at: '1' },
      { ...noted, endpoint: 1 },
    ]
    localStorage.setItem(HANDED_OVER_KEY, JSON.stringify([...bad, noted]))
    expect(browserHandOvers.read()).toEqual([noted])
  })

  it('have only lines of units', () => {
    const lines = [some(1, 2), some(1, -2), some(1, 0.5), { variantId: 'x', quantity: 1 }, null]
    const strange = { ...noted, lines, before: lines, checkout: 7, returned: 'yes' }
    localStorage.setItem(HANDED_OVER_KEY, JSON.stringify([strange, { ...noted, lines: 'x' }]))
    expect(browserHandOvers.read()).toEqual([
      { ...noted, before: [some(1, 2)], checkout: null },
      { ...noted, lines: [] },
    ])
  })
})

describe('the store is asked about a hand-over', () => {
  it.each([
    ['at once', noted, 0, true],
    ['when its clock was ahead', noted, -DAY_MS, true],
    ['for nine days, because it forgets unused carts after ten', noted, 9 * DAY_MS - 1, true],
    ['not later', noted, 9 * DAY_MS, false],
    ['not once it is settled', { ...noted, lines: [] }, 0, false],
  ])('%s', (_, handOver, age, isAsked) => {
    expect(isWaiting(handOver, noted.at + age)).toBe(isAsked)
  })
})

it.each([
  [noted, 0, true],
  [{ ...noted, lines: [] }, 9 * DAY_MS - 1, true],
  [noted, 9 * DAY_MS, false],
  [{ ...noted, returned: true }, 0, false],
])('a return can be that of %j after %i ms: %s', (handOver, age, isPossible) => {
  expect(isClaimable(handOver, noted.at + age)).toBe(isPossible)
})
