import {
  type GraphQLSchema,
  getDirectiveValues,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { Variables } from './check-variables.ts'

/** What an operation requests with `@inContext`. */
export type RequestedContext = {
  readonly country: string | null
  /** Whether it is requested on behalf of a customer. */
  readonly hasBuyer: boolean
}

/** @returns null for an operation without the directive */
export function readRequestedContext(
  operation: OperationDefinitionNode,
  variables: Variables,
  schema: GraphQLSchema,
): RequestedContext | null {
  const isRequested = operation.directives?.some(({ name }) => name.value === 'inContext') === true
  const directive = schema.getDirective('inContext')
  if (!isRequested || !directive) return null
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const values = getDirectiveValues(directive, operation, coerced)
  return {
    country: typeof values?.country === 'string' ? values.country : null,
    hasBuyer: values?.buyer !== undefined && values.buyer !== null,
  }
}
