import { type ASTNode, type DocumentNode, type FieldNode, visit } from 'graphql'

export type DocumentPosition = {
  /** As the provider writes it: `["query Name", "node", "id"]`. */
  readonly path: readonly string[]
  /** The field whose argument contains the node; null for a node outside of fields. */
  readonly field: FieldNode | null
}

/** The positions of these nodes, found in one walk. */
export function findDocumentPositions(
  document: DocumentNode,
  wanted: ReadonlySet<ASTNode>,
): ReadonlyMap<ASTNode, DocumentPosition> {
  const path: string[] = []
  const fields: FieldNode[] = []
  const found = new Map<ASTNode, DocumentPosition>()
  visit(document, {
    enter(node) {
      const step = stepOf(node)
      if (step !== null) path.push(step)
      if (node.kind === 'Field') fields.push(node)
      if (wanted.has(node)) found.set(node, { path: [...path], field: fields.at(-1) ?? null })
    },
    leave(node) {
      if (stepOf(node) !== null) path.pop()
      if (node.kind === 'Field') fields.pop()
    },
  })
  return found
}

function stepOf(node: ASTNode): string | null {
  switch (node.kind) {
    case 'OperationDefinition':
      return node.name === undefined ? node.operation : `${node.operation} ${node.name.value}`
    case 'FragmentDefinition':
      return `fragment ${node.name.value}`
    case 'InlineFragment':
      return node.typeCondition === undefined ? '...' : `... on ${node.typeCondition.name.value}`
    case 'Field':
      return node.alias?.value ?? node.name.value
    case 'Argument':
    case 'ObjectField':
      return node.name.value
    default:
      return null
  }
}
