import { plainDigits } from '../store/plain-digits.ts'

/** A value in the catalogue's format, and whether it was corrected; null when it cannot be read. */
type ReadCell<Value> = { readonly value: Value; readonly isCorrected: boolean } | null

const exact = <Value>(value: Value) => ({ value, isCorrected: false })
const corrected = <Value>(value: Value) => ({ value, isCorrected: true })

/** Undefined if the file has no such column; null for an empty cell, which empties the field. */
export function readText(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}

/**
 * Decimal text: `799.00`. Rupee signs (`499/-`), digit groups (`₹1,09,999`), leading zeros and digits of Indian
 * scripts are corrected; another currency,
 * or a comma as the decimal mark, is refused.
 */
export function readAmount(text: string): ReadCell<string> {
  const trimmed = text.trim()
  if (/^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/.test(trimmed)) return exact(trimmed)
  const [, whole = '', decimals = ''] =
    /^(?:₹|Rs\.?|INR)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(\.\d{1,3})?(?:\s*\/-)?$/i.exec(
      plainDigits(trimmed),
    ) ?? []
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return digits === '' || digits.length > 9 ? null : corrected(digits + decimals)
}

/** A whole number of at least 0. Spreadsheets write `12.0`, and shops that have oversold write `-3`. */
export function readCount(text: string): ReadCell<number> {
  const [, sign, digits] = /^(-?)(\d{1,9})(?:\.0+)?$/.exec(plainDigits(text.trim())) ?? []
  if (digits === undefined) return null
  const value = sign === '-' ? 0 : Number(digits)
  return String(value) === text.trim() ? exact(value) : corrected(value)
}

/** Grams; the provider writes fractions for pounds and ounces. */
export function readGrams(text: string): ReadCell<number> {
  const digits = plainDigits(text.trim())
  if (!/^\d{1,9}(?:\.\d+)?$/.test(digits)) return null
  const grams = Number(digits)
  return digits === text.trim() && Number.isInteger(grams)
    ? exact(grams)
    : corrected(Math.round(grams))
}

/** TRUE or FALSE, in any case; also yes and no, continue and deny. */
export function readSwitch(text: string): ReadCell<boolean> {
  const word = text.trim().toLowerCase()
  if (/^(?:true|yes|1|continue)$/.test(word)) return exact(true)
  if (/^(?:false|no|0|deny)$/.test(word)) return exact(false)
  return null
}

/** A handle: small letters, digits, single hyphens. Null when no character of the text is allowed in one. */
export function readHandle(text: string): ReadCell<string> {
  const trimmed = text.trim()
  if (/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(trimmed) && trimmed.length <= 255) return exact(trimmed)
  const plain = trimmed
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  const handle = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 255).replace(/-$/, '')
  return handle === '' ? null : corrected(handle)
}

/** Comma-separated words without duplicates, ignoring case. */
export function readTags(text: string): ReadCell<string[]> {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const seen = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]))
  const tags = words.filter((word) => seen.get(word.toLowerCase()) === word)
  const unique = [...new Set(tags)]
  return unique.length === words.length ? exact(words) : corrected(unique)
}
