import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/** The cost of an operation with given variables: a whole number. */
export type CostOf = (variables: Variables) => number

const mutationCost = 10
const connectionCost = 2

/**
 * Calculates `extensions.cost.requestedQueryCost`: 0 for a scalar, 1 for each possible object, 2
 * more for a connection, 10 for a mutation, whatever the result. The provider publishes these
 * weights for its other API, and none for this one.
 */
export function createCostOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): CostOf {
  const reader: Reader = { document, schema, fragments: new Map(), defaults: defaultsOf(operation) }
  const root = schema.getRootType(operation.operation)
  if (!root) return () => 0
  const cost = costOfSelections(operation.selectionSet, root, reader)
  const extra = operation.operation === 'mutation' ? mutationCost : 0
  return (variables) => Math.min(cost(variables) + extra, Number.MAX_SAFE_INTEGER)
}

type Reader = {
  readonly document: DocumentNode
  readonly schema: GraphQLSchema
  readonly fragments: Map<string, CostOf>
  readonly defaults: ReadonlyMap<string, number>
}

const free: CostOf = () => 0

function costOfSelections(
  set: SelectionSetNode,
  type: GraphQLCompositeType,
  reader: Reader,
): CostOf {
  const parts = set.selections
    .map((selection) => {
      if (selection.kind === Kind.FIELD) return costOfField(selection, type, reader)
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return costOfFragment(selection.name.value, reader)
      const name = selection.typeCondition?.name.value
      const inner = name === undefined ? type : reader.schema.getType(name)
      return isCompositeType(inner) ? costOfSelections(selection.selectionSet, inner, reader) : free
    })
    .filter((part) => part !== free)
  if (parts.length === 0) return free
  return (variables) => parts.reduce((sum, part) => sum + part(variables), 0)
}

function costOfFragment(name: string, reader: Reader): CostOf {
  const known = reader.fragments.get(name)
  if (known !== undefined) return known
  const fragment = reader.document.definitions.find(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  )
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) return free
  const type = reader.schema.getType(fragment.typeCondition.name.value)
  if (!isCompositeType(type)) return free
  const cost = costOfSelections(fragment.selectionSet, type, reader)
  reader.fragments.set(name, cost)
  return cost
}

function costOfField(field: FieldNode, parent: GraphQLCompositeType, reader: Reader): CostOf {
  if (field.selectionSet === undefined) return free
  if (!isObjectType(parent) && !isInterfaceType(parent)) return free
  const type = getNamedType(parent.getFields()[field.name.value]?.type)
  // Introspection is free, and so are the fields of a connection itself.
  if (!isCompositeType(type)) return free
  const isOfConnection = parent.name.endsWith('Connection')
  if (isOfConnection && !['nodes', 'edges'].includes(field.name.value)) return free
  const inner = costOfSelections(field.selectionSet, type, reader)
  if (type.name.endsWith('Edge')) return inner
  if (!type.name.endsWith('Connection')) return (variables) => 1 + inner(variables)
  const sizeOf = readSize(field, reader)
  return (variables) => connectionCost + sizeOf(variables) * inner(variables)
}

function readSize(field: FieldNode, { defaults }: Reader): CostOf {
  const value = field.arguments?.find(({ name }) => ['first', 'last'].includes(name.value))?.value
  if (value === undefined) return () => 1
  if (value.kind !== Kind.VARIABLE) return constant(value)
  const name = value.name.value
  return (variables) => {
    const given = variables[name]
    return typeof given === 'number' ? given : (defaults.get(name) ?? 0)
  }
}

function constant(value: ValueNode): CostOf {
  const size = value.kind === Kind.INT ? Number(value.value) : 0
  return () => size
}

function defaultsOf(operation: OperationDefinitionNode): Map<string, number> {
  return new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  )
}
