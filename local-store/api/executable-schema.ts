import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  type IntrospectionQuery,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import { allFields } from './all-fields.ts'
import type { ApiContext } from './api-context.ts'
import { notImplemented } from './http/api-error.ts'
import { isListed, resolveInSlices } from './resolve-in-slices.ts'
import { unservedFields } from './unserved-fields.ts'

/** The pinned schema with the local store's resolvers. */
export function createExecutableSchema(introspection: IntrospectionQuery): GraphQLSchema {
  const schema = buildClientSchema(introspection, { assumeValid: true })
  makeCodesOptional(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isAbstractType(type)) type.resolveType = typeNameOf
    // Internally money is decimal text; numbers are accepted too.
    if (isScalarType(type) && type.name === 'Decimal') type.parseValue = String
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = findResolver(type.name, field.name)
      const isServed = !unservedByType[type.name]?.includes(field.name)
      field.resolve = resolve && isServed ? inOrder(type, field, resolve) : resolve
    }
  }
  return schema
}

/** Runs mutations one after another, lists when their request may continue, and everything else at once. */
function inOrder(
  type: GraphQLObjectType,
  { type: result }: GraphQLField<unknown, ApiContext>,
  resolve: Resolve,
) {
  if (type.name === 'Mutation') return inOneTransaction(resolve)
  return isListed(result) ? resolveInSlices(resolve) : resolve
}

/** A mutation runs in one transaction; it waits while another process writes. */
function inOneTransaction(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const change = retryWhileBusy(() =>
      context.store.transaction(() => resolve(source, args, context, info)),
    )
    return change instanceof Promise ? context.slices.waitFor(change) : change
  }
}

/**
 * Codes were optional before 2026-01, and documents of every version run against this
 * schema. Each is validated against its version's schema.
 */
function makeCodesOptional(schema: GraphQLSchema): void {
  const update = schema.getMutationType()?.getFields().cartDiscountCodesUpdate
  for (const argument of update?.args ?? [])
    if (argument.name === 'discountCodes') argument.type = getNullableType(argument.type)
}

export type Resolve = GraphQLFieldResolver<unknown, ApiContext>

// The tables are typed per field; here fields are looked up by name. The executor calls a resolver
// with the object and arguments of these types.
const resolvers = allFields as Readonly<Record<string, Readonly<Record<string, Resolve>>>>
const unservedByType: Readonly<Record<string, readonly string[]>> = unservedFields

/** A field without a resolver is a property of the object. */
function findResolver(typeName: string, fieldName: string): Resolve | undefined {
  if (unservedByType[typeName]?.includes(fieldName))
    return () => {
      throw notImplemented(typeName, fieldName)
    }
  return resolvers[typeName]?.[fieldName]
}

function typeNameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return undefined
  return String(value.__typename)
}
