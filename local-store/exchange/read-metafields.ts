import { hasFittingValue, readJson } from '../catalogue/catalogue-metafield.ts'
import type { Findings } from './findings.ts'
import type { WrittenMetafield } from './product-draft.ts'
import type { ProductRow } from './product-rows.ts'

/**
 * The metafields of a row; one whose value does not fit its type is left out and reported. An empty cell has the value
 * '', which no metafield may have: the metafield is cleared.
 */
export function toMetafields(
  { metafields, position }: ProductRow,
  owner: 'product' | 'variant',
  findings: Findings,
): WrittenMetafield[] {
  return metafields
    .filter((metafield) => metafield.owner === owner)
    .flatMap(({ namespace, key, type: named, value }) => {
      const type = named ?? likelyType(value)
      if (value === '' || hasFittingValue({ type, value })) return [{ namespace, key, type, value }]
      findings.corrected(
        position,
        `The metafield ${namespace}.${key} is not a ${type}, so it was left out.`,
      )
      return []
    })
}

/** A type guessed from the value: the provider's files do not say it. */
function likelyType(value: string): string {
  const json = readJson(value)
  if (Array.isArray(json)) return 'list.single_line_text_field'
  if (typeof json === 'object' && json !== null) return 'json'
  return /[\r\n]/.test(value) ? 'multi_line_text_field' : 'single_line_text_field'
}
