import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { repeated } from '#test/repeated.ts'
import { createNodeBudget } from '../api-context.ts'
import { listById, type PageArgs, paginate } from './connection.ts'
import { toCursorText } from './cursor.ts'

const game = (id: number, title: string, price: number) => ({
  id,
  handle: `game-${id}`,
  title,
  variants: [{ id, price: String(price), stock: id % 3 }],
})

const only = { collections: [], discounts: [] }

type Page = {
  nodes: { id: string }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}
type Walk = { readonly size: number; readonly isForward: boolean }
const idsOf = ({ nodes }: Page) => nodes.map((node) => node.id)

/** Pages through a list from one end to the other, and checks `hasNextPage` and `hasPreviousPage`. */
async function walk(
  get: (paging: string) => Promise<Page>,
  { size, isForward }: Walk,
): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  for (;;) {
    const [count, side] = isForward ? ['first', 'after'] : ['last', 'before']
    const place: string = cursor === null ? '' : `,${side}:${JSON.stringify(cursor)}`
    const { nodes, pageInfo } = await get(`${count}:${size}${place}`)
    const ids = nodes.map((node) => node.id)
    const [hasMore, hasBefore] = isForward
      ? [pageInfo.hasNextPage, pageInfo.hasPreviousPage]
      : [pageInfo.hasPreviousPage, pageInfo.hasNextPage]
    expect(hasBefore).toBe(seen.length > 0)
    if (isForward) seen.push(...ids)
    else seen.unshift(...ids)
    if (!hasMore) return seen
    expect(ids).toHaveLength(size)
    cursor = isForward ? pageInfo.endCursor : pageInfo.startCursor
  }
}

const words = fc.array(fc.constantFrom('Ludo', 'ludo', 'Taboo', 'Antakshari', 'Ludo Taboo'), {
  minLength: 1,
  maxLength: 9,
})
const sizes = fc.integer({ min: 1, max: 5 })
const fields = '{nodes{...on Node{id}} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}}'

const lists = [
  ...'BEST_SELLING CREATED_AT ID PRICE PRODUCT_TYPE RELEVANCE TITLE UPDATED_AT VENDOR'
    .split(' ')
    .flatMap((key) => [`products(sortKey:${key}`, `products(query:"ludo",sortKey:${key}`]),
  ...'BEST_SELLING COLLECTION_DEFAULT CREATED ID MANUAL PRICE RELEVANCE TITLE'
    .split(' ')
    .flatMap((key) => [
      `collection(handle:"all"){products(sortKey:${key}`,
      `collection(handle:"all"){products(filters:[{available:true}],sortKey:${key}`,
    ]),
  ...'PRICE RELEVANCE'
    .split(' ')
    .flatMap((key) => [
      `search(query:"ludo",sortKey:${key}`,
      `search(query:"taboo",unavailableProducts:SHOW,sortKey:${key}`,
      `search(query:"ludo OR taboo",sortKey:${key}`,
    ]),
]

describe('paging', () => {
  it('visits every item once, in the same order, for any sort key, page size and direction', async () => {
    const visitAll = async (names: readonly string[], how: Walk, reverse: boolean) => {
      const products = names.map((title, id) => game(id + 1, title, (id * 7) % 5))
      const all = { id: 1, handle: 'all', title: 'All', products: products.map((p) => p.handle) }
      const { ask } = openTestApi({ products, collections: [all], discounts: [] })
      for (const list of lists) {
        const get = async (paging: string): Promise<Page> => {
          const end = list.startsWith('collection') ? '}' : ''
          const page = `${list},reverse:${reverse},${paging})${fields}${end}`
          const { data, errors } = await ask(`{${page}}`)
          expect(errors).toBeUndefined()
          return data.products ?? data.search ?? data.collection.products
        }
        const seen = await walk(get, how)
        expect(seen, list).toEqual(idsOf(await get('first:250')))
        expect(new Set(seen).size, list).toBe(seen.length)
        if (!/query|filters/.test(list)) expect(seen, list).toHaveLength(names.length)
      }
    }
    for (const isForward of [true, false])
      for (const reverse of [true, false])
        await fc.assert(
          fc.asyncProperty(words, sizes, (names, size) =>
            visitAll(names, { size, isForward }, reverse),
          ),
          { numRuns: repeated(1, 5) },
        )
  })

  it('visits collections, variants and pictures in the same way', async () => {
    const collections = Array.from({ length: 7 }, (_, id) => ({
      id: id + 1,
      handle: `shelf-${id}`,
      title: id % 2 === 0 ? 'Party Shelf' : 'Shelf',
    }))
    const { ask } = openTestApi({ collections })
    for (const key of ['ID', 'TITLE', 'UPDATED_AT', 'RELEVANCE'])
      for (const size of [1, 2, 3])
        for (const isForward of [true, false]) {
          const get = async (paging: string): Promise<Page> => {
            const list = `collections(query:"shelf",sortKey:${key},reverse:true,${paging})`
            return (await ask(`{${list}${fields}}`)).data.collections
          }
          expect(await walk(get, { size, isForward })).toEqual(idsOf(await get('first:9')))
        }
    for (const list of [
      ...['ID', 'POSITION', 'RELEVANCE', 'SKU', 'TITLE'].map((key) => `variants(sortKey:${key}`),
      ...['CREATED_AT', 'ID', 'POSITION', 'RELEVANCE'].map((key) => `images(sortKey:${key}`),
      ...['ID', 'POSITION', 'RELEVANCE'].map((key) => `media(sortKey:${key}`),
    ])
      for (const isForward of [true, false]) {
        const get = async (paging: string): Promise<Page> => {
          const selection = fields.replace('...on Node{id}', 'id')
          const { data } = await ask(
            `{product(handle:"ludo"){list:${list},reverse:true,${paging})${selection}}}`,
          )
          return data.product.list
        }
        const seen = await walk(get, { size: 1, isForward })
        expect(seen).toHaveLength(2)
        expect(seen).toEqual(idsOf(await get('first:9')))
      }
  })

  it('goes no deeper than 25,000 items, from either end', () => {
    const items = Array.from({ length: 25_300 }, (_, position) => ({ id: String(position) }))
    const list = listById(items)
    const at = (position: number) => toCursorText(list.cursorOf({ id: String(position) }, position))
    const context = { budget: createNodeBudget() }
    const page = (args: PageArgs) => paginate(list, args, context)
    expect(page({ first: 250, after: at(24_998) }).nodes).toHaveLength(250)
    expect(() => page({ first: 1, after: at(24_999) })).toThrow('Cannot paginate beyond 25000')
    expect(page({ last: 1, before: at(301) }).nodes).toEqual([{ id: '300' }])
    expect(() => page({ last: 1, before: at(300) })).toThrow('Cannot paginate beyond 25000')
  })

  it('continues after an item that no longer exists', async () => {
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

  it('continues a search after a result that no longer exists', async () => {
    const products = [1, 2, 3, 4].map((id) => game(id, 'Ludo', 1))
    const page =
      'query($c:String){search(query:"ludo",first:3,after:$c){nodes{...on Product{id}} pageInfo{endCursor}}}'
    const first = await openTestApi({ products, ...only }).ask(page)
    // The third is sold out, so it comes last.
    expect(idsOf(first.data.search)).toEqual([1, 2, 4].map((id) => `gid://shopify/Product/${id}`))
    const after = openTestApi({ products: products.filter(({ id }) => id !== 4), ...only })
    const second = await after.ask(page, { c: first.data.search.pageInfo.endCursor })
    expect(idsOf(second.data.search)).toEqual(['gid://shopify/Product/3'])
  })

  it.each([
    '{"page":1,"last_id":1,"reverse":true}',
    '{"last_id":1,"offset":-1}',
    '{"offset":0}',
    '7',
  ])('refuses %s as a cursor of a search', async (text) => {
    const after = Buffer.from(text).toString('base64')
    const { errors } = await openTestApi().ask(
      `{search(query:"ludo",first:1,after:"${after}"){totalCount}}`,
    )
    expect(errors?.[0]?.message).toBe('Invalid cursor for current pagination sort.')
  })

  it('has cursors with the id and the sort value', async () => {
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
