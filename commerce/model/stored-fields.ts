import type { Money } from './money.ts'

/** An http URL or a path; not `//host` or `/\host`, which browsers treat as another host. */
const SOURCE = /^(https?:\/\/|\/(?![/\\]))/

const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/

export function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

export function isVariantId(value: unknown): value is string {
  return matches(value, VARIANT_ID)
}

/** Whether a stored value is safe as a picture's `src`. */
export function isSource(value: unknown): value is string {
  return matches(value, SOURCE)
}

/** The fields of an object; none for other values, so that each field reads as absent. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A stored amount; null when invalid. */
export function readStoredMoney(value: unknown): Money | null {
  const { minor, currency } = fieldsOf(value)
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor) || minor < 0) return null
  if (!matches(currency, /^[A-Z]{3}$/)) return null
  return { minor, currency }
}
