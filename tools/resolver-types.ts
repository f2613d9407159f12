import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/*
 * The types of the local store's resolvers: arguments and result of each field of the schema, built from the types in
 * `local-store/api/nodes.ts`. The published generator (@graphql-codegen/typescript-resolvers) writes 8,180 lines where
 * this writes 1,780, and requires a function for every field, even for those that the object contains.
 */

const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
  JSON: 'unknown',
}

/** Country, currency and language codes are plain text. */
const isLongEnum = (type: GraphQLNamedType) => isEnumType(type) && type.getValues().length > 100

function inputType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return requiredInput(type.ofType)
  return `${requiredInput(type)} | null`
}

function requiredInput(type: GraphQLInputType): string {
  if (isNonNullType(type)) return requiredInput(type.ofType)
  if (isListType(type)) return `readonly ${wrapped(inputType(type.ofType))}[]`
  if (isInputObjectType(type)) return `Inputs['${type.name}']`
  if (isEnumType(type) && !isLongEnum(type))
    return type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')
  return scalars[type.name] ?? 'string'
}

const wrapped = (type: string) => (type.includes(' | ') ? `(${type})` : type)

/** An argument with a default always has a value; another may be missing or null. */
function inputFields(fields: readonly (GraphQLArgument | GraphQLInputField)[]): string {
  const members = fields.map(({ name, type, defaultValue }) => {
    const isAlwaysThere = isNonNullType(type) || defaultValue !== undefined
    return `readonly ${name}${isAlwaysThere ? '' : '?'}: ${inputType(type)}`
  })
  return `{ ${members.join('; ')} }`
}

function outputType(type: GraphQLOutputType, schema: GraphQLSchema): string {
  if (isNonNullType(type)) return requiredOutput(type.ofType, schema)
  return `${requiredOutput(type, schema)} | null`
}

function requiredOutput(type: GraphQLOutputType, schema: GraphQLSchema): string {
  if (isNonNullType(type)) return requiredOutput(type.ofType, schema)
  if (isListType(type)) return `readonly ${wrapped(outputType(type.ofType, schema))}[]`
  if (isObjectType(type)) return `Node<'${type.name}'>`
  if (isAbstractType(type)) {
    const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`)
    return `OneOf<${names.join(' | ')}>`
  }
  return scalars[type.name] ?? 'string'
}

function writeField(field: GraphQLField<unknown, unknown>, schema: GraphQLSchema): string {
  const args = field.args.length === 0 ? 'object' : inputFields(field.args)
  return `    ${field.name}: { args: ${args}; result: ${outputType(field.type, schema)} }`
}

function writeType(type: GraphQLObjectType, schema: GraphQLSchema): string {
  const fields = Object.values(type.getFields()).map((field) => writeField(field, schema))
  return `  ${type.name}: {\n${fields.join('\n')}\n  }`
}

function writeInput(type: GraphQLInputObjectType): string {
  return `  ${type.name}: ${inputFields(Object.values(type.getFields()))}`
}

/** The text of the module with the local store's resolver types. */
export function writeResolverTypes(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const objects = types.filter(isObjectType).map((type) => writeType(type, schema))
  const inputs = types.filter(isInputObjectType).map(writeInput)
  return `import type { Node, OneOf } from './nodes.ts'

/** Arguments and result of each field of each object type. */
export type Fields = {
${objects.join('\n')}
}

/** Input types. */
export type Inputs = {
${inputs.join('\n')}
}
`
}
