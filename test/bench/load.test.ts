import { expect, test } from 'vitest'
import { compareLoads, type Load } from './load.ts'

const load = (perWork: number, p99: number): Load => ({ perSecond: 1, p50: 1, p99, perWork })

test('two servers are loaded alternately, and compared pair by pair', async () => {
  const order: string[] = []
  const of = (name: string, loads: Load[]) => async () => {
    order.push(name)
    return loads.shift() ?? load(0, 0)
  }
  // The machine is ten times slower during the second pair of loads.
  const measured = of('measured', [load(80, 4), load(7, 90), load(90, 3)])
  const bare = of('bare', [load(100, 2), load(10, 40), load(100, 1)])
  const compared = await compareLoads(3, measured, bare)
  expect(order).toEqual(['measured', 'bare', 'measured', 'bare', 'measured', 'bare'])
  expect(compared.ratio).toBe(0.8)
  expect(compared.measured.p99).toBe(4)
  expect(compared.bare.p99).toBe(2)
})
