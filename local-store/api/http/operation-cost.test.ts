import { buildSchema, getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createCostOf } from './operation-cost.ts'

const schema = buildSchema(`
  interface Node { id: ID }
  type Game implements Node { id: ID name: String games(first: Int, last: Int): GameConnection node: Node }
  type GameEdge { cursor: String node: Game }
  type PageInfo { hasNextPage: Boolean }
  type GameConnection { nodes: [Game] edges: [GameEdge] pageInfo: PageInfo total: Int }
  type Query { game: Game games(first: Int, last: Int): GameConnection }
  type Mutation { buy: Game }
`)

function costOf(query: string, variables = {}): number {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (operation === null || operation === undefined) throw new Error('no operation')
  return createCostOf(document, operation, schema)(variables)
}

describe('the cost of an operation', () => {
  it.each([
    ['{__typename}', 0],
    ['{game{name id}}', 1],
    ['{game{node{id ...on Game{node{id}}}}}', 3],
    ['{games(first:20){nodes{name} pageInfo{hasNextPage} total}}', 22],
    ['{games(last:20){edges{cursor node{name}}}}', 22],
    ['{games(first:3){nodes{games(first:2){nodes{name}}}}}', 2 + 3 * (1 + 2 + 2)],
    ['mutation{buy{name}}', 11],
    ['{game{...F}} fragment F on Game{node{id} node2:node{id}}', 3],
    ['{__schema{types{name}}}', 0],
  ])('%s is %i', (query, cost) => {
    expect(costOf(query)).toBe(cost)
  })

  it('depends on the variables', () => {
    const query = 'query($n:Int=5){games(first:$n){nodes{name}}}'
    expect(costOf(query)).toBe(7)
    expect(costOf(query, { n: 250 })).toBe(252)
  })

  it('stays a whole number however deeply lists nest', () => {
    const query = `{${'games(first:250){nodes{'.repeat(12)}id${'}}'.repeat(12)}}`
    expect(costOf(query)).toBe(Number.MAX_SAFE_INTEGER)
  })
})
