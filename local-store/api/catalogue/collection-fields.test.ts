import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

const handles = (nodes: { handle: string }[]) => nodes.map(({ handle }) => handle)

describe('collections', () => {
  it.each([
    ['title:party', ['party-games']],
    ['shelf', ['empty']],
    ['handle:empty OR title:games', ['party-games', 'empty']],
    ['id:2', ['empty']],
    ['updated_at:>2030-01-01', []],
    ['collection_type:custom', ['party-games', 'empty']],
    ['collection_type:smart', []],
  ])('are found by %s', async (query, expected) => {
    const { data } = await openTestApi().ask(
      'query($q:String){collections(first:9,query:$q){nodes{handle}}}',
      { q: query },
    )
    expect(handles(data.collections.nodes)).toEqual(expected)
  })

  it('are found by handle and by id, with their products in order', async () => {
    const { data } = await openTestApi().ask(`{
      collection(handle:"party-games"){title products(first:9){nodes{handle}}}
      dear: collection(id:"gid://shopify/Collection/1"){
        products(first:1,sortKey:PRICE,reverse:true){nodes{handle}}}
      collectionByHandle(handle:"nope"){id}
      collections(first:9,sortKey:TITLE){nodes{handle}}
    }`)
    expect(handles(data.collection.products.nodes)).toEqual(['taboo', 'ludo', 'download'])
    expect(handles(data.dear.products.nodes)).toEqual(['ludo'])
    expect(data.collectionByHandle).toBeNull()
    expect(handles(data.collections.nodes)).toEqual(['empty', 'party-games'])
  })
})
