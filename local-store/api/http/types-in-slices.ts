import type { GraphQLNamedType, GraphQLSchema } from 'graphql'
import type { TimeSlices } from './time-slices.ts'

/**
 * The same schema, except that it resolves its types one after another, each when its request may continue. So other
 * requests run in between, as with the store's lists (`resolve-in-slices.ts`).
 */
export function typesInSlices(schema: GraphQLSchema, slices: TimeSlices): GraphQLSchema {
  const afterRest = (type: GraphQLNamedType) => slices.rest().then(() => type)
  const getTypeMap = () =>
    Object.fromEntries(
      Object.entries(schema.getTypeMap()).map(([name, type]) => [name, afterRest(type)]),
    )
  const getType = (name: string) => schema.getType(name)
  return Object.create(schema, { getTypeMap: { value: getTypeMap }, getType: { value: getType } })
}
