import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { STOREFRONT_API_VERSION, storefrontApiVersions } from '#commerce/schema/versions.ts'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { getVersionedSchema } from './schema-versions.ts'

/** Every name in a schema. */
function namesIn(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map((value) => `${type.name}.${value.name}`)
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).map((f) => `${type.name}.${f}`)
    if (!isObjectType(type) && !isInterfaceType(type)) return [type.name]
    return Object.values(type.getFields()).flatMap((field) => [
      `${type.name}.${field.name}`,
      ...field.args.map((argument) => `${type.name}.${field.name}(${argument.name})`),
    ])
  })
}

describe('older versions', () => {
  it.each(storefrontApiVersions)('%s has nothing that the newest version lacks', (version) => {
    const newest = new Set(namesIn(getVersionedSchema(STOREFRONT_API_VERSION).schema))
    expect(namesIn(getVersionedSchema(version).schema).filter((name) => !newest.has(name))).toEqual(
      [],
    )
  })
})

describe('versions', () => {
  const update = (type: string) => `mutation($codes:${type}){
    cartDiscountCodesUpdate(cartId:"gid://shopify/Cart/x?key=y",discountCodes:$codes){
      userErrors{message}}}`

  it('accept an optional argument until it becomes required', async () => {
    const { ask } = openTestApi()
    const old = await ask(update('[String!]'), {}, '2025-10')
    expect(old.errors).toBeUndefined()
    expect(old.data.cartDiscountCodesUpdate.userErrors).toHaveLength(1)
    const { errors } = await ask(update('[String!]'), {}, '2026-01')
    expect(errors[0].extensions.code).toBe('variableMismatch')
  })

  it('refuse what a later version added', async () => {
    const { ask } = openTestApi()
    const query = '{localization{country{defaultLanguage{isoCode}}}}'
    expect((await ask(query, {}, '2025-01')).errors[0].extensions.code).toBe('undefinedField')
    const query2 = 'query @inContext(visitorConsent:{analytics:true}){shop{name}}'
    expect((await ask(query2, {}, '2025-07')).errors[0].message).toContain('visitorConsent')
    expect((await ask(query2, {}, '2025-10')).errors).toBeUndefined()
  })
})
