import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { openSearchTest, searchContent } from '#test/local-store/open-test-search.ts'

describe('predictive search', () => {
  const ask = (args: string) =>
    openSearchTest().ask(`{predictiveSearch(${args}){
      products{title} collections{title} queries{text styledText} pages{id} articles{id}}}`)

  it('finds products by the beginning of a word', async () => {
    const { data } = await ask('query:"tab"')
    expect(data.predictiveSearch).toEqual({
      products: [{ title: 'Couple Taboo' }, { title: 'Desi Taboo' }],
      collections: [],
      queries: [{ text: 'taboo', styledText: '<mark>tab</mark><span>oo</span>' }],
      pages: [],
      articles: [],
    })
  })

  it('corrects typing mistakes', async () => {
    const { data } = await ask('query:"shto rulette"')
    expect(data.predictiveSearch.products).toEqual([{ title: 'Shot Roulette' }])
  })

  it('searches only the named fields', async () => {
    const { data } = await ask('query:"taboo",searchableFields:[BODY],types:[PRODUCT]')
    expect(data.predictiveSearch.products).toEqual([{ title: 'Bollywood Buzz' }])
  })

  it('splits the limit over all types, or applies it to each', async () => {
    const shared = (await ask('query:"taboo",limit:2')).data.predictiveSearch
    expect([shared.products, shared.queries].map((list) => list.length)).toEqual([1, 1])
    const each = (await ask('query:"taboo",limit:2,limitScope:EACH')).data.predictiveSearch
    expect([each.products, each.queries].map((list) => list.length)).toEqual([2, 1])
  })

  it('hides unavailable products if asked to', async () => {
    const { data } = await ask('query:"taboo",unavailableProducts:HIDE')
    expect(data.predictiveSearch.products).toEqual([{ title: 'Couple Taboo' }])
  })

  it('finds collections by their titles', async () => {
    const { data } = await openTestApi().ask(
      '{predictiveSearch(query:"prty",types:[COLLECTION]){collections{handle} products{id}}}',
    )
    expect(data.predictiveSearch).toEqual({
      collections: [{ handle: 'party-games' }],
      products: [],
    })
  })

  it.each([0, 11, -1])('refuses a limit of %i', async (limit) => {
    const { data, errors } = await ask(`query:"taboo",limit:${limit}`)
    expect(data).toEqual({ predictiveSearch: null })
    expect(errors).toMatchObject([
      {
        message: 'limit must be within 1..10',
        path: ['predictiveSearch'],
        extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
      },
    ])
  })

  it('finds pages and articles', async () => {
    const { data } = await openSearchTest(searchContent).ask(
      `{predictiveSearch(query:"asha",searchableFields:[AUTHOR]){articles{handle} pages{handle}}
        other:predictiveSearch(query:"abou"){pages{handle}}}`,
    )
    expect(data.predictiveSearch).toEqual({ articles: [{ handle: 'night' }], pages: [] })
    expect(data.other.pages).toEqual([{ handle: 'about' }])
  })
})
