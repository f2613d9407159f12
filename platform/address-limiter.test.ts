import { describe, expect, it, vi } from 'vitest'
import { createAddressLimiter, createAddressLimiters } from './address-limiter.ts'

function open(burst = 3, everyMs = 10_000, maxAddresses?: number) {
  let time = 5_000_000
  const limiter = createAddressLimiter({ burst, everyMs }, { now: () => time, maxAddresses })
  const takeAll = (address: string | null, times: number) =>
    Array.from({ length: times }, () => limiter.take(address))
  return { ...limiter, takeAll, pass: (ms: number) => (time += ms) }
}

describe('an address', () => {
  it('gets a burst of requests, then a waiting time', () => {
    expect(open().takeAll('192.0.2.1', 5)).toEqual([0, 0, 0, 10, 10])
  })

  it('does not wait longer because of refused requests', () => {
    const { takeAll, pass } = open()
    takeAll('192.0.2.1', 50)
    pass(10_000)
    expect(takeAll('192.0.2.1', 2)).toEqual([0, 10])
  })

  it('regains requests one by one, up to the burst', () => {
    const { takeAll, pass } = open()
    takeAll('192.0.2.1', 3)
    pass(4000)
    expect(takeAll('192.0.2.1', 1)).toEqual([6])
    pass(3_600_000)
    expect(takeAll('192.0.2.1', 4)).toEqual([0, 0, 0, 10])
  })

  it('does not use up another address’s limit', () => {
    const { takeAll } = open()
    takeAll('192.0.2.1', 3)
    expect(takeAll('192.0.2.2', 3)).toEqual([0, 0, 0])
  })

  it('that is unknown is never limited', () => {
    expect(open(1).takeAll(null, 9)).toEqual(Array(9).fill(0))
  })
})

describe('several requests at once', () => {
  it('wait until all are free, and are counted only explicitly', () => {
    const { waitOf, count } = open()
    expect(waitOf('192.0.2.1', 3)).toBe(0)
    expect(waitOf('192.0.2.1', 4)).toBe(10)
    count('192.0.2.1', 2)
    expect(waitOf('192.0.2.1', 1)).toBe(0)
    expect(waitOf('192.0.2.1', 2)).toBe(10)
  })

  it('never cost more than twice the burst', () => {
    const { waitOf, count } = open()
    count('192.0.2.1', 1000)
    expect(waitOf('192.0.2.1')).toBe(40)
  })
})

describe('addresses of IPv6', () => {
  it('share a limit by household', () => {
    const { takeAll } = open(2)
    expect(takeAll('2001:db8:1:2::1', 1)).toEqual([0])
    expect(takeAll('2001:db8:1:2:ffff::9', 2)).toEqual([0, 10])
    expect(takeAll('2001:db8:1:3::1', 1)).toEqual([0])
  })

  it('that map an IPv4 address share its limit', () => {
    const { takeAll } = open(1)
    takeAll('192.0.2.1', 1)
    expect(takeAll('::ffff:192.0.2.1', 1)).toEqual([10])
  })
})

it('stores a limited number of addresses, keeping the busiest', () => {
  const { takeAll, waitOf } = open(1, 10_000, 3)
  for (let last = 1; last <= 20; last += 1) {
    takeAll('192.0.2.200', 1)
    takeAll(`192.0.2.${last}`, 1)
  }
  expect(waitOf('192.0.2.200')).toBe(10)
  expect(waitOf('192.0.2.20')).toBe(10)
  expect(waitOf('192.0.2.1')).toBe(0)
})

it('limits scale by a factor, and 0 turns them off', () => {
  const onWait = vi.fn()
  const takenBy = (factor: number) => {
    const { orders } = createAddressLimiters(
      { orders: { burst: 20, everyMs: 60_000 } },
      factor,
      onWait,
    )
    const tries = Array.from({ length: 300 }, () => orders.take('192.0.2.1'))
    return { taken: tries.filter((wait) => wait === 0).length, wait: tries.at(-1) }
  }
  expect(takenBy(1)).toEqual({ taken: 20, wait: 60 })
  expect(takenBy(10)).toEqual({ taken: 200, wait: 6 })
  expect(takenBy(0.01)).toEqual({ taken: 1, wait: 6000 })
  expect(onWait).toHaveBeenLastCalledWith('orders')
  expect(takenBy(0)).toEqual({ taken: 300, wait: 0 })
})
