import { GraphQLError } from 'graphql'

/**
 * A refusal meant for the client: its message is shown as it is. Anything else that is thrown by a
 * resolver is our own fault, and is shown as "Internal error".
 */
export function apiError(
  code: string,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } })
}

/** The answer of a field the schema has and the local store does not: by its name, never null. */
export function notImplemented(typeName: string, fieldName: string): GraphQLError {
  return apiError(
    'NOT_IMPLEMENTED',
    `Field '${fieldName}' on type '${typeName}' is not implemented by the local store`,
    { typeName, fieldName },
  )
}
