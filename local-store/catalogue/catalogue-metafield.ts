import { z } from 'zod'
import { parseJson } from '#platform/parse-json.ts'
import { filledText, timestampText } from './catalogue-values.ts'

/** Default creation time. Fixed, so that a reload changes nothing. */
export const unknownCreation = '2026-01-01T00:00:00Z'

export const metafieldTypePattern = /^(?:list\.)?[a-z_]+$/

const keyText = z
  .string()
  .regex(/^[A-Za-z0-9_-]{2,64}$/, 'must be 2 to 64 letters, digits, hyphens and underscores')

const metafieldSchema = z
  .strictObject({
    namespace: keyText.default('custom'),
    key: keyText,
    type: z
      .string()
      .regex(metafieldTypePattern, 'must be a type such as "single_line_text_field"')
      .describe(
        'Such as "single_line_text_field", "number_integer", "json", "list.product_reference"',
      ),
    value: z
      .string()
      .describe('As the API returns it; a reference is a global id, or the handle it refers to'),
    description: filledText.nullable().default(null),
    createdAt: timestampText.default(unknownCreation),
    updatedAt: timestampText.optional(),
  })
  .refine(hasFittingValue, { path: ['value'], error: 'does not fit the type' })
  .transform((metafield) => ({
    ...metafield,
    updatedAt: metafield.updatedAt ?? metafield.createdAt,
  }))

/** Metafields; each pair of namespace and key once. */
export const metafieldsSchema = z.array(metafieldSchema).default([])

export type CatalogueMetafield = z.output<typeof metafieldSchema>

// A Map: in a plain object, the type `constructor` would be found, too.
const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    boolean: /^(?:true|false)$/,
    number_integer: /^-?\d{1,16}$/,
    number_decimal: /^-?\d{1,13}(?:\.\d{1,9})?$/,
    color: /^#[\da-fA-F]{6}$/,
    date: /^\d{4}-\d{2}-\d{2}$/,
    single_line_text_field: /^[^\r\n]+$/,
  }),
)

/** Whether a value fits its type. Unknown types accept any text. */
export function hasFittingValue({ type, value }: { type: string; value: string }): boolean {
  if (type.startsWith('list.')) return Array.isArray(parseJson(value))
  if (type === 'json') return parseJson(value) !== undefined
  return patterns.get(type)?.test(value) ?? value !== ''
}
