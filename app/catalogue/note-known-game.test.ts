import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { noteKnownGame } from './note-known-game.ts'
import { knownGameKey } from './product-queries.ts'

const ludo = sampleProduct(1, 799, { handle: 'ludo' })
const taboo = sampleProduct(2, 499, { handle: 'taboo' })

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})

const known = (handle: string) => {
  noteKnownGame(client, handle)
  return client.getQueryData(knownGameKey(handle))
}

it('knows a game from a list', () => {
  client.setQueryData(['products'], [ludo, taboo])
  expect(known('taboo')).toEqual(taboo)
})

it('knows a game from a collection', () => {
  client.setQueryData(['collection', 'combo'], { handle: 'combo', products: [taboo] })
  expect(known('taboo')).toEqual(taboo)
})

it('ignores other cached data', () => {
  client.setQueryData(['product', 'taboo'], null)
  client.setQueryData(['products', 'decks'], [{ handle: 'taboo', title: 'Taboo', cards: [] }])
  client.setQueryData(['products', 'counts'], { combo: { count: 2 } })
  client.setQueryData(['collection', 'taboo'], { handle: 'taboo', products: [ludo] })
  expect(known('taboo')).toBeUndefined()
})
