import { executeSync, getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { getVersionedSchema } from './schema-versions.ts'

const repeat = (times: number, field: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => field(at)).join(' ')

describe('an introspection query in a new form', () => {
  it('is executed in slices, with the same result as in one go', async () => {
    const { ask } = openTestApi()
    await ask('{shop{name}}')
    const query = getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true })
    let turns = 0
    let isDone = false
    const takeTurns = () => {
      turns += 1
      if (!isDone) setImmediate(takeTurns)
    }
    const answer = ask(query)
    setImmediate(takeTurns)
    const { data } = await answer
    isDone = true
    const { schema } = getVersionedSchema(STOREFRONT_API_VERSION)
    expect(data).toEqual(
      JSON.parse(JSON.stringify(executeSync({ schema, document: parse(query) }).data)),
    )
    // Without slices it would be 0.
    expect(turns).toBeGreaterThan(1)
  })

  it.each([
    ['lists of lists', '{__schema{types{fields{args{type{fields{args{name}}}}}}}}'],
    ['a list many times', `{__schema{types{${repeat(150, (at) => `a${at}:fields{name}`)}}}}`],
    [
      'one type many times',
      `{${repeat(40, (at) => `a${at}:__type(name:"Mutation"){fields{args{type{enumValues{name}}}}}`)}}`,
    ],
    [
      'fragments in fragments',
      `{__schema{types{...A}}} fragment A on __Type{${repeat(9, (at) => `a${at}:fields{...B}`)}} fragment B on __Field{${repeat(9, (at) => `b${at}:args{...C}`)}} fragment C on __InputValue{${repeat(9, (at) => `c${at}:name`)}}`,
    ],
  ])('that asks for %s is refused before execution', async (_, query) => {
    const { errors, data } = await openTestApi().ask(query)
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } }])
  })

  it('together with other fields is answered, too', async () => {
    const { ask } = openTestApi()
    const { data, errors } = await ask('{shop{name} __schema{queryType{name} types{name}}}')
    expect(errors).toBeUndefined()
    expect(data.shop.name).toBe('Test Shop')
    expect(data.__schema.types.length).toBeGreaterThan(100)
  })
})
