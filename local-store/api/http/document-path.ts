import { type ASTNode, BREAK, type DocumentNode, type FieldNode, visit } from 'graphql'

/**
 * The path of a node in a document in the provider's form: `["query Name", "node", "id"]`.
 *
 * @returns null for a node that is not in the document
 */
export function findDocumentPath(document: DocumentNode, wanted: ASTNode): string[] | null {
  const path: string[] = []
  let found: string[] | null = null
  visit(document, {
    enter(node) {
      const step = stepOf(node)
      if (step !== null) path.push(step)
      if (node !== wanted) return undefined
      found = [...path]
      return BREAK
    },
    leave(node) {
      if (stepOf(node) !== null) path.pop()
    },
  })
  return found
}

/** The field that a node is an argument of, or part of one; null for a node outside of fields. */
export function findFieldAround(document: DocumentNode, wanted: ASTNode): FieldNode | null {
  const fields: FieldNode[] = []
  let found: FieldNode | null = null
  visit(document, {
    enter(node) {
      if (node.kind === 'Field') fields.push(node)
      if (node !== wanted) return undefined
      found = fields.at(-1) ?? null
      return BREAK
    },
    leave(node) {
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
