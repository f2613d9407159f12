import type { DocumentNode, FragmentDefinitionNode, GraphQLError, SelectionSetNode } from 'graphql'
import { apiError } from './api-error.ts'

/** The size of a document, measured in one walk over its selections before any schema lookup. */
export type DocumentSize = {
  /** Fields and fragments, each counted as often as it is written. */
  readonly selections: number
  /** The most mutations in any one operation. */
  readonly mutations: number
}

/** Four times the largest document of the known clients. */
const MAX_SELECTIONS = 1000
const MAX_DEFINITIONS = 100
/** Each is a separate transaction, written to disk before the next one begins. */
const MAX_MUTATIONS = 5

export function measureDocument(document: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  let selections = 0
  let mutations = 0
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue
    selections += countSelections(definition.selectionSet)
    if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') continue
    mutations = Math.max(mutations, countRootFields(definition.selectionSet, fragments, new Map()))
  }
  return { selections, mutations }
}

/** Validation takes more than linear time, so a document that is too large is refused before it. */
export function findSizeError(document: DocumentNode, size: DocumentSize): GraphQLError | null {
  const { selections, mutations } = size
  if (mutations > MAX_MUTATIONS)
    return apiError(
      'MAX_COMPLEXITY_EXCEEDED',
      `The document has ${mutations} mutations, which exceeds the limit of ${MAX_MUTATIONS} at once`,
    )
  if (selections <= MAX_SELECTIONS && document.definitions.length <= MAX_DEFINITIONS) return null
  return apiError(
    'MAX_COMPLEXITY_EXCEEDED',
    `The document has ${selections} selections in ${document.definitions.length} definitions, which exceeds the limit of ${MAX_SELECTIONS} in ${MAX_DEFINITIONS}`,
  )
}

function countSelections(set: SelectionSetNode): number {
  let count = set.selections.length
  for (const selection of set.selections)
    if ('selectionSet' in selection && selection.selectionSet)
      count += countSelections(selection.selectionSet)
  return count
}

/** The root fields of an operation; those from a fragment count each time it is used. */
function countRootFields(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  counts: Map<string, number>,
): number {
  let count = 0
  for (const selection of set.selections) {
    if (selection.kind === 'Field') count += 1
    else if (selection.kind === 'InlineFragment')
      count += countRootFields(selection.selectionSet, fragments, counts)
    else {
      const { value } = selection.name
      const fragment = fragments.get(value)
      if (fragment !== undefined && !counts.has(value)) {
        // Validation refuses a fragment that contains itself; this walk only has to terminate.
        counts.set(value, 0)
        counts.set(value, countRootFields(fragment.selectionSet, fragments, counts))
      }
      count += counts.get(value) ?? 0
    }
  }
  return count
}
