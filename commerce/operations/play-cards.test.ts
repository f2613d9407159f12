import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { listDecks } from './play-cards.ts'

const product = (handle: string, cards: string | null) => ({
  handle,
  title: handle.toUpperCase(),
  metafield: cards === null ? null : { value: cards },
})

test('products with valid cards have a deck', async () => {
  const nodes = [
    product('ludo', '[{"title":"Sip","text":"Swap seats.","note":"for us"},{"title":"Sip"}]'),
    product('taboo', null),
    product('kalesh', 'a card'),
  ]
  const { client, asked } = openFakeStorefront({ products: { nodes } })
  expect(await listDecks(client, 8)).toEqual([
    { handle: 'ludo', title: 'LUDO', cards: [{ title: 'Sip', text: 'Swap seats.' }] },
  ])
  expect(asked).toEqual([{ name: 'products', variables: { first: 8 } }])
})

const cards = { value: '[{"title":"Sip","text":"Swap seats."}]' }

test.each([
  [{ nodes: 7 }, /a list at products\.nodes/],
  [{ nodes: [{ handle: 7, title: 'Ludo', metafield: cards }] }, /product\.handle/],
  [{ nodes: [{ handle: 'ludo', title: null, metafield: cards }] }, /product\.title/],
  [
    { nodes: [{ handle: 'ludo', title: 'Ludo', metafield: { value: {} } }] },
    /product\.metafield\.value/,
  ],
])('an invalid response is a fault that names its path: %j', async (products, where) => {
  const { client } = openFakeStorefront({ products })
  await expect(listDecks(client, 8)).rejects.toThrow(where)
})
