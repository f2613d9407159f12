import {
  type ASTVisitor,
  GraphQLError,
  getNamedType,
  type IntValueNode,
  type StringValueNode,
  type ValidationContext,
} from 'graphql'
import { isGlobalId } from '../global-id.ts'

/** Literals of type ID must be global ids (as at the provider). */
export function globalIdRule(context: ValidationContext): ASTVisitor {
  const check = (node: StringValueNode | IntValueNode) => {
    const type = context.getInputType()
    if (type === undefined || type === null || getNamedType(type).name !== 'ID') return
    if (isGlobalId(node.value)) return
    context.reportError(
      new GraphQLError(`Invalid global id '${node.value}'`, {
        nodes: node,
        extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
      }),
    )
  }
  return { StringValue: check, IntValue: check }
}
