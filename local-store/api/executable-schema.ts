import {
  buildClientSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNullableType,
  type IntrospectionQuery,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { allFields } from './all-fields.ts'
import type { ApiContext } from './api-context.ts'
import { notImplemented } from './http/api-error.ts'
import type { TypeFields } from './resolver-table.ts'

/**
 * The pinned schema with the local store's answers in it.
 *
 * @throws Error when an answer is for a type or field that the schema does not have
 */
export function createExecutableSchema(
  introspection: IntrospectionQuery,
  fields: readonly TypeFields[] = allFields,
): GraphQLSchema {
  const schema = buildClientSchema(introspection, { assumeValid: true })
  const byType = new Map(fields.map((entry) => [entry.typeName, entry]))
  for (const entry of fields) refuseUnknown(schema, entry)
  demandLess(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isAbstractType(type)) type.resolveType = typeNameOf
    // Money is decimal text within; a number given for it is as good.
    if (isScalarType(type) && type.name === 'Decimal') type.parseValue = String
    if (!isObjectType(type)) continue
    const entry = byType.get(type.name)
    for (const field of Object.values(type.getFields()))
      if (entry?.plain.includes(field.name) !== true)
        field.resolve = resolverOf(entry, field.name) ?? failing(type.name, field.name)
  }
  return schema
}

/**
 * Before 2026-01 the codes could be left out (reference section 1.2), and documents of every version
 * are run against this schema. What a version demands is checked against the schema of its own.
 */
function demandLess(schema: GraphQLSchema): void {
  const update = schema.getMutationType()?.getFields().cartDiscountCodesUpdate
  for (const argument of update?.args ?? [])
    if (argument.name === 'discountCodes') argument.type = getNullableType(argument.type)
}

type Resolve = GraphQLFieldResolver<unknown, ApiContext>

function resolverOf(entry: TypeFields | undefined, fieldName: string): Resolve | undefined {
  // The executor calls a resolver with the source its type is made of and with arguments that fit
  // the schema, which is what each resolver says it takes.
  return entry?.resolvers[fieldName] as Resolve | undefined
}

function failing(typeName: string, fieldName: string): Resolve {
  return () => {
    throw notImplemented(typeName, fieldName)
  }
}

function typeNameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return undefined
  return String(value.__typename)
}

function refuseUnknown(schema: GraphQLSchema, entry: TypeFields): void {
  const type = schema.getType(entry.typeName)
  if (!isObjectType(type)) throw new Error(`the schema has no object type ${entry.typeName}`)
  const known = type.getFields()
  for (const name of [...entry.plain, ...Object.keys(entry.resolvers)])
    if (known[name] === undefined) throw new Error(`${entry.typeName} has no field ${name}`)
}
