import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { ApiContext } from '../api-context.ts'
import { apiError } from './api-error.ts'
import { findDeprecations } from './deprecations.ts'
import { depthRule } from './depth-rule.ts'
import { findDocumentPath, findFieldAround } from './document-path.ts'
import { globalIdRule } from './global-id-rule.ts'
import { literalValueRule } from './literal-value-rule.ts'
import { type CostOf, createCostOf } from './operation-cost.ts'
import type { VersionedSchema } from './schema-versions.ts'
import { toProviderWording } from './validation-wording.ts'

type Variables = Readonly<Record<string, unknown>>

/** A validated document that can be executed, or its errors. */
type PreparedDocument =
  | { readonly type: 'invalid'; readonly errors: readonly GraphQLError[] }
  | {
      readonly type: 'ready'
      readonly operation: OperationDefinitionNode
      readonly costOf: CostOf
      /** Deprecated fields it uses, for the header. */
      readonly deprecations: string | null
      run(variables: Variables, context: ApiContext): ExecutionResult | Promise<ExecutionResult>
    }

type DocumentCache = {
  prepare(query: string, operationName: string | null, asked: VersionedSchema): PreparedDocument
}

/** Enough for every client; clients that write cursors into documents send ever new ones. */
const mostDocuments = 500
const mostCharacters = 8_000_000
const mostTokens = 10_000

/**
 * Parses and validates each document once, and compiles it when it comes a second time: compiling
 * takes milliseconds, and many documents never come again (reference section 4).
 *
 * @param schema to execute documents with, whatever version they are validated against
 */
export function createDocumentCache(schema: GraphQLSchema): DocumentCache {
  const documents = new LRUCache<string, PreparedDocument>({
    max: mostDocuments,
    maxSize: mostCharacters,
    sizeCalculation: (_prepared, key) => key.length,
  })
  return {
    prepare: (query, operationName, asked) => {
      const key = `${asked.version} ${operationName ?? ''}\n${query}`
      const known = documents.get(key)
      if (known !== undefined) return known
      const prepared = prepareOrRefuse(query, operationName, asked, schema)
      documents.set(key, prepared)
      return prepared
    },
  }
}

/** Parsing and validation recurse; nesting too deep would overflow the stack. */
const prepareOrRefuse: typeof prepareDocument = (...given) => {
  try {
    return prepareDocument(...given)
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault
    const error = apiError('MAX_DEPTH_EXCEEDED', 'The document is nested too deep')
    return { type: 'invalid', errors: [error] }
  }
}

const rules: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== ValuesOfCorrectTypeRule),
  literalValueRule,
  globalIdRule,
  depthRule,
]

function prepareDocument(
  query: string,
  operationName: string | null,
  asked: VersionedSchema,
  schema: GraphQLSchema,
): PreparedDocument {
  const document = readDocument(query)
  if (document instanceof GraphQLError) return invalid([document], null)
  const errors = validate(asked.schema, document, rules, { maxErrors: 50 })
  if (errors.length > 0) return invalid(errors, document)
  const operation = getOperationAST(document, operationName)
  if (operation === null || operation === undefined)
    return { type: 'invalid', errors: [missingOperation(operationName)] }
  return {
    type: 'ready',
    operation,
    costOf: createCostOf(document, operation, asked.schema),
    deprecations: findDeprecations(document, asked.schema),
    run: createRun(document, operation, asked, schema),
  }
}

function createRun(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  asked: VersionedSchema,
  schema: GraphQLSchema,
) {
  const operationName = operation.name?.value ?? null
  const plain = (variableValues: Variables, contextValue: ApiContext) =>
    execute({
      // Introspection is answered by the schema of the version, which needs no data.
      schema: isOnlyIntrospection(operation) ? asked.schema : schema,
      document,
      operationName,
      variableValues,
      contextValue,
    })
  let seen = 0
  let compiled = plain
  const compile = async () => {
    // Imported when a document comes a second time, so that the store starts sooner.
    const { compileQuery, isCompiledQuery } = await import('graphql-jit')
    const result = compileQuery(schema, document, operationName ?? undefined)
    if (isCompiledQuery(result))
      compiled = (values, value) => result.query(undefined, value, values)
  }
  return (variables: Variables, context: ApiContext) => {
    seen += 1
    // A document that cannot be compiled is executed as it is.
    if (seen === 2 && !isOnlyIntrospection(operation)) compile().catch(() => undefined)
    return compiled(variables, context)
  }
}

function readDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: mostTokens })
  } catch (fault) {
    if (fault instanceof GraphQLError) return fault
    throw fault
  }
}

/** The provider reports a wrong value at its field; other errors where they are. */
const wrongLiteral = 'argumentLiteralsIncompatible'

function invalid(errors: readonly GraphQLError[], document: DocumentNode | null): PreparedDocument {
  return {
    type: 'invalid',
    errors: errors.map((error) => {
      const { message, extensions } = toProviderWording(error)
      const node = error.nodes?.[0]
      const { source, positions } = error
      const plain = new GraphQLError(message, { source, positions, extensions })
      if (document === null || node === undefined) return plain
      const path = findDocumentPath(document, node)
      const around = extensions.code === wrongLiteral ? findFieldAround(document, node) : null
      return new GraphQLError(message, { nodes: around ?? error.nodes, path, extensions })
    }),
  }
}

function missingOperation(operationName: string | null): GraphQLError {
  return operationName === null
    ? apiError('BAD_REQUEST', 'An operation name is required')
    : apiError('BAD_REQUEST', `No operation named "${operationName}"`)
}

function isOnlyIntrospection(operation: OperationDefinitionNode): boolean {
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === 'Field' && selection.name.value.startsWith('__'),
  )
}
