import type { GraphQLError } from 'graphql'

type Wording = {
  readonly pattern: RegExp
  readonly message: (...found: string[]) => string
  readonly code: string
  /** Names for the pattern's groups, in order, in the error's extensions. */
  readonly names?: readonly string[]
  readonly extra?: Readonly<Record<string, string>>
}

/** The provider's messages for graphql-js's validation errors. */
const wordings: readonly Wording[] = [
  {
    pattern: /^Cannot query field "(.+?)" on type "(.+?)"\./,
    message: (field, type) => `Field '${field}' doesn't exist on type '${type}'`,
    code: 'undefinedField',
    names: ['fieldName', 'typeName'],
  },
  {
    pattern: /^Unknown argument "(.+?)" on field "(?:.+?)\.(.+?)"\./,
    message: (argument, field) => `Field '${field}' doesn't accept argument '${argument}'`,
    code: 'argumentNotAccepted',
    names: ['argumentName', 'name'],
    extra: { typeName: 'Field' },
  },
  {
    pattern: /^Field "(.+?)" argument "(.+?)" of type .+ is required/,
    message: (field, argument) => `Field '${field}' is missing required arguments: ${argument}`,
    code: 'missingRequiredArguments',
    names: ['name', 'arguments'],
    extra: { className: 'Field' },
  },
  {
    pattern: /^Field "(.+?)\.(.+?)" of required type "(.+?)" was not provided\./,
    message: (type, field, expected) =>
      `Argument '${field}' on InputObject '${type}' is required. Expected type ${expected}`,
    code: 'missingRequiredInputObjectAttribute',
    names: ['inputObjectType', 'argumentName', 'argumentType'],
  },
  {
    pattern: /^Field "(.+?)" is not defined by type "(.+?)"\./,
    message: (field, type) => `InputObject '${type}' doesn't accept argument '${field}'`,
    code: 'argumentNotAccepted',
    names: ['argumentName', 'name'],
    extra: { typeName: 'InputObject' },
  },
  {
    pattern: /^Variable "\$(.+?)" is not defined(?: by operation "(.+?)")?\./,
    message: (variable, operation) =>
      `Variable $${variable} is used by ${operation || 'anonymous query'} but not declared`,
    code: 'variableNotDefined',
    names: ['variableName'],
  },
  {
    pattern: /^Variable "\$(.+?)" is never used(?: in operation "(.+?)")?\./,
    message: (variable, operation) =>
      `Variable $${variable} is declared by ${operation || 'anonymous query'} but not used`,
    code: 'variableNotUsed',
    names: ['variableName'],
  },
  {
    pattern: /^Variable "\$(.+?)" of type "(.+?)" used in position expecting type "(.+?)"\./,
    message: (variable, given, expected) =>
      `Type mismatch on variable $${variable} (${given} / ${expected})`,
    code: 'variableMismatch',
    names: ['variableName', 'typeName'],
    extra: { errorMessage: 'Type mismatch' },
  },
  {
    pattern: /^Unknown type "(.+?)"\./,
    message: (type) => `No such type ${type}`,
    code: 'undefinedType',
    names: ['typeName'],
  },
  {
    pattern: /^Unknown fragment "(.+?)"\./,
    message: (fragment) => `Fragment ${fragment} was used, but not defined`,
    code: 'useAndDefineFragment',
    names: ['fragmentName'],
  },
  {
    pattern: /^Fragment "(.+?)" is never used\./,
    message: (fragment) => `Fragment ${fragment} was defined, but not used`,
    code: 'useAndDefineFragment',
    names: ['fragmentName'],
  },
  {
    pattern:
      /^Fragment (?:"\S+" )?cannot be spread here as objects of type "(.+?)" can never be of type "(.+?)"\./,
    message: (outer, inner) => `Fragment on ${inner} can't be spread inside ${outer}`,
    code: 'cannotSpreadFragment',
    names: ['typeName', 'parentName'],
  },
  {
    pattern: /^Field "(.+?)" of type "(.+?)" must have a selection of subfields\./,
    message: (field, type) =>
      `Field must have selections (field '${field}' returns ${type} but has no selections. Did you mean '${field} { ... }'?)`,
    code: 'selectionMismatch',
    names: ['nodeName', 'typeName'],
  },
  {
    pattern: /^Field "(.+?)" must not have a selection since type "(.+?)" has no subfields\./,
    message: (field, type) =>
      `Selections can't be made on scalars (field '${field}' returns ${type} but has selections)`,
    code: 'selectionMismatch',
    names: ['nodeName', 'typeName'],
  },
  {
    pattern: /^Unknown directive "@(.+?)"\./,
    message: (directive) => `Directive @${directive} is not defined`,
    code: 'undefinedDirective',
    names: ['directiveName'],
  },
  {
    pattern: /^Fields "(.+?)" conflict because (.+?)\. Use different aliases/,
    message: (field, why) => `Field '${field}' has a field conflict: ${why}`,
    code: 'fieldConflict',
    names: ['fieldName'],
  },
  {
    pattern: /^(?:Value|Enum|Int|Float|String|Boolean|ID|Expected|Decimal)\b(.*)$/s,
    message: (rest) => `Argument has an invalid value:${rest}`,
    code: 'argumentLiteralsIncompatible',
  },
  {
    pattern: /^(?:Too many validation errors, error limit reached\. )?Validation aborted\.$/,
    message: () => 'The document is too complex, or has too many errors, to be checked further',
    code: 'MAX_COMPLEXITY_EXCEEDED',
  },
  {
    pattern: /^Syntax Error: (.+)$/s,
    message: (what) => `syntax error, ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    code: 'syntaxError',
  },
]

/** The provider's message for a validation error of graphql-js. */
export function toProviderWording(error: GraphQLError): {
  message: string
  extensions: Record<string, unknown>
} {
  if (typeof error.extensions.code === 'string')
    return { message: error.message, extensions: error.extensions }
  for (const { pattern, message, code, names = [], extra } of wordings) {
    const found = pattern.exec(error.message)
    if (found === null) continue
    const parts = found.slice(1).map((part) => part ?? '')
    const named = names.map((name, position) => [name, parts[position] ?? ''])
    return {
      message: message(...parts),
      extensions: { code, ...Object.fromEntries(named), ...extra },
    }
  }
  return { message: error.message, extensions: { code: 'invalidDocument' } }
}
