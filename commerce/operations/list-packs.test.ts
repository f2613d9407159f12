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
  expect((await packs)?.map(({ title }) => title)).toEqual(['Ludo', 'Taboo'])
  expect(asked.map(({ variables }) => variables.after)).toEqual([null, 'after Ludo'])
})

it('lists those of the first page if that is enough', async () => {
  const { packs, asked } = list(true)
  expect((await packs)?.map(({ title }) => title)).toEqual(['Ludo'])
  expect(asked).toHaveLength(1)
})

it('is null if the store hides metafields', async () => {
  const { metafields: _, ...bare } = game('Ludo')
  const { client } = openFakeStorefront({ products: { nodes: [bare], pageInfo: end } })
  expect(await listPacks(() => client, { isShort: false })).toBeNull()
})
