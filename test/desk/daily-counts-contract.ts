import { expect, it } from 'vitest'
import type { DeskContract } from './contract.ts'

const home = { day: '2026-03-02', kind: 'page', name: 'home' } as const

/** What the desk promises of numbers that the shop counts. */
export function tryDailyCounts({ open, openAgain }: DeskContract): void {
  it('several processes add to one number, and none is lost', async () => {
    const desks = [await open(), await openAgain()]
    await Promise.all(
      [...desks, ...desks, ...desks].map(({ dailyCounts }) =>
        dailyCounts.add([
          { ...home, count: 2 },
          { ...home, name: 'product', count: 1 },
        ]),
      ),
    )
    expect(await desks[0]?.dailyCounts.list('page', '2026-01-01')).toEqual([
      { ...home, count: 12 },
      { ...home, name: 'product', count: 6 },
    ])
  })

  it('a day has 500 different searches, and is kept for 90 days', async () => {
    const { dailyCounts } = await open()
    const search = { day: '2026-03-02', kind: 'empty-search', count: 1 } as const
    const many = Array.from({ length: 502 }, (_, at) => ({ ...search, name: `words ${at}` }))
    await dailyCounts.add(many)
    await dailyCounts.add([{ ...search, name: 'words 0' }])
    const kept = await dailyCounts.list('empty-search', '2026-01-01')
    expect(kept).toHaveLength(500)
    expect(kept[0]).toEqual({ ...search, name: 'words 0', count: 2 })
    await dailyCounts.add([{ ...home, day: '2026-05-30', count: 1 }])
    expect(await dailyCounts.list('empty-search', '2026-01-01')).toHaveLength(500)
    await dailyCounts.add([{ ...home, day: '2026-05-31', count: 1 }])
    expect(await dailyCounts.list('empty-search', '2026-01-01')).toEqual([])
  })
}
