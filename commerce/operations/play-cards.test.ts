import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { listDecks } from './play-cards.ts'

const product = (handle: string, cards: string | null) => ({
  handle,
  title: handle.toUpperCase(),
  metafield: cards === null ? null : { value: cards },
})

test('products with readable cards have a deck', async () => {
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

test('anything else is a fault', async () => {
  const { client } = openFakeStorefront({ products: { nodes: 7 } })
  await expect(listDecks(client, 8)).rejects.toThrow('a list')
})
