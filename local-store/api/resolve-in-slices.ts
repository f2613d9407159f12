import {
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Resolve } from './executable-schema.ts'

/** Whether a field has many objects: a connection or a list. */
export function isListed(type: GraphQLOutputType): boolean {
  const named = getNamedType(type)
  if (named.name.endsWith('Connection')) return true
  return isListType(getNullableType(type)) && isCompositeType(named)
}

/**
 * Resolves a list when its request may continue, so that other requests run between its lists, and counts the values
 * that the document selects on its items.
 */
export function resolveInSlices(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const work = () => {
      const result: unknown = resolve(source, args, context, info)
      const length = lengthOf(result)
      if (length > 1) context.budget.spendOnValues(length, countValues(info))
      return result
    }
    return context.slices.isOver() ? context.slices.rest().then(work) : work()
  }
}

function lengthOf(result: unknown): number {
  if (Array.isArray(result)) return result.length
  if (typeof result !== 'object' || result === null || !('nodes' in result)) return 0
  return Array.isArray(result.nodes) ? result.nodes.length : 0
}

const counted = new WeakMap<SelectionSetNode, number>()

/** The fields selected on a list's items, without those of nested paged lists: these are counted separately. */
function countValues({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>) {
  let count = 0
  for (const { selectionSet } of fieldNodes)
    if (selectionSet) count += countSet(selectionSet, fragments)
  return count
}

function countSet(
  set: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): number {
  const cached = counted.get(set)
  if (cached !== undefined) return cached
  let count = 0
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      count += 1
      const isPaged = selection.arguments?.some(({ name }) => /^(first|last)$/.test(name.value))
      if (selection.selectionSet && !isPaged) count += countSet(selection.selectionSet, fragments)
    } else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countSet(selection.selectionSet, fragments)
    else {
      const fragment = fragments[selection.name.value]
      if (fragment) count += countSet(fragment.selectionSet, fragments)
    }
  }
  counted.set(set, count)
  return count
}
