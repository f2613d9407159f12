import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/** The cost of an operation with given variables: a whole number. */
export type CostOf = (variables: Variables) => number

const MUTATION_COST = 10

/**
 * Calculates `extensions.cost.requestedQueryCost` as in recorded responses, regardless of the result: 0 for a
 * scalar, 1 for an object or a list of them, 1 for `__typename`, 10 for a mutation. A connection costs 1 plus the
 * cost of its selections times `weightOf` its size. With fragments on different types, the most expensive type
 * counts. A field selected twice costs once.
 */
export function createCostOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): CostOf {
  const root = schema.getRootType(operation.operation)
  if (!root) return () => 0
  const fragments = document.definitions.filter(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
  )
  const reader: Reader = {
    run: 0,
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    cachedCosts: new Map(),
    defaults: defaultsOf(operation),
  }
  const cost = costOfSelections([operation.selectionSet], root, reader)
  return (variables) => {
    reader.run += 1
    return Math.min(cost(variables), Number.MAX_SAFE_INTEGER)
  }
}

type Reader = {
  /** The number of the current calculation; within one, the cost of a fragment used many times is computed once. */
  run: number
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Costs of selections, by their positions in the document and their type. */
  readonly cachedCosts: Map<string, CostOf>
  readonly defaults: ReadonlyMap<string, number>
}

const free: CostOf = () => 0

/** @param sets selections of the same objects, from fragments or repeated fields */
function costOfSelections(
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  reader: Reader,
): CostOf {
  const key = [type.name, ...sets.map(({ loc }) => `${loc?.start}`)].join(' ')
  const cached = reader.cachedCosts.get(key)
  if (cached !== undefined) return cached
  const costs = candidates(sets, type, reader)
    .map((object) => costOfObject(sets, object, reader))
    .filter((cost) => cost !== free)
  const cost = costs.length === 0 ? free : dearest(costs, reader)
  reader.cachedCosts.set(key, cost)
  return cost
}

function dearest(costs: readonly CostOf[], reader: Reader): CostOf {
  let run = 0
  let highest = 0
  return (variables) => {
    if (run !== reader.run) highest = Math.max(...costs.map((cost) => cost(variables)))
    run = reader.run
    return highest
  }
}

/** An object type; an abstract type represents all object types that no fragment names. */
type Candidate = GraphQLCompositeType

function candidates(
  sets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  reader: Reader,
): Candidate[] {
  if (isObjectType(type)) return [type]
  const found = new Set<Candidate>([type])
  const looked = new Set<SelectionSetNode>()
  const look = (set: SelectionSetNode): void => {
    if (looked.has(set)) return
    looked.add(set)
    for (const selection of set.selections) {
      const fragment = selection.kind === Kind.FIELD ? null : toFragment(selection, reader)
      if (fragment === null) continue
      if (isObjectType(fragment.type)) found.add(fragment.type)
      look(fragment.set)
    }
  }
  sets.forEach(look)
  return [...found]
}

type Fragment = { readonly type: GraphQLCompositeType | null; readonly set: SelectionSetNode }

function toFragment(
  selection: Exclude<SelectionSetNode['selections'][number], FieldNode>,
  { schema, fragments }: Reader,
): Fragment | null {
  const fragment =
    selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
  if (fragment === undefined) return null
  const type = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value)
  return { type: isCompositeType(type) ? type : null, set: fragment.selectionSet }
}

function costOfObject(
  sets: readonly SelectionSetNode[],
  object: Candidate,
  reader: Reader,
): CostOf {
  const fields = new Map<string, FieldNode[]>()
  const collected = new Set<SelectionSetNode>()
  const collect = (set: SelectionSetNode): void => {
    if (collected.has(set)) return
    collected.add(set)
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value
        fields.set(name, [...(fields.get(name) ?? []), selection])
        continue
      }
      const fragment = toFragment(selection, reader)
      if (fragment !== null && isOfType(object, fragment.type, reader)) collect(fragment.set)
    }
  }
  sets.forEach(collect)
  const parts = [...fields.values()]
    .map((same) => costOfField(same, object, reader))
    .filter((part) => part !== free)
  if (parts.length === 0) return free
  return (variables) => parts.reduce((sum, part) => sum + part(variables), 0)
}

function isOfType(
  object: Candidate,
  wanted: GraphQLCompositeType | null,
  { schema }: Reader,
): boolean {
  if (wanted === null || wanted === object) return true
  return isAbstractType(wanted) && !isUnionType(object) && schema.isSubType(wanted, object)
}

function costOfField(same: readonly FieldNode[], parent: Candidate, reader: Reader): CostOf {
  const [field] = same
  if (field === undefined) return free
  if (field.name.value === '__typename') return () => 1
  if (!isObjectType(parent) && !isInterfaceType(parent)) return free
  const type = getNamedType(parent.getFields()[field.name.value]?.type)
  // Introspection is free.
  if (!isCompositeType(type)) return free
  const sets = same.flatMap(({ selectionSet }) => selectionSet ?? [])
  const inner = costOfSelections(sets, type, reader)
  if (parent === reader.schema.getMutationType())
    return (variables) => MUTATION_COST + inner(variables)
  if (!type.name.endsWith('Connection')) return (variables) => 1 + inner(variables)
  const sizeOf = readSize(field, reader)
  return (variables) => 1 + weightOf(sizeOf(variables)) * inner(variables)
}

/** 1 for one or two items, 3 for five, 11 for 250. An invalid size is refused later, when the list is resolved. */
function weightOf(size: number): number {
  return size < 1 ? 1 : Math.max(1, Math.floor(2 * Math.log(size)))
}

function readSize(field: FieldNode, { defaults }: Reader): CostOf {
  const value = field.arguments?.find(({ name }) => ['first', 'last'].includes(name.value))?.value
  if (value?.kind === Kind.INT) return () => Number(value.value)
  if (value?.kind !== Kind.VARIABLE) return () => 1
  const name = value.name.value
  return (variables) => {
    const given = variables[name]
    return typeof given === 'number' ? given : (defaults.get(name) ?? 1)
  }
}

function defaultsOf(operation: OperationDefinitionNode): Map<string, number> {
  return new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  )
}
