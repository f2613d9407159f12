import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

describe('one document', () => {
  it('may list only so many items', async () => {
    const games = Array.from({ length: 260 }, (_, id) => ({
      id: id + 1000,
      handle: `game-${id}`,
      title: `Game ${id}`,
      variants: [{ id: id + 1000, price: '1', stock: 1 }],
    }))
    const { ask } = openTestApi({ products: games, collections: [], discounts: [] })
    const titles = (count: number) => Array.from({ length: count }, (_, at) => `a${at}:title`)
    const page = (count: number) => `products(first:250){nodes{${titles(count).join(' ')}}}`
    expect((await ask(`{${page(100)}}`)).errors).toBeUndefined()
    const refused = await ask(`{${page(130)}}`)
    expect(refused.errors?.[0]?.extensions.code).toBe('MAX_COST_EXCEEDED')
    const pages = Array.from({ length: 12 }, (_, at) => `p${at}:products(first:250){...F}`)
    const fields = `fragment F on ProductConnection{nodes{${titles(90).join(' ')}}}`
    const { errors } = await ask(`{${pages.join(' ')}} ${fields}`)
    expect(errors?.[0]?.extensions.code).toBe('MAX_COST_EXCEEDED')
    expect(errors?.length).toBeLessThanOrEqual(100)
  })

  it('may have a few mutations, however they are written', async () => {
    const { ask, store } = openTestApi()
    const carts = (count: number) =>
      Array.from({ length: count }, (_, at) => `a${at}:cartCreate{cart{id}}`).join(' ')
    const made = () => store.database.prepare('SELECT count(*) AS n FROM carts').get()?.n
    expect((await ask(`mutation{${carts(5)}}`)).errors).toBeUndefined()
    expect(made()).toBe(5)
    for (const query of [
      `mutation{${carts(6)}}`,
      `mutation{...F ...on Mutation{...G}} fragment F on Mutation{${carts(3)}} fragment G on Mutation{b:cartCreate{cart{id}} ...F}`,
    ]) {
      const { errors, data } = await ask(query)
      expect(data).toBeUndefined()
      expect(errors).toMatchObject([{ extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } }])
    }
    expect(made()).toBe(5)
  })

  it.each([
    [`{shop{${Array.from({ length: 1100 }, (_, at) => `f${at}`).join(' ')}}}`, '1101 selections'],
    [`${Array.from({ length: 101 }, (_, at) => `query Q${at}{shop{name}}`).join(' ')}`, '101 def'],
  ])('is refused for its size before it is checked', async (query, size) => {
    const { errors } = await openTestApi().ask(query)
    expect(errors).toMatchObject([{ extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } }])
    expect(errors?.[0]?.message).toContain(size)
  })

  it('may have only so high a cost with its variables, as at the provider without a token', async () => {
    const { ask } = openTestApi()
    const list = 'variants(first:$n){nodes{product{variants(first:$n){nodes{id}}}}}'
    const query = `query($n:Int!){products(first:$n){nodes{${list}}}}`
    expect((await ask(query, { n: 5 })).errors).toBeUndefined()
    const { errors, data } = await ask(query, { n: 250 })
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([
      { extensions: { code: 'MAX_COST_EXCEEDED', cost: 1717, maxCost: 1000 } },
    ])
  })
})
