/** What the published client's GraphQL library adds to every object that it reads. */
const modelKeys = new Set([
  '__typename',
  'errors',
  'hasNextPage',
  'hasPreviousPage',
  'type',
  'userErrors',
  'variableValues',
])

/** A checkout of either client as plain data, as JSON has it, without what is no part of a checkout. */
export function toPlainCheckout(checkout: unknown): unknown {
  const text = JSON.stringify(checkout, (key, value) => (modelKeys.has(key) ? undefined : value))
  return JSON.parse(text, (_, value) => (isBoxedScalar(value) ? value.value : value))
}

/** The library boxes the scalars of a list: `[{ value: "12 MG Road" }]`. */
function isBoxedScalar(value: unknown): value is { readonly value: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === 1 &&
    'value' in value
  )
}
