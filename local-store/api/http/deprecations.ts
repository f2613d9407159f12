import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/** Maximum length of a header, in characters. */
const MAX_LENGTH = 500

/**
 * The deprecated fields that a document uses, for the header `X-Shopify-API-Deprecated-Reason`.
 *
 * @returns null when it uses none
 */
export function findDeprecations(document: DocumentNode, schema: GraphQLSchema): string | null {
  const info = new TypeInfo(schema)
  const found = new Set<string>()
  const note = (name: string, reason: string | null | undefined) => {
    if (typeof reason === 'string') found.add(`${name}: ${reason}`)
  }
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef()
        note(`${info.getParentType()?.name}.${field?.name}`, field?.deprecationReason)
      },
      Argument() {
        const argument = info.getArgument()
        note(`argument ${argument?.name}`, argument?.deprecationReason)
      },
      EnumValue() {
        const value = info.getEnumValue()
        note(`value ${value?.name}`, value?.deprecationReason)
      },
    }),
  )
  if (found.size === 0) return null
  // A header allows only Latin-1 and no line breaks.
  const text = [...found].join('; ').replaceAll(/[^\x20-\x7e]+/g, ' ')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}...` : text
}
