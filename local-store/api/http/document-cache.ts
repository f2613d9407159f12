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
import { findDocumentPath } from './document-path.ts'
import { globalIdRule } from './global-id-rule.ts'
import { literalValueRule } from './literal-value-rule.ts'
import { type CostOf, createCostOf } from './operation-cost.ts'
import type { VersionedSchema } from './schema-versions.ts'
import { toProviderWording } from './validation-wording.ts'

type Variables = Readonly<Record<string, unknown>>

/** A document that was read, checked and can be run; or what is wrong with it. */
export type PreparedDocument =
  | { readonly type: 'invalid'; readonly errors: readonly GraphQLError[] }
  | {
      readonly type: 'ready'
      readonly operation: OperationDefinitionNode
      readonly costOf: CostOf
      /** What it uses that its version advises against, for the header that says so. */
      readonly deprecations: string | null
      run(variables: Variables, context: ApiContext): ExecutionResult | Promise<ExecutionResult>
    }

export type DocumentCache = {
  prepare(query: string, operationName: string | null, asked: VersionedSchema): PreparedDocument
}

/** Enough for every client; clients that page write their cursors into documents, without end. */
const mostDocuments = 500
const mostCharacters = 8_000_000
const mostTokens = 10_000

/**
 * Reads and checks each document once, and compiles it when it is seen a second time: compiling
 * costs milliseconds, and many documents never come again (reference section 4).
 *
 * @param schema the one documents are run against, whatever version they are checked against
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

/** Reading and checking go down into what is nested; too deep, and the stack comes to its end. */
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
      // What a version offers is answered by its own schema, which holds no data.
      schema: isOnlyIntrospection(operation) ? asked.schema : schema,
      document,
      operationName,
      variableValues,
      contextValue,
    })
  let seen = 0
  let compiled = plain
  const compile = async () => {
    // Fetched when a document comes for the second time: a start does not wait for it.
    const { compileQuery, isCompiledQuery } = await import('graphql-jit')
    const result = compileQuery(schema, document, operationName ?? undefined)
    if (isCompiledQuery(result))
      compiled = (values, value) => result.query(undefined, value, values)
  }
  return (variables: Variables, context: ApiContext) => {
    seen += 1
    // A document that cannot be compiled goes on as it is.
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

function invalid(errors: readonly GraphQLError[], document: DocumentNode | null): PreparedDocument {
  return {
    type: 'invalid',
    errors: errors.map((error) => {
      const { message, extensions } = toProviderWording(error)
      const node = error.nodes?.[0]
      const path = document === null || node === undefined ? null : findDocumentPath(document, node)
      return new GraphQLError(message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        path,
        extensions,
      })
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
