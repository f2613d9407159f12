import { execute, isObjectType, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { allFields } from './all-fields.ts'
import { createExecutableSchema } from './executable-schema.ts'
import { defineType } from './resolver-table.ts'

const introspection = readSchema(STOREFRONT_API_VERSION)

describe('the executable schema', () => {
  it('fails by name for every field that is not implemented', () => {
    const implemented = new Map(allFields.map((entry) => [entry.typeName, entry]))
    const types = Object.values(createExecutableSchema(introspection).getTypeMap())
      .filter(isObjectType)
      .filter((type) => !type.name.startsWith('__'))
    let failing = 0
    for (const type of types)
      for (const field of Object.values(type.getFields())) {
        const entry = implemented.get(type.name)
        const isAnswered =
          entry?.plain.includes(field.name) === true || entry?.resolvers[field.name] !== undefined
        if (isAnswered) continue
        failing += 1
        const name = `Field '${field.name}' on type '${type.name}' is not implemented by the local store`
        expect(() => Reflect.apply(field.resolve ?? (() => null), null, [{}, {}, {}, {}])).toThrow(
          name,
        )
      }
    expect(failing).toBeGreaterThan(500)
  })

  it('leaves plain fields without a function, which keeps them fast', () => {
    const type = createExecutableSchema(introspection).getType('Product')
    expect(isObjectType(type) && type.getFields().title?.resolve).toBeUndefined()
  })

  it('answers a field that is not implemented with null and an error of its code', () => {
    const schema = createExecutableSchema(introspection, [
      defineType<object>('QueryRoot', [], { shop: () => ({}) }),
    ])
    expect(execute({ schema, document: parse('{shop{description}}') })).toMatchObject({
      data: { shop: { description: null } },
      errors: [{ extensions: { code: 'NOT_IMPLEMENTED', typeName: 'Shop' } }],
    })
  })

  it('does not take answers for what the schema does not have', () => {
    const create = (typeName: string, plain: string[]) =>
      createExecutableSchema(introspection, [defineType<Record<string, unknown>>(typeName, plain)])
    expect(() => create('Shoop', [])).toThrow('no object type Shoop')
    expect(() => create('Shop', ['nope'])).toThrow('Shop has no field nope')
  })
})
