import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import type { ProductFilter } from './product-filters.ts'

const variant = (id: number, edition: string, price: string, stock: number) => ({
  id,
  price,
  stock,
  selectedOptions: [{ name: 'Edition', value: edition }],
})
const options = [{ name: 'Edition', values: ['Classic', 'Deluxe'] }]

const products = [
  {
    id: 1,
    handle: 'ludo',
    title: 'Ludo',
    productType: 'Drinking',
    vendor: 'Gully',
    tags: ['party', 'board'],
    options,
    variants: [variant(11, 'Classic', '499', 3), variant(12, 'Deluxe', '999.50', 0)],
  },
  {
    id: 2,
    handle: 'taboo',
    title: 'Taboo',
    productType: 'Party',
    vendor: 'Gully',
    tags: ['party'],
    options,
    metafields: [
      { key: 'players', type: 'number_integer', value: '4' },
      { key: 'moods', type: 'list.single_line_text_field', value: '["loud","silly"]' },
    ],
    variants: [variant(21, 'Classic', '299', 0)],
  },
  {
    id: 3,
    handle: 'bingo',
    title: 'Bingo',
    productType: 'Party',
    variants: [{ id: 31, price: '99', stock: null }],
  },
]
const metafield = (key: string, value: string) => ({ namespace: 'custom', key, value })
const all = { id: 1, handle: 'all', title: 'All', products: ['ludo', 'taboo', 'bingo'] }

const query = `query($filters:[ProductFilter!]){collection(handle:"all"){
  products(first:9,filters:$filters){nodes{handle}
    filters{id label type presentation values{id label count input swatch{color} image{id}}}}}}`

async function select(filters: readonly ProductFilter[]) {
  const { data, errors } = await openTestApi({
    products,
    collections: [all],
    discounts: [],
  }).ask(query, { filters })
  expect(errors).toBeUndefined()
  const page: {
    nodes: { handle: string }[]
    filters: { id: string; values: { id: string; count: number; input: string }[] }[]
  } = data.collection.products
  return { handles: page.nodes.map(({ handle }) => handle), filters: page.filters }
}

describe('filters', () => {
  it.each<[string, ProductFilter[], string[]]>([
    ['nothing', [], ['ludo', 'taboo', 'bingo']],
    ['an empty filter', [{}], ['ludo', 'taboo', 'bingo']],
    ['available products', [{ available: true }], ['ludo', 'bingo']],
    ['sold-out products', [{ available: false }], ['ludo', 'taboo']],
    ['both', [{ available: true }, { available: false }], ['ludo', 'taboo', 'bingo']],
    ['a minimum price', [{ price: { min: 300 } }], ['ludo']],
    ['a price to the paisa', [{ price: { min: 999.5, max: 999.5 } }], ['ludo']],
    ['a maximum price', [{ price: { min: null, max: 299 } }], ['taboo', 'bingo']],
    ['a type, whatever its capitals', [{ productType: 'party' }], ['taboo', 'bingo']],
    [
      'one type or another',
      [{ productType: 'Party' }, { productType: 'Drinking' }],
      ['ludo', 'taboo', 'bingo'],
    ],
    ['a vendor', [{ productVendor: 'Gully' }], ['ludo', 'taboo']],
    ['a tag', [{ tag: 'board' }], ['ludo']],
    ['a tag and a type', [{ tag: 'party' }, { productType: 'Party' }], ['taboo']],
    ['an option', [{ variantOption: { name: 'edition', value: 'deluxe' } }], ['ludo']],
    ['a metafield', [{ productMetafield: metafield('players', '4') }], ['taboo']],
    ['an entry of a metafield', [{ productMetafield: metafield('moods', 'silly') }], ['taboo']],
    ['a metafield of variants', [{ variantMetafield: metafield('players', '4') }], []],
    ['a category', [{ category: { id: 'gid://shopify/TaxonomyCategory/1' } }], []],
  ])('by %s keep matching products', async (_name, filters, expected) => {
    expect((await select(filters)).handles).toEqual(expected)
  })

  it('on variants must all match the same variant', async () => {
    const deluxe = { variantOption: { name: 'Edition', value: 'Deluxe' } }
    expect((await select([deluxe, { available: true }])).handles).toEqual([])
    expect((await select([deluxe, { available: false }])).handles).toEqual(['ludo'])
    expect((await select([deluxe, { price: { min: null, max: 500 } }])).handles).toEqual([])
  })

  it('are offered with their names, counts and inputs', async () => {
    const { filters } = await select([{ tag: 'party' }])
    expect(filters.map(({ id }) => id)).toEqual([
      'filter.v.availability',
      'filter.v.price',
      'filter.p.product_type',
      'filter.p.vendor',
      'filter.p.tag',
      'filter.v.option.edition',
    ])
    expect(filters[0]).toEqual({
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      presentation: 'TEXT',
      values: [
        {
          id: 'filter.v.availability.1',
          label: 'In stock',
          count: 1,
          input: '{"available":true}',
          swatch: null,
          image: null,
        },
        {
          id: 'filter.v.availability.0',
          label: 'Out of stock',
          count: 2,
          input: '{"available":false}',
          swatch: null,
          image: null,
        },
      ],
    })
    expect(filters[1]).toMatchObject({
      type: 'PRICE_RANGE',
      values: [{ id: 'filter.v.price', count: 0, input: '{"price":{"min":0,"max":999.5}}' }],
    })
    expect(filters[5]?.values[1]).toMatchObject({
      id: 'filter.v.option.edition.deluxe',
      label: 'Deluxe',
      count: 1,
      input: '{"variantOption":{"name":"edition","value":"Deluxe"}}',
    })
  })

  it('are empty for an empty collection', async () => {
    const { data } = await openTestApi().ask(
      '{collection(handle:"empty"){products(first:1){filters{id}}}}',
    )
    expect(data.collection.products.filters).toEqual([])
  })

  it('count exactly the products left when their value is added to the others', async () => {
    const offered = (await select([])).filters.flatMap(({ id, values }) =>
      // The price is a range, not a value, and has no count.
      id === 'filter.v.price' ? [] : values.map(({ input }) => ({ id, input })),
    )
    const chosen = fc.uniqueArray(fc.constantFrom(...offered), { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(chosen, fc.constantFrom(...offered), async (others, value) => {
        const before = await select(others.map(({ input }) => JSON.parse(input)))
        const count = before.filters
          .flatMap(({ values }) => values)
          .find(({ input }) => input === value.input)?.count
        const ofOtherKinds = others.filter(({ id }) => id !== value.id)
        const after = await select([...ofOtherKinds, value].map(({ input }) => JSON.parse(input)))
        expect(after.handles).toHaveLength(count ?? -1)
      }),
      { numRuns: 20 },
    )
  })
})
