import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

const MAX_DEPTH = 25

/** Refuses documents with too deeply nested selections, fragments included. */
export function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const depths = new Map<string, number>()
      const depth = depthOf(operation.selectionSet, fragmentsOf(context.getDocument()), depths)
      if (depth > MAX_DEPTH)
        context.reportError(
          new GraphQLError(`Query has depth of ${depth}, which exceeds max depth of ${MAX_DEPTH}`, {
            nodes: operation,
            extensions: { code: 'MAX_DEPTH_EXCEEDED' },
          }),
        )
    },
  }
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment]),
  )
}

function depthOf(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  depths: Map<string, number>,
): number {
  const inner = set.selections.map((selection): number => {
    if (selection.kind === 'Field')
      return selection.selectionSet === undefined
        ? 1
        : 1 + depthOf(selection.selectionSet, fragments, depths)
    if (selection.kind === 'InlineFragment')
      return depthOf(selection.selectionSet, fragments, depths)
    return depthOfFragment(selection.name.value, fragments, depths)
  })
  return Math.max(0, ...inner)
}

function depthOfFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  depths: Map<string, number>,
): number {
  const cached = depths.get(name)
  const fragment = fragments.get(name)
  if (cached !== undefined || fragment === undefined) return cached ?? 0
  // Another rule refuses a fragment that contains itself; this walk only has to terminate.
  depths.set(name, 0)
  const depth = depthOf(fragment.selectionSet, fragments, depths)
  depths.set(name, depth)
  return depth
}
