import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { oncePer } from '../once-per.ts'
import { apiError } from './api-error.ts'

/** The lengths of the schema's lists, by the name of the field. */
type Lengths = Readonly<Record<string, number>>

/** The mean over all types, and the maximum. */
type SchemaLengths = { readonly mean: Lengths; readonly longest: Lengths }

/** Values over all types, which are resolved in slices. The largest introspection query of known tools has 31,000. */
const MAX_VALUES = 250_000
/** Values of one type, or outside of types: these are resolved without a pause, in some 25 ms. */
const MAX_AT_ONCE = 30_000

/**
 * Why an introspection query is refused: its depth is limited, but it may request each list many times. Its size is
 * estimated in one walk over the document; a fragment counts as often as it is used.
 */
export function findIntrospectionError(
  document: DocumentNode,
  root: SelectionSetNode,
  schema: GraphQLSchema,
): GraphQLError | null {
  const { mean, longest } = lengthsOf(schema)
  const all = countValues(document, root, mean)
  const atOnce = countValues(document, root, { ...longest, types: 1 })
  if (all <= MAX_VALUES && atOnce <= MAX_AT_ONCE) return null
  return apiError(
    'MAX_COMPLEXITY_EXCEEDED',
    'The document asks for more of the schema than one request may: ask for less at once',
  )
}

function countValues(document: DocumentNode, root: SelectionSetNode, lengths: Lengths): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition)
  const counts = new Map<SelectionSetNode, number>()
  const count = (set: SelectionSetNode): number => {
    const before = counts.get(set)
    if (before !== undefined) return before
    let values = 0
    for (const selection of set.selections) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet
      const of = inner === undefined ? 0 : count(inner)
      values += selection.kind === Kind.FIELD ? 1 + of * (lengths[selection.name.value] ?? 1) : of
    }
    counts.set(set, values)
    return values
  }
  // Counts only introspection fields: the others have limits of their own.
  return root.selections.reduce(
    (sum, selection) =>
      selection.kind === Kind.FIELD && !selection.name.value.startsWith('__')
        ? sum
        : sum + count({ kind: Kind.SELECTION_SET, selections: [selection] }),
    0,
  )
}

const lengthsOf = oncePer((schema: GraphQLSchema): SchemaLengths => {
  const found = measureLists(schema)
  const mean: Record<string, number> = {}
  const longest: Record<string, number> = {}
  for (const [name, each] of Object.entries(found)) {
    mean[name] = each.reduce((sum, length) => sum + length, 0) / Math.max(1, each.length)
    longest[name] = Math.max(0, ...each)
  }
  const fixed = { types: found.fields.length, directives: schema.getDirectives().length }
  return { mean: { ...mean, ...fixed }, longest: { ...longest, ...fixed } }
})

type ListName = 'fields' | 'inputFields' | 'enumValues' | 'interfaces' | 'possibleTypes' | 'args'

/** The lengths of each list: one entry per type, for arguments one per field. */
function measureLists(schema: GraphQLSchema) {
  const found: Record<ListName, number[]> = {
    fields: [],
    inputFields: [],
    enumValues: [],
    interfaces: [],
    possibleTypes: [],
    args: [],
  }
  for (const type of Object.values(schema.getTypeMap())) {
    const hasFields = isObjectType(type) || isInterfaceType(type)
    const fields = hasFields ? Object.values(type.getFields()) : []
    found.fields.push(fields.length)
    found.args.push(...fields.map(({ args }) => args.length))
    found.interfaces.push(hasFields ? type.getInterfaces().length : 0)
    found.inputFields.push(isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)
    found.enumValues.push(isEnumType(type) ? type.getValues().length : 0)
    found.possibleTypes.push(isAbstractType(type) ? schema.getPossibleTypes(type).length : 0)
  }
  return found
}
