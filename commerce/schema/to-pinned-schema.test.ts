import { buildClientSchema, isInputObjectType, validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSchema } from './read-schema.ts'
import { toPinnedSchema } from './to-pinned-schema.ts'
import { STOREFRONT_API_VERSION, storefrontApiVersions } from './versions.ts'

describe('the pinned schemas', () => {
  it('include the version in use, oldest first', () => {
    expect(storefrontApiVersions).toContain(STOREFRONT_API_VERSION)
    expect([...storefrontApiVersions].sort()).toEqual(storefrontApiVersions)
  })

  it.each(storefrontApiVersions)('of %s is complete', (version) => {
    const schema = buildClientSchema(readSchema(version))
    expect(validateSchema(schema)).toEqual([])
    const buyer = schema.getType('CartBuyerIdentityInput')
    const fields = isInputObjectType(buyer) ? buyer.getFields() : {}
    expect(String(fields.deliveryAddressPreferences?.type)).toBe('[DeliveryAddressInput!]')
  })
})

describe('a pinned schema', () => {
  const input = (fields: object[]) => ({
    __schema: {
      types: [{ name: 'CartBuyerIdentityInput', inputFields: fields, description: 'x' }],
    },
  })

  it('drops descriptions and puts the hidden input field back, once', () => {
    const once = toPinnedSchema({ data: input([{ name: 'description', description: 'text' }]) })
    expect(once).toMatchObject({
      __schema: {
        types: [
          {
            inputFields: [{ name: 'description' }, { name: 'deliveryAddressPreferences' }],
          },
        ],
      },
    })
    expect(JSON.stringify(once)).not.toContain('text')
    expect(toPinnedSchema(once)).toEqual(once)
  })

  it('rejects anything but a schema', () => {
    expect(() => toPinnedSchema({ nope: 1 })).toThrow('not an introspection answer')
    expect(() => toPinnedSchema({ __schema: { types: [] } })).toThrow('CartBuyerIdentityInput')
  })
})
