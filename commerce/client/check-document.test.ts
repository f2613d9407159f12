import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDocument, readOperationNames } from './check-document.ts'

test('finds operations by name among fragments, variables and directives', () => {
  const document = `
    # query Commented { shop { name } }
    fragment F on Shop { name }
    query One($input: I = { a: 1, query: "query Quoted {" }) @inContext(country: IN) { shop { ...F } }
    mutation Two { query: cartCreate { cart { id } } }
    query @once { shop { name } }
    subscription Three { tick }`
  expect(readOperationNames(document)).toEqual(['One', 'Two', null, 'Three'])
  expect(readOperationNames('{ shop { name } }')).toEqual([null])
})

test('reads back any list of operations', () => {
  const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/)
  const operation = fc.record({ kind: fc.constantFrom('query', 'mutation'), name: fc.option(name) })
  fc.assert(
    fc.property(fc.array(operation), (operations) => {
      const document = operations
        .map(({ kind, name }) => `${kind} ${name ?? ''} { query }`)
        .join('\n')
      expect(readOperationNames(document)).toEqual(operations.map((each) => each.name))
    }),
  )
})

test('one operation needs no name', () => {
  expect(() => checkDocument('{ shop { name } }', undefined)).not.toThrow()
  expect(() => checkDocument('query { products(query: "query") { id } }', undefined)).not.toThrow()
})

// spec 5.051
test('several operations need unique names and an operation name in the request', () => {
  const two = 'query A { a } query B { b }'
  expect(() => checkDocument('query A { a } query A { b }', 'A')).toThrow('a unique name for each')
  expect(() => checkDocument('query A { a } { b }', 'A')).toThrow('a unique name for each')
  expect(() => checkDocument('query A { a } query { b }', 'A')).toThrow('a unique name for each')
  expect(() => checkDocument(two, undefined)).toThrow('one of A, B')
  expect(() => checkDocument(two, 'C')).toThrow('one of A, B')
  expect(() => checkDocument(two, 'B')).not.toThrow()
})
