import { describe, expect, it } from 'vitest'
import { atLeast, atMost, informational, none, toTable } from './row.ts'

describe('a row', () => {
  it('meets its goal at the limit and misses it beyond', () => {
    expect([atMost('time', 3.2, 3.2), atMost('time', 3.2, 3.21)].map((row) => row.isMet)).toEqual([
      true,
      false,
    ])
    expect([atLeast('pages', 10, 10), atLeast('pages', 10, 9)].map((row) => row.isMet)).toEqual([
      true,
      false,
    ])
  })

  it('misses its goal when nothing was measured', () => {
    expect(atMost('time', 3, Number.NaN).isMet).toBe(false)
    expect(atLeast('pages', 3, Number.NaN).isMet).toBe(false)
    expect(none('wrong pages', [], 0).isMet).toBe(false)
  })

  it('misses its goal by a single case, which is shown once', () => {
    const row = none('wrong pages', ['/faq: 500', '/faq: 500'], 900)
    expect(row).toMatchObject({ isMet: false, measured: '2 of 900', examples: ['/faq: 500'] })
  })
})

it('the table has each row with goal and measurement, and the cases of a miss', () => {
  const rows = [informational('capacity', 412.34, '/s'), atMost('p99', 50, 61.234, 'ms')]
  const missed = none('lost orders', ['order 7'], 5000)
  expect(
    toTable([
      { title: 'Load', rows },
      { title: 'Orders', rows: [missed] },
    ]),
  ).toBe(`
Load
  capacity                    412 /s
  p99          at most 50 ms  61.2 ms     MISSED

Orders
  lost orders  none           1 of 5,000  MISSED
      order 7`)
})
