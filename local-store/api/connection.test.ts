import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestApi } from './open-test-api.ts'

const game = (id: number, title: string, price: number) => ({
  id,
  handle: `game-${id}`,
  title,
  variants: [{ id, price: String(price), stock: id % 3 }],
})

const only = { collections: [], discounts: [] }

describe('paging', () => {
  it('visits every product once, whatever the page size, the order and the direction', async () => {
    const titles = fc.array(fc.constantFrom('Ludo', 'ludo', 'Taboo', 'Antakshari'), {
      minLength: 1,
      maxLength: 12,
    })
    const sortKey = fc.constantFrom('ID', 'TITLE', 'PRICE', 'BEST_SELLING', 'CREATED_AT', 'VENDOR')
    await fc.assert(
      fc.asyncProperty(
        titles,
        sortKey,
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        fc.boolean(),
        async (names, key, size, reverse, isForward) => {
          const products = names.map((title, id) => game(id + 1, title, (id * 7) % 5))
          const { ask } = openTestApi({ products, ...only })
          const seen: string[] = []
          let cursor: string | null = null
          for (let hasMore = true; hasMore; ) {
            const paging: string = isForward ? 'first:$n,after:$c' : 'last:$n,before:$c'
            const { data } = await ask(
              `query($n:Int,$c:String){products(${paging},sortKey:${key},reverse:${reverse}){
                nodes{id} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}}}`,
              { n: size, c: cursor },
            )
            const { nodes, pageInfo } = data.products
            const ids: string[] = nodes.map((node: { id: string }) => node.id)
            if (isForward) seen.push(...ids)
            else seen.unshift(...ids)
            cursor = isForward ? pageInfo.endCursor : pageInfo.startCursor
            hasMore = isForward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage
          }
          const { data } = await ask(
            `{products(first:250,sortKey:${key},reverse:${reverse}){nodes{id}}}`,
          )
          expect(seen).toEqual(data.products.nodes.map((node: { id: string }) => node.id))
          expect(new Set(seen).size).toBe(names.length)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('goes on behind an item that is gone', async () => {
    const products = [1, 2, 3, 4].map((id) => game(id, `Game ${id}`, 1))
    const before = openTestApi({ products, ...only })
    const page = 'query($c:String){products(first:2,after:$c){nodes{id} pageInfo{endCursor}}}'
    const first = await before.ask(page)
    const after = openTestApi({ products: products.filter(({ id }) => id !== 2), ...only })
    const second = await after.ask(page, { c: first.data.products.pageInfo.endCursor })
    expect(second.data.products.nodes.map(({ id }: { id: string }) => id)).toEqual([
      'gid://shopify/Product/3',
      'gid://shopify/Product/4',
    ])
  })

  it('has cursors that hold the id and the sort value', async () => {
    const { ask } = openTestApi()
    const { data } = await ask('{products(first:1,sortKey:TITLE){edges{cursor}}}')
    const cursor = Buffer.from(data.products.edges[0].cursor, 'base64').toString()
    expect(JSON.parse(cursor)).toEqual({ last_id: 3, last_value: 'couples night', offset: 0 })
  })

  it('has no cursors on an empty page', async () => {
    const { data } = await openTestApi().ask(
      '{products(first:3,query:"nothing-like-it"){nodes{id} pageInfo{startCursor endCursor hasNextPage}}}',
    )
    expect(data.products).toEqual({
      nodes: [],
      pageInfo: { startCursor: null, endCursor: null, hasNextPage: false },
    })
  })

  it.each([
    ['', 'you must provide one of first or last'],
    ['(first:1,last:1)', 'providing both first and last is not supported'],
    ['(first:251)', 'first must be between 0 and 250'],
    ['(last:-1)', 'last must be between 0 and 250'],
    ['(first:1,after:"x")', 'Invalid cursor for current pagination sort.'],
  ])('refuses products%s', async (args, message) => {
    const { errors, data } = await openTestApi().ask(`{products${args}{nodes{id}}}`)
    expect(data).toBeNull()
    expect(errors?.[0]?.message).toContain(message)
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  })
})
