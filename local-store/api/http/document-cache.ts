import { hash } from 'node:crypto'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { ApiContext } from '../api-context.ts'
import { findIntrospectionError } from './introspection-size.ts'
import {
  type InvalidDocument,
  prepareDocument,
  type Slices,
  type ValidDocument,
} from './prepare-document.ts'
import type { VersionedSchema } from './schema-versions.ts'
import { typesInSlices } from './types-in-slices.ts'

type Variables = Readonly<Record<string, unknown>>

/** A validated document that can be executed. */
export type RunnableDocument = Pick<ValidDocument, 'operation' | 'costOf' | 'deprecations'> & {
  readonly type: 'ready'
  /** The printed document, if it requests the schema; else null. */
  readonly introspection: string | null
  run(variables: Variables, context: ApiContext): ExecutionResult | Promise<ExecutionResult>
}

type DocumentCache = {
  prepare(
    query: string,
    operationName: string | null,
    versioned: VersionedSchema,
    slices: Slices,
  ): Promise<RunnableDocument | InvalidDocument>
}

/** Documents seen once: only a hash of each is kept. */
const MAX_SEEN = 5000
/** Size of all cached documents together, by `weightOf`. */
const MAX_BYTES = 48 * 1024 * 1024
/** In selections; compiling a larger document takes longer than it saves. */
const MAX_COMPILED = 300

/**
 * Caches and compiles a document when it comes a second time: clients that write cursors into documents keep sending
 * new ones, and so would an attacker who wants to fill the memory.
 *
 * @param schema for execution, whatever version documents are validated against
 */
export function createDocumentCache(schema: GraphQLSchema): DocumentCache {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN })
  const documents = new LRUCache<string, { prepared: RunnableDocument; bytes: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  })
  return {
    prepare: async (query, operationName, versioned, slices) => {
      const key = hash('sha256', `${versioned.version} ${operationName ?? ''}\n${query}`)
      const cached = documents.get(key)
      if (cached !== undefined) return cached.prepared
      const valid = await prepareDocument(query, operationName, versioned, slices)
      if (valid.type === 'invalid') return valid
      const root = describeRoot(valid)
      const tooLarge = root.asksSchema ? findTooLarge(valid, versioned) : null
      if (tooLarge !== null) return tooLarge
      const comesBack = seen.has(key)
      const prepared = createRunnable({ ...valid, ...root }, versioned, schema, comesBack)
      if (comesBack) documents.set(key, { prepared, bytes: weightOf(query, valid) })
      else seen.set(key, true)
      return prepared
    },
  }
}

/** The measured memory of a cached document: its tree and cost by its selections, and its compiled code. */
function weightOf(query: string, { selections }: ValidDocument): number {
  const perSelection = selections <= MAX_COMPILED ? 5000 : 2500
  return 4000 + 2 * query.length + selections * perSelection
}

function createRunnable(
  valid: ValidDocument & Root,
  versioned: VersionedSchema,
  schema: GraphQLSchema,
  comesBack: boolean,
): RunnableDocument {
  const { document, operation, costOf, deprecations, selections, asksSchema } = valid
  const operationName = operation.name?.value ?? null
  // The schema of the version resolves introspection, which needs no data.
  const resolvingSchema = valid.isOnlyIntrospection ? versioned.schema : schema
  let run: RunnableDocument['run'] = (variableValues, contextValue) =>
    execute({
      schema: asksSchema ? typesInSlices(resolvingSchema, contextValue.slices) : resolvingSchema,
      document,
      operationName,
      variableValues,
      contextValue,
    })
  const compile = async () => {
    // Loaded when a document comes a second time, so that the store starts sooner.
    const { compileQuery, isCompiledQuery } = await import('graphql-jit')
    const result = compileQuery(schema, document, operationName ?? undefined)
    if (isCompiledQuery(result)) run = (values, value) => result.query(undefined, value, values)
  }
  // A document that cannot be compiled is executed as it is.
  if (comesBack && !asksSchema && selections <= MAX_COMPILED) compile().catch(() => undefined)
  return {
    type: 'ready',
    operation,
    costOf,
    deprecations,
    introspection: asksSchema ? print(document) : null,
    run: (variables, context) => run(variables, context),
  }
}

/** What an operation requests at its root. */
type Root = { readonly asksSchema: boolean; readonly isOnlyIntrospection: boolean }

function describeRoot({ document, operation }: ValidDocument): Root {
  const parts = listRootParts(document, operation.selectionSet)
  return {
    asksSchema: parts.some((name) => name === '__schema' || name === '__type'),
    isOnlyIntrospection: parts.every((name) => name.startsWith('__')),
  }
}

function findTooLarge(
  { document, operation }: ValidDocument,
  { schema }: VersionedSchema,
): InvalidDocument | null {
  const error = findIntrospectionError(document, operation.selectionSet, schema)
  return error && { type: 'invalid', errors: [error] }
}

/** The names of an operation's root fields, including those from fragments. */
function listRootParts(
  document: DocumentNode,
  root: SelectionSetNode,
  looked = new Set<SelectionSetNode>(),
): string[] {
  if (looked.has(root)) return []
  looked.add(root)
  return root.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return listRootParts(document, selection.selectionSet, looked)
    const { value } = selection.name
    return document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === value
        ? listRootParts(document, each.selectionSet, looked)
        : [],
    )
  })
}
