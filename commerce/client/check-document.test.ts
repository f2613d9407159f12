import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document.ts'

test('finds operations by name among fragments, variables and directives', () => {
  const document = `
    # query Commented { shop { name } }
    fragment F on Shop { name }
    query One($input: I = { a: 1, query: "query Quoted {" }) @inContext(country: IN) { shop { ...F } }
    mutation Two { query: cartCreate { cart { id } } }
    subscription Three { tick }`
  expect(() => checkDocument(document, undefined)).toThrow('one of One, Two, Three.')
  expect(() => checkDocument(document, 'Commented')).toThrow('one of One, Two, Three.')
  expect(() => checkDocument(document, 'Three')).not.toThrow()
  const nameless = 'query @once { shop { name } }'
  expect(() => checkDocument(nameless, undefined)).not.toThrow()
  expect(() => checkDocument(`${document}${nameless}`, 'One')).toThrow('a unique name for each')
})

test('names any list of operations', () => {
  const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/)
  const operation = fc.record({ kind: fc.constantFrom('query', 'mutation'), name })
  const operations = fc.uniqueArray(operation, { selector: (each) => each.name, minLength: 2 })
  fc.assert(
    fc.property(operations, fc.boolean(), (named, isLastNameless) => {
      const document = named.map((each) => `${each.kind} ${each.name} { query }`).join('\n')
      const names = named.map((each) => each.name).join(', ')
      const check = (text: string) => () => checkDocument(text, undefined)
      if (isLastNameless) expect(check(`${document} { query }`)).toThrow('a unique name for each')
      else expect(check(document)).toThrow(`one of ${names}.`)
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
