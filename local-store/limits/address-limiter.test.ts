import { describe, expect, it } from 'vitest'
import { createAddressLimiter, scaleLimit } from './address-limiter.ts'

function open(burst = 3, everyMs = 10_000, mostAddresses?: number) {
  let time = 5_000_000
  const limiter = createAddressLimiter({ burst, everyMs }, { now: () => time, mostAddresses })
  const takeAll = (address: string | null, times: number) =>
    Array.from({ length: times }, () => limiter.take(address))
  return { ...limiter, takeAll, pass: (ms: number) => (time += ms) }
}

describe('an address', () => {
  it('may do something a few times at once, then hears how long to wait', () => {
    expect(open().takeAll('192.0.2.1', 5)).toEqual([0, 0, 0, 10, 10])
  })

  it('is not made to wait longer for asking too early', () => {
    const { takeAll, pass } = open()
    takeAll('192.0.2.1', 50)
    pass(10_000)
    expect(takeAll('192.0.2.1', 2)).toEqual([0, 10])
  })

  it('gets back one time after the other, and no more than all', () => {
    const { takeAll, pass } = open()
    takeAll('192.0.2.1', 3)
    pass(4000)
    expect(takeAll('192.0.2.1', 1)).toEqual([6])
    pass(3_600_000)
    expect(takeAll('192.0.2.1', 4)).toEqual([0, 0, 0, 10])
  })

  it('does not use up what another one has', () => {
    const { takeAll } = open()
    takeAll('192.0.2.1', 3)
    expect(takeAll('192.0.2.2', 3)).toEqual([0, 0, 0])
  })

  it('that is unknown is never limited', () => {
    expect(open(1).takeAll(null, 9)).toEqual(Array(9).fill(0))
  })
})

describe('several at once', () => {
  it('wait until all of them are free, and are counted only when they are told', () => {
    const { waitOf, count } = open()
    expect(waitOf('192.0.2.1', 3)).toBe(0)
    expect(waitOf('192.0.2.1', 4)).toBe(10)
    count('192.0.2.1', 2)
    expect(waitOf('192.0.2.1', 1)).toBe(0)
    expect(waitOf('192.0.2.1', 2)).toBe(10)
  })

  it('never cost more than twice the whole limit', () => {
    const { waitOf, count } = open()
    count('192.0.2.1', 1000)
    expect(waitOf('192.0.2.1')).toBe(40)
  })
})

describe('addresses of IPv6', () => {
  it('count by their household', () => {
    const { takeAll } = open(2)
    expect(takeAll('2001:db8:1:2::1', 1)).toEqual([0])
    expect(takeAll('2001:db8:1:2:ffff::9', 2)).toEqual([0, 10])
    expect(takeAll('2001:db8:1:3::1', 1)).toEqual([0])
  })

  it('that hold one of IPv4 are that one', () => {
    const { takeAll } = open(1)
    takeAll('192.0.2.1', 1)
    expect(takeAll('::ffff:192.0.2.1', 1)).toEqual([10])
  })
})

it('keeps no more addresses than it may, the busiest longest', () => {
  const { takeAll, waitOf } = open(1, 10_000, 3)
  for (let last = 1; last <= 20; last += 1) {
    takeAll('192.0.2.200', 1)
    takeAll(`192.0.2.${last}`, 1)
  }
  expect(waitOf('192.0.2.200')).toBe(10)
  expect(waitOf('192.0.2.20')).toBe(10)
  expect(waitOf('192.0.2.1')).toBe(0)
})

it('a limit grows with the people behind an address, and may be switched off', () => {
  const limit = { burst: 20, everyMs: 60_000 }
  expect(scaleLimit(limit, 1)).toEqual(limit)
  expect(scaleLimit(limit, 10)).toEqual({ burst: 200, everyMs: 6000 })
  expect(scaleLimit(limit, 0.01)).toEqual({ burst: 1, everyMs: 6_000_000 })
  expect(scaleLimit(limit, 0)).toBeNull()
})
