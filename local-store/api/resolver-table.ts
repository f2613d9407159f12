import type { ApiContext } from './api-context.ts'

/**
 * How the fields of one type are answered. `plain` fields are own values of the source object and
 * have no function, which keeps them fast; `resolvers` are functions. A field in neither is not
 * implemented.
 */
export type TypeFields = {
  readonly typeName: string
  readonly plain: readonly string[]
  readonly resolvers: Readonly<Record<string, Resolver<never>>>
}

/** `args` are what the schema says of the field; each resolver names those it reads. */
export type Resolver<Source> = (source: Source, args: never, context: ApiContext) => unknown

/** Says which fields of a type are implemented; `Source` is what its objects are made of. */
export function defineType<Source>(
  typeName: string,
  plain: readonly (keyof Source & string)[],
  resolvers: Readonly<Record<string, Resolver<Source>>> = {},
): TypeFields {
  return { typeName, plain, resolvers }
}
