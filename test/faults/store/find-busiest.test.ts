import { expect, it } from 'vitest'
import { afterCircuitOpens, findBusiest } from './find-busiest.ts'

const asked = (operation: string, ...times: readonly number[]) =>
  times.map((at) => ({ operation, at }))

it('finds the operation asked most in any three seconds', () => {
  const rare = asked('Rare', 0, 1000, 2000, 3000, 4000, 5000)
  const busy = asked('Busy', 100, 5000, 5800, 6600, 7900)
  expect(findBusiest([...rare, ...busy])).toEqual({
    operation: 'Busy',
    perSecond: 4 / 3,
    times: [5000, 5800, 6600, 7900],
  })
})

it('returns none for a store that was not asked', () => {
  expect(findBusiest([])).toEqual({ operation: 'none', perSecond: 0, times: [] })
})

it('leaves out each operation’s first five failures, with which the shop detects the outage', () => {
  const opening = [...asked('Busy', 0, 1, 2, 3, 4, 5), ...asked('Rare', 100)]
  const later = [...asked('Busy', 20_000), ...asked('Rare', 30_000, 30_100, 30_200, 30_300, 30_400)]
  expect(afterCircuitOpens(opening, later)).toEqual([
    { operation: 'Busy', at: 20_000 },
    { operation: 'Rare', at: 30_400 },
  ])
})
