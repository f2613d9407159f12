import {
  type ArgumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'
import { apiError } from './api-error.ts'
import { findVariableProblems, type VariableProblem } from './variable-problems.ts'

export type Variables = Readonly<Record<string, unknown>>

/**
 * Checks the values of an operation's variables. Undeclared variables are ignored, since `shopify-buy` sends some.
 *
 * @returns the errors; empty when all are valid
 */
export function checkVariables(
  operation: OperationDefinitionNode,
  variables: Variables,
  schema: GraphQLSchema,
): GraphQLError[] {
  const errors = (operation.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value
    const type = typeFromAST(schema, definition.type)
    // Validation has made sure that the type is in the schema.
    if (!isInputType(type)) return []
    const value = variables[name]
    if (value === undefined && definition.defaultValue !== undefined) return []
    const problems = findVariableProblems(value, type)
    if (problems.length === 0) return []
    return new GraphQLError(
      `Variable $${name} of type ${print(definition.type)} was provided invalid value${where(problems)}`,
      {
        nodes: definition,
        extensions: { code: 'INVALID_VARIABLE', value: value ?? null, problems },
      },
    )
  })
  return errors.length > 0 ? errors : findOversized(operation.selectionSet, variables, [])
}

function where(problems: readonly VariableProblem[]): string {
  const inner = problems.filter((problem) => problem.path.length > 0)
  if (inner.length === 0) return ''
  const locations = inner.map(({ path, explanation }) => `${path.join('.')} (${explanation})`)
  return ` for ${locations.join(', ')}`
}

/** Maximum length of a list in an argument, at any depth. */
const MAX_ITEMS = 250

function findOversized(
  { selections }: SelectionSetNode,
  variables: Variables,
  path: readonly string[],
): GraphQLError[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'FragmentSpread') return []
    if (selection.kind === 'InlineFragment')
      return findOversized(selection.selectionSet, variables, path)
    const here = [...path, selection.name.value]
    const errors = (selection.arguments ?? []).flatMap((argument) =>
      checkSize(argument, variables, selection, here),
    )
    const { selectionSet } = selection
    return selectionSet === undefined
      ? errors
      : [...errors, ...findOversized(selectionSet, variables, here)]
  })
}

function checkSize(
  argument: ArgumentNode,
  variables: Variables,
  field: FieldNode,
  fieldPath: readonly string[],
): GraphQLError[] {
  const value = valueFromASTUntyped(argument.value, variables)
  const found = findLongList(value, [...fieldPath, argument.name.value])
  if (found === null) return []
  const { size, path } = found
  const { message, extensions } = apiError(
    'MAX_INPUT_SIZE_EXCEEDED',
    `The input array size of ${size} is greater than the maximum allowed of ${MAX_ITEMS}.`,
  )
  return [new GraphQLError(message, { nodes: field, path, extensions })]
}

type Found = { readonly size: number; readonly path: string[] }

function findLongList(value: unknown, path: string[]): Found | null {
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value) && value.length > MAX_ITEMS) return { size: value.length, path }
  for (const [name, inner] of Object.entries(value)) {
    const found = findLongList(inner, [...path, name])
    if (found !== null) return found
  }
  return null
}
