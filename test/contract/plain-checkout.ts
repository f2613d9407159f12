/** What the published client's GraphQL library adds to every object. */
const modelKeys = new Set([
  '__typename',
  'errors',
  'hasNextPage',
  'hasPreviousPage',
  'type',
  'userErrors',
  'variableValues',
])

/** A checkout of either client as plain JSON data, without the library's additions. */
export function toPlainCheckout(checkout: unknown): unknown {
  const text = JSON.stringify(checkout, (key, value) => (modelKeys.has(key) ? undefined : value))
  return JSON.parse(text, (_, value) => (isBoxed(value) ? Object.values(value)[0] : value))
}

/** The library boxes list items: scalars as `{ value: "12 MG Road" }`, enums as `{ key: "INR" }`. */
function isBoxed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).length === 1 && ('value' in value || 'key' in value)
}
