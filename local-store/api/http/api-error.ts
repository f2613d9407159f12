import { GraphQLError } from 'graphql'

/**
 * An error whose message is meant for the client. Anything else thrown by a resolver is a bug, and is shown as
 * "Internal error".
 */
export function apiError(
  code: string,
  message: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } })
}

/** What a client gets for an internal error. */
export function internalError(requestId: string): GraphQLError {
  const message = `Internal error. Looks like something went wrong on our end. Request ID: ${requestId}`
  return apiError('INTERNAL_SERVER_ERROR', message, { requestId })
}

/** The error for a schema field that the local store does not serve; it never returns a silent null. */
export function notImplemented(typeName: string, fieldName: string): GraphQLError {
  return apiError(
    'NOT_IMPLEMENTED',
    `Field '${fieldName}' on type '${typeName}' is not implemented by the local store`,
    { typeName, fieldName },
  )
}
