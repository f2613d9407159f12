import { expect, it } from 'vitest'
import { createRandom } from '../create-random.ts'
import type { DeskContract } from './contract.ts'

const home = { day: '2026-03-02', kind: 'page', name: 'home' } as const

/** The contract tests for the shop's daily counts. */
export function testDailyCounts({ open, openAgain }: DeskContract): void {
  it('concurrent additions from several processes are all counted', async () => {
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

  it('names are ranked by their sum in a period, with that of the period before', async () => {
    const { dailyCounts, database } = await open()
    const random = createRandom(7)
    const many = Array.from({ length: 300 }, (_, at) => ({
      day: `2026-03-${10 + (at % 20)}`,
      kind: 'empty-search' as const,
      name: `words ${Math.floor(random() * 40)}`,
      count: 1 + Math.floor(random() * 9),
    }))
    const sums = Map.groupBy(many, ({ day, name }) => `${day} ${name}`).values()
    const rows = [...sums].map(([first, ...others]) => ({
      ...(first ?? home),
      count: others.reduce((total, { count }) => total + count, first?.count ?? 0),
    }))
    await database.insertInto('daily_counts').values(rows).execute()
    await dailyCounts.add([{ ...home, day: '2026-03-20', count: 9 }])
    const sum = (name: string, first: string, end: string) =>
      many
        .filter((each) => each.name === name && each.day >= first && each.day < end)
        .reduce((total, { count }) => total + count, 0)
    const recounted = [...new Set(many.map(({ name }) => name))]
      .map((name) => ({
        name,
        count: sum(name, '2026-03-21', '2026-04-01'),
        countBefore: sum(name, '2026-03-13', '2026-03-21'),
      }))
      .sort((one, other) => other.count - one.count || other.countBefore - one.countBefore)
    const ranked = await dailyCounts.rank('empty-search', '2026-03-21', '2026-03-13', 12)
    expect(ranked).toHaveLength(12)
    expect(ranked.map(({ count }) => count)).toEqual(recounted.slice(0, 12).map((r) => r.count))
    expect(recounted).toEqual(expect.arrayContaining([...ranked]))
  })

  it('a day stores 500 different searches, for 90 days', async () => {
    const { dailyCounts, database } = await open()
    const search = { day: '2026-03-02', kind: 'empty-search', count: 1 } as const
    const many = Array.from({ length: 502 }, (_, at) => ({ ...search, name: `words ${at}` }))
    // Added one by one, the first ones would take as long as all other tests of these counts.
    await database.insertInto('daily_counts').values(many.slice(0, 497)).execute()
    await dailyCounts.add(many.slice(497))
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
