import type { Money } from './money.ts'

/** An http address, or a path of ours; not `//host`, nor `/\host`, which browsers read the same. */
const SOURCE = /^(https?:\/\/|\/(?![/\\]))/

const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/

/** Whether something from browser storage is text of a shape. */
export function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** Whether something from browser storage has the shape of a variant's id. */
export function isVariantId(value: unknown): value is string {
  return matches(value, VARIANT_ID)
}

/** Whether something from browser storage may stand as the source of a picture. */
export function isSource(value: unknown): value is string {
  return matches(value, SOURCE)
}

/** The fields of an object; none for anything else, so that each field reads as absent. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** An amount as we store it; null for anything else. */
export function readStoredMoney(value: unknown): Money | null {
  const { minor, currency } = fieldsOf(value)
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor) || minor < 0) return null
  if (!matches(currency, /^[A-Z]{3}$/)) return null
  return { minor, currency }
}
