import { execute, isObjectType, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createExecutableSchema } from './executable-schema.ts'
import type { Table } from './resolver-table.ts'
import { unservedFields } from './unserved-fields.ts'

const schema = createExecutableSchema(readSchema(STOREFRONT_API_VERSION))

function findResolver(typeName: string, fieldName: string) {
  const type = schema.getType(typeName)
  return isObjectType(type) ? type.getFields()[fieldName]?.resolve : undefined
}

describe('the executable schema', () => {
  const fields = Object.entries(unservedFields).flatMap(([typeName, names]) =>
    names.map((fieldName) => ({ typeName, fieldName })),
  )

  it.each(fields)('fails by name for $typeName.$fieldName', ({ typeName, fieldName }) => {
    const resolve = findResolver(typeName, fieldName) ?? (() => null)
    expect(() => Reflect.apply(resolve, null, [{}, {}, {}, {}])).toThrow(
      `Field '${fieldName}' on type '${typeName}' is not implemented by the local store`,
    )
  })

  it('has no resolver for fields that objects hold, which keeps them fast', () => {
    expect(findResolver('Product', 'title')).toBeUndefined()
    expect(findResolver('Product', 'images')).toBeTypeOf('function')
  })

  it('answers an unserved field with null and an error with its code', () => {
    const document = parse('{customer(customerAccessToken: "a"){id}}')
    expect(execute({ schema, document })).toMatchObject({
      data: { customer: null },
      errors: [{ extensions: { code: 'NOT_IMPLEMENTED', typeName: 'QueryRoot' } }],
    })
  })
})

describe('a table of resolvers', () => {
  const address = () => 'https://pictures.example/a.webp'

  it('does not compile if a field that the object lacks has no resolver', () => {
    // @ts-expect-error url is missing
    const table: Table<'Image'> = { src: address, originalSrc: address, transformedSrc: address }
    expect(table).not.toHaveProperty('url')
  })

  it('does not compile with a misspelt resolver', () => {
    const table: Table<'ProductOption'> = {
      // @ts-expect-error the field is called optionValues
      optionValue: () => [],
    }
    expect(table).not.toHaveProperty('optionValues')
  })

  it('does not compile with a result of another type', () => {
    const table: Table<'CartDelivery'> = {
      // @ts-expect-error addresses are objects
      addresses: () => [1],
    }
    expect(table).toHaveProperty('addresses')
  })
})
