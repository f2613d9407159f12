import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

describe('an invalid document', () => {
  it('names an unknown field as the provider does, without data', async () => {
    const answer = await openTestApi().ask('query Q{products(first:1){nodes{nope}}}')
    expect(answer).toEqual({
      errors: [
        {
          message: "Field 'nope' doesn't exist on type 'Product'",
          locations: [{ line: 1, column: 33 }],
          path: ['query Q', 'products', 'nodes', 'nope'],
          extensions: { code: 'undefinedField', fieldName: 'nope', typeName: 'Product' },
        },
      ],
    })
  })

  it('is validated against the requested version', async () => {
    const { ask } = openTestApi()
    const query = '{shop{legalNotice{title}}}'
    expect((await ask(query, {}, '2025-01')).errors?.[0]?.extensions.code).toBe('undefinedField')
    expect((await ask(query, {}, '2026-04')).errors).toBeUndefined()
  })

  it.each([
    ['{shop{name}', 'syntaxError', 'syntax error'],
    ['{shop}', 'selectionMismatch', 'Field must have selections'],
    ['{shop{name{x}}}', 'selectionMismatch', "Selections can't be made on scalars"],
    ['{shop(a:1){name}}', 'argumentNotAccepted', "doesn't accept argument 'a'"],
    ['{product_:node{id}}', 'missingRequiredArguments', 'missing required arguments: id'],
    ['query Q{node(id:$id){id}}', 'variableNotDefined', '$id is used by Q but not declared'],
    ['query Q($a:Int){shop{name}}', 'variableNotUsed', '$a is declared by Q but not used'],
    ['{shop{...F}}', 'useAndDefineFragment', 'Fragment F was used, but not defined'],
    ['query($n:String){products(first:$n){nodes{id}}}', 'variableMismatch', 'Type mismatch'],
  ])('%s is refused with code %s', async (query, code, message) => {
    const { errors, data } = await openTestApi().ask(query)
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions.code).toBe(code)
    expect(errors?.[0]?.message).toContain(message)
  })

  it('may nest only to a limit', async () => {
    const inner = 'variants(first:1){nodes{product{'.repeat(9)
    const query = `{products(first:1){nodes{${inner}id${'}}}'.repeat(10)}`
    expect((await openTestApi().ask(query)).errors?.[0]?.extensions.code).toBe('MAX_DEPTH_EXCEEDED')
  })

  it.each([
    [`{shop{${'name '.repeat(9900)}}}`, 'MAX_COMPLEXITY_EXCEEDED'],
    [`{shop{${'name '.repeat(10_100)}}}`, 'syntaxError'],
  ])('that would exhaust validation is refused', async (query, code) => {
    const { errors } = await openTestApi().ask(query)
    expect(errors?.[0]?.extensions.code).toBe(code)
  })

  it('may not overflow the stack', async () => {
    const { errors } = await openTestApi().ask('{shop'.repeat(4900))
    expect(errors).toHaveLength(1)
  })
})

describe('global ids', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'an id of type %s resolves to null',
    async (type) => {
      const { errors, data } = await openTestApi().ask(
        `{node(id:"gid://shopify/${type}/1"){id __typename}}`,
      )
      expect([errors, data]).toEqual([undefined, { node: null }])
    },
  )

  it('as literals must be valid', async () => {
    const { errors } = await openTestApi().ask('query OpName{node(id:"not-a-gid"){id}}')
    expect(errors).toEqual([
      {
        message: "Invalid global id 'not-a-gid'",
        locations: [{ line: 1, column: 14 }],
        path: ['query OpName', 'node', 'id'],
        extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
      },
    ])
  })

  it('as numbers are invalid', async () => {
    const { errors } = await openTestApi().ask('{node(id:7){id}}')
    expect(errors).toMatchObject([{ message: "Invalid global id '7'" }])
  })

  it('as variables must be valid', async () => {
    const { errors, data } = await openTestApi().ask('query($id:ID!){node(id:$id){id}}', {
      id: '7',
    })
    expect(data).toBeUndefined()
    const explanation = "Invalid global id '7'"
    expect(errors?.[0]).toMatchObject({
      message: 'Variable $id of type ID! was provided invalid value',
      extensions: {
        code: 'INVALID_VARIABLE',
        value: '7',
        problems: [{ path: [], explanation, message: explanation }],
      },
    })
  })
})

describe('variables', () => {
  const addLines = `mutation($id:ID!,$lines:[CartLineInput!]!){
    cartLinesAdd(cartId:$id,lines:$lines){cart{id}}}`
  const id = 'gid://shopify/Cart/x?key=y'

  it('are reported with the path of the error in them', async () => {
    const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 'two', foo: 1 }]
    const { errors } = await openTestApi().ask(addLines, { id, lines })
    expect(errors?.[0]?.message).toBe(
      'Variable $lines of type [CartLineInput!]! was provided invalid value for ' +
        '0.foo (Field is not defined on CartLineInput), ' +
        '0.quantity (Could not coerce value "two" to Int)',
    )
  })

  it('may be sent without being declared', async () => {
    const { errors } = await openTestApi().ask('{shop{name}}', { id: 'stray' })
    expect(errors).toBeUndefined()
  })

  it('may hold lists of at most 250', async () => {
    const lines = Array.from({ length: 251 }, () => ({ merchandiseId: 'gid://shopify/A/1' }))
    const { errors, data } = await openTestApi().ask(addLines, { id, lines })
    expect(data).toBeUndefined()
    expect(errors?.[0]).toMatchObject({
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      path: ['cartLinesAdd', 'lines'],
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    })
  })

  it('may not hold longer lists inside either', async () => {
    const filters = Array.from({ length: 251 }, () => ({ tag: 'party' }))
    const query = `query($filters:[ProductFilter!]){collection(handle:"party-games"){
      products(first:1,filters:$filters){nodes{id}}}}`
    const { errors, data } = await openTestApi().ask(query, { filters })
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ path: ['collection', 'products', 'filters'] }])
  })
})

describe('an unsupported country or language', () => {
  it('falls back to India and English, and reports it', async () => {
    const { data, extensions } = await openTestApi().ask(
      `query($c:CountryCode) @inContext(country:$c,language:FR){
        localization{country{isoCode} language{isoCode}}
        product(handle:"ludo"){priceRange{minVariantPrice{currencyCode}}}}`,
      { c: 'DE' },
    )
    expect(data.localization).toEqual({ country: { isoCode: 'IN' }, language: { isoCode: 'EN' } })
    expect(data.product.priceRange.minVariantPrice.currencyCode).toBe('INR')
    expect(extensions.context).toEqual({ country: 'IN', language: 'EN' })
  })

  it('is not reported unless requested', async () => {
    expect((await openTestApi().ask('{shop{name}}')).extensions).not.toHaveProperty('context')
  })
})

describe('a valid document', () => {
  it('gives the same answer when it is compiled, on its second run', async () => {
    const { ask } = openTestApi()
    const query = `query P($n:Int!=2,$more:Boolean!=false) @inContext(country: IN) {
      products(first:$n){pageInfo{hasNextPage} edges{cursor node{...F}}}
      node(id:"gid://shopify/Product/1"){__typename ... on Product{...F}}
    }
    fragment F on Product{id title description(truncateAt:10) vendor @include(if:$more)
      variants(first:1){nodes{price{amount}}} metafield(key:"a"){value}}`
    const first = await ask(query)
    expect(await ask(query)).toEqual(first)
    expect(await ask(query)).toEqual(first)
    expect(first.extensions.context).toEqual({ country: 'IN', language: 'EN' })
  })

  it('may hold several operations, one of which is selected by name', async () => {
    const { api } = openTestApi()
    const query = 'query A{shop{name}} query B{shop{id}}'
    const ask = async (operationName: string | null) => {
      const body = JSON.stringify({ query, operationName })
      const headers = { 'content-type': 'application/json' }
      const request = new Request('http://shop.test/', { method: 'POST', headers, body })
      return (await api(request, '2026-04')).json()
    }
    expect((await ask('B')).data).toEqual({ shop: { id: 'gid://shopify/Shop/1' } })
    expect((await ask(null)).errors[0].message).toBe('An operation name is required')
    expect((await ask('C')).errors[0].message).toBe('No operation named "C"')
  })

  it('may query the schema of its version', async () => {
    const { ask } = openTestApi()
    const query = '{__type(name:"Shop"){fields{name}}}'
    const names = async (version: string) =>
      (await ask(query, {}, version)).data.__type.fields.map(({ name }: { name: string }) => name)
    expect(await names('2026-04')).toContain('legalNotice')
    expect(await names('2025-01')).not.toContain('legalNotice')
  })
})
