import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cachedReads } from '#commerce/model/catalogue-reads.ts'
import { findResponseCacheKey } from './find-response-cache-key.ts'

const endpoint = 'https://store.example/api/2026-04/graphql.json'
const bodyOf = (query: string, variables: object = {}) => JSON.stringify({ query, variables })

const operations = new URL('../../commerce/operations/', import.meta.url)
const sources = readdirSync(operations)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, operations), 'utf8'))
  .join('\n')

describe('a response of the store is cached', () => {
  it.each(cachedReads)('for the query %s, which exists in the sources', (name) => {
    expect(sources).toMatch(new RegExp(`^\\s*query ${name}\\b`, 'm'))
  })

  it('under one key per query and variables', async () => {
    const ask = (handle: string) =>
      findResponseCacheKey(
        endpoint,
        bodyOf('\nquery ProductByHandle($handle: String!) { shop }', { handle }),
      )
    const [first, again, other] = await Promise.all([ask('jugaad'), ask('jugaad'), ask('taboo')])
    expect(first).toBe(again)
    expect(first).not.toBe(other)
    expect(first?.startsWith(`${endpoint}?ProductByHandle=`)).toBe(true)
  })

  it.each([
    ['a cart', 'query CartById($id: ID!) { cart(id: $id) { id } }'],
    ['stock', 'query ProductStock($id: ID!) { node(id: $id) { id } }'],
    ['the connection check', 'query ConnectionCheck { shop { name } }'],
    ['a mutation', 'mutation CartCreate { cartCreate { cart { id } } }'],
    [
      'a mutation followed by a query with a cached name',
      'mutation A { a } query AllProducts { shop }',
    ],
  ])('not for %s', async (_, query) => {
    expect(await findResponseCacheKey(endpoint, bodyOf(query))).toBeNull()
  })
})
