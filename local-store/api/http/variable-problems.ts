import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { isGlobalId } from '../global-id.ts'

export type VariableProblem = {
  readonly path: readonly (string | number)[]
  readonly explanation: string
  readonly message: string
}

type Path = readonly (string | number)[]

/** The problems of a variable's value, in the provider's words. @param path of the value in its variable */
export function findVariableProblems(
  value: unknown,
  type: GraphQLInputType,
  path: Path = [],
): VariableProblem[] {
  const isMissing = value === null || value === undefined
  if (isNonNullType(type))
    return isMissing
      ? [toProblem(path, 'Expected value to not be null')]
      : findVariableProblems(value, type.ofType, path)
  if (isMissing) return []
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((item, at) => findVariableProblems(item, type.ofType, [...path, at]))
      : findVariableProblems(value, type.ofType, path)
  if (isInputObjectType(type)) return findFieldProblems(value, type, path)
  const explanation = explainRefusal(value, type)
  return explanation === null ? [] : [toProblem(path, explanation)]
}

function findFieldProblems(
  value: unknown,
  type: GraphQLInputObjectType,
  path: Path,
): VariableProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [toProblem(path, `Expected ${toText(value)} to be a key-value object.`)]
  const fields = type.getFields()
  const values = new Map<string, unknown>(Object.entries(value))
  const unknown = [...values.keys()].filter((name) => fields[name] === undefined)
  return [
    ...unknown.map((name) => toProblem([...path, name], `Field is not defined on ${type.name}`)),
    ...Object.values(fields)
      .filter(({ name, defaultValue }) => values.has(name) || defaultValue === undefined)
      .flatMap(({ name, type }) => findVariableProblems(values.get(name), type, [...path, name])),
  ]
}

/** Why a type refuses a value; null if it accepts it. */
function explainRefusal(value: unknown, type: GraphQLEnumType | GraphQLScalarType): string | null {
  if (isEnumType(type)) {
    if (typeof value === 'string' && type.getValue(value) !== undefined) return null
    const names = type.getValues().map(({ name }) => name)
    return `Expected ${toText(value)} to be one of: ${names.join(', ')}`
  }
  if (type.name === 'ID')
    return typeof value === 'string' && isGlobalId(value)
      ? null
      : `Invalid global id '${String(value)}'`
  return canParse(value, type.parseValue)
    ? null
    : `Could not coerce value ${toText(value)} to ${type.name}`
}

function toProblem(path: Path, explanation: string): VariableProblem {
  return { path, explanation, message: explanation }
}

function canParse(value: unknown, parse: (value: unknown) => unknown): boolean {
  try {
    parse(value)
    return true
  } catch {
    // Scalars refuse a value by throwing.
    return false
  }
}

function toText(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
