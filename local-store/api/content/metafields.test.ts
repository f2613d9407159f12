import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { create, newCart, onCart } from '#test/local-store/open-test-cart.ts'
import { testContent } from '#test/local-store/open-test-content.ts'
import { testCatalogue } from '#test/local-store/open-test-store.ts'

const colour = { namespace: 'facts', key: 'colour', type: 'color', value: '#ff0000' }

describe('metafields of the catalogue', () => {
  it('are found by namespace and key, and null when unknown', async () => {
    const products = testCatalogue.products?.map((product) => ({
      ...product,
      metafields: [{ key: 'players', type: 'number_integer', value: '4' }],
      variants: product.variants.map((variant) => ({ ...variant, metafields: [colour] })),
    }))
    const api = openTestApi({ ...testContent, ...(products ? { products } : {}) })
    const { data } = await api.ask(`{product(handle:"ludo"){
      metafield(key:"players"){id namespace key type value parentResource{__typename}}
      metafields(identifiers:[{namespace:"facts",key:"x"},{key:"players"}]){value}
      variants(first:1){nodes{metafield(namespace:"facts",key:"colour"){value}}}}
      shop{metafield(namespace:"custom",key:"founded"){value reference{__typename}}}
      collection(handle:"party-games"){metafield(key:"players"){value}}}`)
    expect(data.product).toEqual({
      metafield: {
        id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/),
        namespace: 'custom',
        key: 'players',
        type: 'number_integer',
        value: '4',
        parentResource: { __typename: 'Product' },
      },
      metafields: [null, { value: '4' }],
      variants: { nodes: [{ metafield: { value: '#ff0000' } }] },
    })
    expect(data.shop.metafield).toEqual({ value: '2024', reference: null })
    expect(data.collection.metafield).toBeNull()
  })

  it('resolve references by handle', async () => {
    const { data } = await openTestApi(testContent).ask(`{shop{
      one:metafield(namespace:"home",key:"hero"){value reference{... on Product{handle}} references(first:1){nodes{__typename}}}
      list:metafield(key:"favourites"){value references(first:1){nodes{... on Product{handle}} pageInfo{hasNextPage}}}}}`)
    expect(data.shop).toEqual({
      one: { value: 'gid://shopify/Product/1', reference: { handle: 'ludo' }, references: null },
      list: {
        value: '["gid://shopify/Product/2","gid://shopify/Product/1"]',
        references: { nodes: [{ handle: 'taboo' }], pageInfo: { hasNextPage: true } },
      },
    })
  })
})

describe('metafields of a cart', () => {
  const set = `mutation($metafields:[CartMetafieldsSetInput!]!){cartMetafieldsSet(metafields:$metafields){
    metafields{key value} userErrors{code elementIndex field}}}`

  it('are set, changed and deleted', async () => {
    const { api, id } = await newCart()
    const field = { ownerId: id, type: 'single_line_text_field' }
    await api.ask(set, { metafields: [{ ...field, key: 'gift.from', value: 'Asha' }] })
    const { data } = await api.ask(set, {
      metafields: [
        { ...field, key: 'gift.from', value: 'Bela' },
        { ...field, key: 'wrap', value: 'red' },
      ],
    })
    expect(data.cartMetafieldsSet).toEqual({
      metafields: [
        { key: 'from', value: 'Bela' },
        { key: 'wrap', value: 'red' },
      ],
      userErrors: [],
    })
    const remove = `mutation($input:CartMetafieldDeleteInput!){cartMetafieldDelete(input:$input){deletedId userErrors{code}}}`
    const input = { ownerId: id, key: 'gift.from' }
    const first = (await api.ask(remove, { input })).data.cartMetafieldDelete
    expect(first).toMatchObject({ deletedId: expect.stringContaining('Metafield'), userErrors: [] })
    const again = (await api.ask(remove, { input })).data.cartMetafieldDelete
    expect(again.userErrors).toEqual([{ code: 'METAFIELD_DOES_NOT_EXIST' }])
    const see = `query($id:ID!){cart(id:$id){metafield(key:"wrap"){value} metafields(identifiers:[{namespace:"gift",key:"from"}]){value}}}`
    expect((await api.ask(see, { id })).data.cart).toEqual({
      metafield: { value: 'red' },
      metafields: [],
    })
  })

  it('may have a type named like a built-in object property', async () => {
    const { api, id } = await newCart()
    const metafields = [{ ownerId: id, key: 'wrap', type: 'constructor', value: 'red' }]
    const { data } = await api.ask(set, { metafields })
    expect(data.cartMetafieldsSet).toEqual({
      metafields: [{ key: 'wrap', value: 'red' }],
      userErrors: [],
    })
  })

  it('are all set, or none', async () => {
    const { api, id } = await newCart()
    const fine = { ownerId: id, key: 'wrap', type: 'boolean', value: 'true' }
    const { data } = await api.ask(set, {
      metafields: [
        fine,
        { ...fine, key: 'other', value: 'maybe' },
        { ...fine, ownerId: 'gid://shopify/Cart/x' },
      ],
    })
    expect(data.cartMetafieldsSet).toEqual({
      metafields: [],
      userErrors: [
        { code: 'INVALID_VALUE', elementIndex: null, field: ['metafields', '1', 'value'] },
        { code: 'INVALID_OWNER', elementIndex: null, field: ['metafields', '2', 'ownerId'] },
      ],
    })
    const see = `query($id:ID!){cart(id:$id){metafield(key:"wrap"){value}}}`
    expect((await api.ask(see, { id })).data.cart.metafield).toBeNull()
  })

  it('are refused when they would make the cart too large, like a note', async () => {
    const { api, id } = await newCart()
    const field = { ownerId: id, type: 'single_line_text_field', value: 'x'.repeat(166_000) }
    const setOne = async (key: string) =>
      (await api.ask(set, { metafields: [{ ...field, key }] })).data.cartMetafieldsSet
    for (const key of ['one', 'two', 'three']) expect((await setOne(key)).userErrors).toEqual([])
    const tooLarge = { code: 'LESS_THAN_OR_EQUAL_TO', elementIndex: null, field: ['metafields'] }
    expect(await setOne('four')).toEqual({ metafields: [], userErrors: [tooLarge] })
    const note = { name: 'note', type: 'String!', value: 'x'.repeat(5000) }
    expect(await onCart(api, 'cartNoteUpdate', note, id)).toMatchObject({
      cart: null,
      userErrors: [{ code: 'CART_TOO_LARGE' }],
    })
    const see = `query($id:ID!){cart(id:$id){note three:metafield(key:"three"){key} four:metafield(key:"four"){key}}}`
    expect((await api.ask(see, { id })).data.cart).toEqual({
      note: '',
      three: { key: 'three' },
      four: null,
    })
  })

  it('are set with a new cart', async () => {
    const api = openTestApi()
    const metafields = [{ key: 'wrap', type: 'boolean', value: 'perhaps' }]
    const refused = await create(api, { metafields })
    expect(refused.userErrors).toMatchObject([
      { code: 'INVALID_METAFIELDS', field: ['input', 'metafields', '0', 'value'] },
    ])
    const { cart } = await create(api, { metafields: [{ ...metafields[0], value: 'true' }] })
    const see = `query($id:ID!){cart(id:$id){metafield(key:"wrap"){value type}}}`
    expect((await api.ask(see, { id: cart.id })).data.cart.metafield).toEqual({
      value: 'true',
      type: 'boolean',
    })
  })
})
