import {
  type GraphQLInputType,
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

/** The problems of a variable's value, in the provider's words. */
export function findVariableProblems(value: unknown, type: GraphQLInputType): VariableProblem[] {
  const problems: VariableProblem[] = []
  collect(value, type, [], problems)
  return problems
}

type Path = readonly (string | number)[]

function collect(
  value: unknown,
  type: GraphQLInputType,
  path: Path,
  problems: VariableProblem[],
): void {
  const report = (explanation: string) => {
    problems.push({ path, explanation, message: explanation })
  }
  if (isNonNullType(type)) {
    if (value === null || value === undefined) report('Expected value to not be null')
    else collect(value, type.ofType, path, problems)
    return
  }
  if (value === null || value === undefined) return
  if (isListType(type)) {
    if (!Array.isArray(value)) collect(value, type.ofType, path, problems)
    else
      for (const [index, item] of value.entries())
        collect(item, type.ofType, [...path, index], problems)
    return
  }
  if (isInputObjectType(type)) collectFields(value, type, path, problems)
  else if (isEnumType(type)) {
    if (typeof value !== 'string' || type.getValue(value) === undefined)
      report(
        `Expected ${toText(value)} to be one of: ${type
          .getValues()
          .map(({ name }) => name)
          .join(', ')}`,
      )
  } else if (type.name === 'ID') {
    if (!isId(value)) report(`Invalid global id '${String(value)}'`)
  } else if (!canParse(value, type.parseValue))
    report(`Could not coerce value ${toText(value)} to ${type.name}`)
}

function collectFields(
  value: unknown,
  type: Extract<GraphQLInputType, { getFields(): unknown }>,
  path: Path,
  problems: VariableProblem[],
): void {
  if (!isInputObjectType(type)) return
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const explanation = `Expected ${toText(value)} to be a key-value object.`
    problems.push({ path, explanation, message: explanation })
    return
  }
  const fields = type.getFields()
  for (const name of Object.keys(value))
    if (fields[name] === undefined) {
      const explanation = `Field is not defined on ${type.name}`
      problems.push({ path: [...path, name], explanation, message: explanation })
    }
  const given = new Map<string, unknown>(Object.entries(value))
  for (const field of Object.values(fields))
    if (given.has(field.name) || field.defaultValue === undefined)
      collect(given.get(field.name), field.type, [...path, field.name], problems)
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && isGlobalId(value)
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
