import { expect, it } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { listPacks } from './list-packs.ts'

const end = { hasNextPage: false, endCursor: null }
const price = { amount: '499.0', currencyCode: 'INR' }
const game = (title: string) => ({
  title,
  metafields: [],
  variants: { nodes: [{ price, metafields: [] }], pageInfo: end },
})
const firstPage = {
  nodes: [game('Ludo')],
  pageInfo: { hasNextPage: true, endCursor: 'after Ludo' },
}
const lastPage = { nodes: [game('Taboo')], pageInfo: end }

function list(isShort: boolean) {
  const { client, asked } = openFakeStorefront({ products: inSequence(firstPage, lastPage) })
  return { packs: listPacks(() => client, { isShort }), asked }
}

it('lists the packs of all pages of products', async () => {
  const { packs, asked } = list(false)
  expect((await packs)?.packs.map(({ title }) => title)).toEqual(['Ludo', 'Taboo'])
  expect(asked.map(({ variables }) => variables.after)).toEqual([null, 'after Ludo'])
})

it('lists those of the first page if that is enough', async () => {
  const { packs, asked } = list(true)
  expect((await packs)?.packs.map(({ title }) => title)).toEqual(['Ludo'])
  expect(asked).toHaveLength(1)
})

it('is null if the store hides metafields', async () => {
  const { metafields: _, ...bare } = game('Ludo')
  const { client } = openFakeStorefront({ products: { nodes: [bare], pageInfo: end } })
  expect(await listPacks(() => client, { isShort: false })).toBeNull()
})

const dear = { price: { ...price, amount: '999.0' }, metafields: [] }

/** A product with more variants than the list has. */
const longGame = (id: number) => ({
  id: `gid://shopify/Product/${id}`,
  ...game(`Game ${id}`),
  variants: {
    nodes: [{ price, metafields: [] }],
    pageInfo: { hasNextPage: true, endCursor: 'after the first' },
  },
})

it('lists all variants of a product that has many, unless the first are enough', async () => {
  const { client, asked } = openFakeStorefront({
    products: { nodes: [longGame(1)], pageInfo: end },
    product: { variants: { nodes: [dear], pageInfo: end } },
  })
  const pricesOf = async (isShort: boolean) =>
    (await listPacks(() => client, { isShort }))?.packs.map((pack) => pack.price.minor)
  expect(await pricesOf(false)).toEqual([49_900, 99_900])
  expect(asked.at(-1)?.variables).toEqual({
    id: 'gid://shopify/Product/1',
    first: 250,
    after: 'after the first',
  })
  expect(await pricesOf(true)).toEqual([49_900])
})

it('asks for the other variants of five products at once, and of two hundred at most', async () => {
  let waiting = 0
  const together: number[] = []
  const { client } = openFakeStorefront({
    products: { nodes: Array.from({ length: 203 }, (_, at) => longGame(at)), pageInfo: end },
    async product() {
      waiting += 1
      await new Promise(setImmediate)
      together.push(waiting)
      waiting = 0
      return { variants: { nodes: [dear], pageInfo: end } }
    },
  })
  const listed = await listPacks(() => client, { isShort: false })
  expect(together.filter((count) => count > 0)).toEqual(Array(40).fill(5))
  expect(listed?.packs).toHaveLength(203 + 200)
  expect(listed?.partlyRead).toEqual(['Game 200', 'Game 201', 'Game 202'])
})

it('names a product whose other variants the store does not give, and lists those of the rest', async () => {
  const { client } = openFakeStorefront({
    products: { nodes: [longGame(1), longGame(2)], pageInfo: end },
    product: ({ id }: Readonly<Record<string, unknown>>) =>
      id === 'gid://shopify/Product/1'
        ? new Response('', { status: 400 })
        : { variants: { nodes: [dear], pageInfo: end } },
  })
  const listed = await listPacks(() => client, { isShort: false })
  expect(listed?.packs.map(({ title }) => title)).toEqual(['Game 1', 'Game 2', 'Game 2'])
  expect(listed?.partlyRead).toEqual(['Game 1'])
})
