import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'

describe('a literal of the wrong type', () => {
  it.each([
    [
      '{products(first:"a"){nodes{id}}}',
      "Argument 'first' on Field 'products' has an invalid value (\"a\"). Expected type 'Int'.",
    ],
    [
      '{products(first:1,sortKey:NOPE){nodes{id}}}',
      "Argument 'sortKey' on Field 'products' has an invalid value (NOPE). Expected type 'ProductSortKeys'.",
    ],
    [
      '{search(first:1,query:null){totalCount}}',
      "Argument 'query' on Field 'search' has an invalid value (null). Expected type 'String!'.",
    ],
    [
      '{search(first:1,query:"a",types:[PRODUCT,X,Y]){totalCount}}',
      "Argument 'types' on Field 'search' has an invalid value ([PRODUCT, X, Y]). Expected type '[SearchType!]'.",
    ],
    [
      'mutation{cartCreate(input:{lines:[{merchandiseId:"gid://shopify/A/1",quantity:"two"}]}){cart{id}}}',
      "Argument 'quantity' on InputObject 'CartLineInput' has an invalid value (\"two\"). Expected type 'Int'.",
    ],
    [
      '{shop{name @skip(if:1)}}',
      "Argument 'if' on Directive 'skip' has an invalid value (1). Expected type 'Boolean!'.",
    ],
  ])('%s reports the invalid argument once', async (query, message) => {
    const { errors } = await openTestApi().ask(query)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      message,
      extensions: { code: 'argumentLiteralsIncompatible' },
    })
  })

  it.each([
    [
      'mutation{cartCreate(input:{lines:[{}]}){cart{id}}}',
      'missingRequiredInputObjectAttribute',
      "Argument 'merchandiseId' on InputObject 'CartLineInput' is required. Expected type ID!",
    ],
    [
      'mutation{cartCreate(input:{nope:1}){cart{id}}}',
      'argumentNotAccepted',
      "InputObject 'CartInput' doesn't accept argument 'nope'",
    ],
  ])('%s reports the field of the input object', async (query, code, message) => {
    const { errors } = await openTestApi().ask(query)
    expect(errors[0]).toMatchObject({ message, extensions: { code } })
  })
})
