import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { openSearchTest, searchContent, testGame } from '#test/local-store/open-test-search.ts'

async function search(query: string, args = ''): Promise<string[]> {
  const { data, errors } = await openSearchTest().ask(
    `query($q:String!){search(first:20,query:$q${args}){
      totalCount nodes{__typename ...on Product{title}}}}`,
    { q: query },
  )
  expect(errors).toBeUndefined()
  expect(data.search.totalCount).toBe(data.search.nodes.length)
  return data.search.nodes.map(({ title }: { title: string }) => title)
}

describe('search', () => {
  it.each([
    ['roulette', ['Shot Roulette', 'Bollywood Buzz']],
    ['shot roul', ['Shot Roulette']],
    ['taboo couple', ['Couple Taboo']],
    ['sku-4', ['Bollywood Buzz']],
    ['cafe', ['Café Mafia']],
    ['गली', ['गली क्रिकेट']],
    ['drinking', ['Shot Roulette']],
    ['nothing like it', []],
    ['', []],
    ['  ', []],
    ['"', []],
    ['((', []],
  ])('finds by %j, best match first', async (query, expected) => {
    expect(await search(query)).toEqual(expected)
  })

  it.each([
    ['an extra letter', 'shott roulete'],
    ['a missing letter', 'roulete'],
    ['a wrong letter', 'roulettu'],
    ['two swapped letters', 'shot ruolette'],
    ['a wrong first letter', 'toulette'],
  ])('forgives %s', async (_mistake, query) => {
    expect((await search(query))[0]).toBe('Shot Roulette')
  })

  it('corrects a word only if nothing matches it exactly', async () => {
    expect(await search('tabooo')).toContain('Desi Taboo')
    expect(await search('desi')).toEqual(['Desi Taboo'])
  })

  it('corrects nothing in search syntax', async () => {
    expect(await search('title:taboo -title:couple')).toEqual(['Desi Taboo'])
    expect(await search('title:tabo')).toEqual([])
    expect(await search('tag:drinking OR product_type:"couple games"')).toHaveLength(2)
    expect(await search('variants.price:>=500')).toEqual(['Café Mafia', 'गली क्रिकेट'])
  })

  it('puts unavailable products last, or shows or hides them', async () => {
    expect(await search('taboo')).toEqual(['Couple Taboo', 'Bollywood Buzz', 'Desi Taboo'])
    const hidden = await search('taboo', ',unavailableProducts:HIDE')
    expect(hidden).toEqual(['Couple Taboo', 'Bollywood Buzz'])
    const shown = await search('taboo', ',unavailableProducts:SHOW')
    expect(shown).toEqual(['Couple Taboo', 'Desi Taboo', 'Bollywood Buzz'])
  })

  it('sorts by price both ways, with unavailable products still last', async () => {
    expect(await search('taboo', ',sortKey:PRICE')).toEqual([
      'Couple Taboo',
      'Bollywood Buzz',
      'Desi Taboo',
    ])
    expect(await search('taboo', ',sortKey:PRICE,reverse:true')).toEqual([
      'Bollywood Buzz',
      'Couple Taboo',
      'Desi Taboo',
    ])
  })

  it('matches prefixes only if asked to', async () => {
    expect(await search('roul', ',prefix:LAST')).toEqual(['Shot Roulette', 'Bollywood Buzz'])
    expect(await search('roul', ',prefix:NONE')).toEqual([])
  })

  it('filters products, and counts what each filter would leave', async () => {
    const { data } = await openSearchTest().ask(`{search(first:9,query:"taboo",
      productFilters:[{productType:"Couple Games"}]){
      totalCount nodes{...on Product{title}} productFilters{id values{label count}}}}`)
    expect(data.search).toMatchObject({ totalCount: 1, nodes: [{ title: 'Couple Taboo' }] })
    expect(data.search.productFilters).toMatchObject([
      {
        id: 'filter.v.availability',
        values: [
          { label: 'In stock', count: 1 },
          { label: 'Out of stock', count: 0 },
        ],
      },
      { id: 'filter.v.price' },
    ])
  })

  it('finds no products when asked for other types', async () => {
    expect(await search('taboo', ',types:[ARTICLE]')).toEqual([])
  })

  it('is limited within one request', async () => {
    const many = Array.from({ length: 1600 }, (_, id) => ({
      ...testGame(id + 1, `Game ${id}`),
      handle: `g-${id}`,
    }))
    const { ask } = openTestApi({ products: many, collections: [], discounts: [] })
    const parts = Array.from(
      { length: 200 },
      (_, at) => `a${at}:products(first:1,query:"x"){nodes{id}}`,
    )
    const { errors } = await ask(`{${parts.join(' ')}}`)
    expect(errors).toBeUndefined()
    const filters = Array.from({ length: 330 }, (_, at) => `a${at}:products(first:1){filters{id}}`)
    const refused = await ask(`{${filters.join(' ')}}`)
    expect(refused.errors[0].extensions.code).toBe('MAX_COST_EXCEEDED')
  })

  it('accepts any text', async () => {
    for (const query of ['💥', '*', '-', ':', 'a'.repeat(5000), 'x '.repeat(5000), '\u0000', '\\'])
      expect(await search(query)).toBeInstanceOf(Array)
  })
})

describe('pages and articles', () => {
  const ask = async (args: string) => {
    const { data, errors } = await openSearchTest(searchContent).ask(`{search(first:9,${args}){
      totalCount nodes{__typename ...on Page{handle} ...on Article{handle} ...on Product{handle}}
      productFilters{id}}}`)
    expect(errors).toBeUndefined()
    return data.search
  }

  it.each([
    ['query:"taboo",types:[PAGE]', ['about']],
    ['query:"tabboo",types:[ARTICLE,PAGE]', ['night', 'about']],
    ['query:"title:taboo",types:[ARTICLE,PAGE]', ['night']],
    ['query:"tag:stories"', ['night']],
    ['query:"taboo",sortKey:PRICE', ['game-2', 'game-4', 'night', 'about', 'game-3']],
    ['query:"taboo",sortKey:PRICE,reverse:true', ['game-4', 'game-2', 'about', 'night', 'game-3']],
    ['query:"taboo",productFilters:[{tag:"none"}],sortKey:PRICE', ['night', 'about']],
  ])('are found by %s', async (args, expected) => {
    const { nodes, totalCount } = await ask(args)
    const found = nodes.map(({ handle }: { handle: string }) => handle)
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(totalCount).toBe(expected.length)
    if (args.includes('PRICE')) {
      const rank = (handle: string) => (handle.startsWith('game') ? handle : 'text')
      expect(found.map(rank)).toEqual(expected.map(rank))
    }
  })
})
