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
import { apiError } from './api-error.ts'

/** How long each list of the schema is that a selection may ask for, by the name of its field. */
type Lengths = Readonly<Record<string, number>>

/** The mean over all types, and the longest. */
type SchemaLengths = { readonly usual: Lengths; readonly longest: Lengths }

/** Of all types together, which are told in slices. The largest form of known tools has 31,000. */
const mostValues = 250_000
/** Of one type, and of what is not told type by type: executed in one go, in some 25 ms. */
const mostAtOnce = 30_000

/**
 * Why a question about the schema is not executed: its depth is limited, but each list in it may be asked for many times.
 * Estimated by one walk over the document; a fragment counts as often as it is used.
 */
export function findIntrospectionError(
  document: DocumentNode,
  root: SelectionSetNode,
  schema: GraphQLSchema,
): GraphQLError | null {
  const { usual, longest } = lengthsOf(schema)
  const all = countValues(document, root, usual)
  const atOnce = countValues(document, root, { ...longest, types: 1 })
  if (all <= mostValues && atOnce <= mostAtOnce) return null
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
  const known = new Map<SelectionSetNode, number>()
  const count = (set: SelectionSetNode): number => {
    const before = known.get(set)
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
    known.set(set, values)
    return values
  }
  // Only what is asked of the schema: the rest has limits of its own.
  return root.selections.reduce(
    (sum, selection) =>
      selection.kind === Kind.FIELD && !selection.name.value.startsWith('__')
        ? sum
        : sum + count({ kind: Kind.SELECTION_SET, selections: [selection] }),
    0,
  )
}

const lengths = new WeakMap<GraphQLSchema, SchemaLengths>()

function lengthsOf(schema: GraphQLSchema): SchemaLengths {
  const known = lengths.get(schema)
  if (known !== undefined) return known
  const found = measureLists(schema)
  const usual: Record<string, number> = {}
  const longest: Record<string, number> = {}
  for (const [name, each] of Object.entries(found)) {
    usual[name] = each.reduce((sum, length) => sum + length, 0) / Math.max(1, each.length)
    longest[name] = Math.max(0, ...each)
  }
  const fixed = { types: found.fields.length, directives: schema.getDirectives().length }
  const measured = { usual: { ...usual, ...fixed }, longest: { ...longest, ...fixed } }
  lengths.set(schema, measured)
  return measured
}

/** The lengths of each list, one entry for each type, and of arguments for each field. */
function measureLists(schema: GraphQLSchema) {
  const found = {
    ...{ fields: [] as number[], inputFields: [] as number[], enumValues: [] as number[] },
    ...{ interfaces: [] as number[], possibleTypes: [] as number[], args: [] as number[] },
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
