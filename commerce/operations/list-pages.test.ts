import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

const page = (nodes: number[], endCursor: string | null, hasNextPage = endCursor !== null) => ({
  nodes,
  pageInfo: { hasNextPage, endCursor },
})

// spec 7.053
test('follows cursors to the end and returns every item once, for any page size', async () => {
  const sizes = fc.record({ count: fc.nat(60), size: fc.integer({ min: 1, max: 20 }) })
  await fc.assert(
    fc.asyncProperty(sizes, async ({ count, size }) => {
      const all = Array.from({ length: count }, (_, index) => index)
      const items = await listPages(async (after) => {
        const start = after === null ? 0 : Number(after)
        const end = start + size
        return page(all.slice(start, end), end < count ? String(end) : null)
      })
      expect(items).toEqual(all)
    }),
  )
})

test('an absent connection is null', async () => {
  expect(await listPages(async () => null)).toBeNull()
})

test('a next page without a new cursor is a fault, not an endless loop', async () => {
  await expect(listPages(async () => page([1], 'same'))).rejects.toMatchObject({ kind: 'shape' })
  await expect(listPages(async () => page([1], null, true))).rejects.toMatchObject({
    kind: 'shape',
  })
})
