import { buildSchema, getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createCostOf } from './operation-cost.ts'

const schema = buildSchema(`
  interface Node { id: ID }
  type Game implements Node { id: ID name: String games(first: Int, last: Int): GameConnection node: Node }
  type GameEdge { cursor: String node: Game }
  type PageInfo { hasNextPage: Boolean }
  type GameConnection { nodes: [Game] edges: [GameEdge] pageInfo: PageInfo total: Int }
  type Toy implements Node { id: ID box: Game }
  union Thing = Game | Toy
  type Query { game: Game games(first: Int, last: Int): GameConnection thing: Thing }
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
    ['{__typename}', 1],
    ['{game{name id}}', 1],
    ['{game{__typename name}}', 2],
    ['{game{node{id ...on Game{node{id}}}}}', 3],
    ['{games(first:20){nodes{name} total}}', 1 + 5],
    ['{games(first:20){nodes{name} pageInfo{hasNextPage} total}}', 1 + 5 * 2],
    ['{games(last:20){edges{cursor node{name}}}}', 1 + 5 * 2],
    ['{games(first:5){nodes{games(first:3){nodes{name}}}}}', 1 + 3 * (1 + 1 + 2)],
    ['mutation{buy{name}}', 10],
    ['{game{...F}} fragment F on Game{node{id} node2:node{id}}', 3],
    ['{game{node{id} ...F ...F}} fragment F on Game{node{id} games(first:1){total}}', 3],
    ['{thing{...on Game{node{id} games(first:5){nodes{id}}} ...on Toy{box{id}}}}', 1 + 1 + 4],
    ['{thing{...on Game{node{id}} ...on Toy{box{id} lid:box{id}} ...on Node{__typename}}}', 4],
    ['{__schema{types{name}}}', 0],
  ])('%s is %i', (query, cost) => {
    expect(costOf(query)).toBe(cost)
  })

  it('depends on the variables', () => {
    const query = 'query($n:Int=5){games(first:$n){nodes{name}}}'
    expect(costOf(query)).toBe(4)
    expect(costOf(query, { n: 250 })).toBe(12)
  })

  it('stays a safe integer however deeply lists nest', () => {
    const query = `{${'games(first:250){nodes{'.repeat(20)}id${'}}'.repeat(20)}}`
    expect(costOf(query)).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('of repeatedly used fragments is computed without expanding them', () => {
    const parts = Array.from(
      { length: 25 },
      (_, at) => `fragment F${at} on Game{a:node{...F${at + 1}} b:node{...F${at + 1}}}`,
    )
    const query = `{game{...F0}} ${parts.join(' ')} fragment F25 on Game{name}`
    expect(costOf(query)).toBe(2 ** 26 - 1)
  })
})
