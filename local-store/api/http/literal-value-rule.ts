import {
  type ArgumentNode,
  type ASTVisitor,
  GraphQLError,
  getEnterLeaveForKind,
  getNamedType,
  Kind,
  type ObjectFieldNode,
  print,
  type ValidationContext,
  ValuesOfCorrectTypeRule,
} from 'graphql'

/** The argument or input object field that a literal belongs to. */
type LiteralTarget = {
  readonly node: ArgumentNode | ObjectFieldNode
  readonly type: string
  /** For example `Field 'products'`. */
  readonly owner: string
  readonly ownerKind: string
}

/**
 * Validates literals with the provider's messages: a fault anywhere in a value
 * is reported once, for its argument.
 */
export function literalValueRule(context: ValidationContext): ASTVisitor {
  const targets: LiteralTarget[] = []
  const reported = new Set<LiteralTarget>()
  const report = (error: GraphQLError) => {
    const target = targets.at(-1)
    if (target === undefined || isAboutFields(error)) return context.reportError(error)
    if (reported.has(target)) return
    reported.add(target)
    context.reportError(toError(target))
  }
  // The same context, except that `report` receives the errors.
  const rewording: ValidationContext = Object.create(context, { reportError: { value: report } })
  const inner = ValuesOfCorrectTypeRule(rewording)
  const { enter: checkField } = getEnterLeaveForKind(inner, Kind.OBJECT_FIELD)
  const leave = () => {
    targets.pop()
  }
  return {
    ...inner,
    Argument: {
      enter(node) {
        targets.push(toTarget(node, context))
      },
      leave,
    },
    ObjectField: {
      enter(node, ...rest) {
        targets.push(toTarget(node, context))
        checkField?.call(inner, node, ...rest)
      },
      leave,
    },
  }
}

/** Missing and unknown input object fields are reported by name. */
function isAboutFields({ message }: GraphQLError): boolean {
  return /^Field "/.test(message)
}

function toTarget(node: LiteralTarget['node'], context: ValidationContext): LiteralTarget {
  const type = String(context.getInputType() ?? '')
  if (node.kind === 'ObjectField') {
    const owner = String(getNamedType(context.getParentInputType()) ?? '')
    return { node, type, owner: `InputObject '${owner}'`, ownerKind: 'InputObject' }
  }
  const directive = context.getDirective()
  if (directive)
    return { node, type, owner: `Directive '${directive.name}'`, ownerKind: 'Directive' }
  return { node, type, owner: `Field '${context.getFieldDef()?.name ?? ''}'`, ownerKind: 'Field' }
}

function toError({ node, type, owner, ownerKind }: LiteralTarget): GraphQLError {
  const name = node.name.value
  return new GraphQLError(
    `Argument '${name}' on ${owner} has an invalid value (${print(node.value)}). Expected type '${type}'.`,
    {
      nodes: node,
      extensions: {
        code: 'argumentLiteralsIncompatible',
        typeName: ownerKind,
        argumentName: name,
      },
    },
  )
}
