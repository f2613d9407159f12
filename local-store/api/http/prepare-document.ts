import {
  type ASTNode,
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql'
import { apiError } from './api-error.ts'
import { findDeprecations } from './deprecations.ts'
import { depthRule } from './depth-rule.ts'
import { findDocumentPositions } from './document-positions.ts'
import { findSizeError, measureDocument } from './document-size.ts'
import { globalIdRule } from './global-id-rule.ts'
import { literalValueRule } from './literal-value-rule.ts'
import { type CostOf, createCostOf } from './operation-cost.ts'
import type { VersionedSchema } from './schema-versions.ts'
import type { TimeSlices } from './time-slices.ts'
import { toProviderWording } from './validation-wording.ts'

/** A document that cannot be executed. */
export type InvalidDocument = {
  readonly type: 'invalid'
  readonly errors: readonly GraphQLError[]
}

/** A validated document. */
export type ValidDocument = {
  readonly type: 'valid'
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly costOf: CostOf
  /** The deprecated fields it uses, for the response header. */
  readonly deprecations: string | null
  /** Number of fields and fragments written in it. */
  readonly selections: number
}

const MAX_TOKENS = 10_000

/** Running all rules on the largest document at once would block the event loop for 10 ms. */
const RULES_PER_SLICE = 5

/** Lets other requests run while a long document is validated. */
export type Slices = Pick<TimeSlices, 'isOver' | 'rest'>

/**
 * Parses and validates a document in slices.
 *
 * Both recurse, so a document nested deeply enough to overflow the stack is refused.
 */
export async function prepareDocument(
  query: string,
  operationName: string | null,
  versioned: VersionedSchema,
  slices: Slices,
): Promise<InvalidDocument | ValidDocument> {
  try {
    return await prepare(query, operationName, versioned, slices)
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault
    return refuse(apiError('MAX_DEPTH_EXCEEDED', 'The document is nested too deep'))
  }
}

const rules: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== ValuesOfCorrectTypeRule),
  literalValueRule,
  globalIdRule,
  depthRule,
]

async function prepare(
  query: string,
  operationName: string | null,
  versioned: VersionedSchema,
  slices: Slices,
): Promise<InvalidDocument | ValidDocument> {
  const document = readDocument(query)
  if (document instanceof GraphQLError) return invalid([document], null)
  const size = measureDocument(document)
  const tooLarge = findSizeError(document, size)
  if (tooLarge !== null) return refuse(tooLarge)
  const errors = await findErrors(document, versioned, slices)
  if (errors.length > 0) return invalid(errors, document)
  const operation = getOperationAST(document, operationName)
  if (operation === null || operation === undefined) return refuse(missingOperation(operationName))
  return {
    type: 'valid',
    document,
    operation,
    costOf: createCostOf(document, operation, versioned.schema),
    deprecations: findDeprecations(document, versioned.schema),
    selections: size.selections,
  }
}

async function findErrors(document: DocumentNode, { schema }: VersionedSchema, slices: Slices) {
  const check = (some: readonly ValidationRule[]) =>
    validate(schema, document, some, { maxErrors: 50 })
  for (let at = 0; at < rules.length; at += RULES_PER_SLICE) {
    if (slices.isOver()) await slices.rest()
    // Run all rules at once, so that the errors come in document order.
    if (check(rules.slice(at, at + RULES_PER_SLICE)).length > 0) return check(rules)
  }
  if (slices.isOver()) await slices.rest()
  return []
}

function refuse(error: GraphQLError): InvalidDocument {
  return { type: 'invalid', errors: [error] }
}

function readDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: MAX_TOKENS })
  } catch (fault) {
    if (fault instanceof GraphQLError) return fault
    throw fault
  }
}

/** The provider reports a wrong value at its field, and other errors at their own location. */
const wrongLiteral = 'argumentLiteralsIncompatible'

function invalid(errors: readonly GraphQLError[], document: DocumentNode | null): InvalidDocument {
  const nodes = new Set<ASTNode>(errors.flatMap((error) => error.nodes?.[0] ?? []))
  const found = document && findDocumentPositions(document, nodes)
  return {
    type: 'invalid',
    errors: errors.map((error) => {
      const { message, extensions } = toProviderWording(error)
      const node = error.nodes?.[0]
      const { source, positions } = error
      if (found === null || node === undefined)
        return new GraphQLError(message, { source, positions, extensions })
      const { path = null, field = null } = found.get(node) ?? {}
      const around = extensions.code === wrongLiteral ? field : null
      return new GraphQLError(message, { nodes: around ?? error.nodes, path, extensions })
    }),
  }
}

function missingOperation(operationName: string | null): GraphQLError {
  return operationName === null
    ? apiError('BAD_REQUEST', 'An operation name is required')
    : apiError('BAD_REQUEST', `No operation named "${operationName}"`)
}
