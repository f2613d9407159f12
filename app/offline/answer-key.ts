/** What the store says of games and lists. What is true for a moment only, such as stock, is not among it. */
export const keptQueries: readonly string[] = [
  'AllCollections',
  'AllProducts',
  'BoxesInside',
  'CollectionProductIds',
  'CollectionWithProducts',
  'PlayCards',
  'ProductByHandle',
  'ProductList',
  'ProductRecommendations',
  'ProductSuggestions',
  'ProductVariants',
  'ProductsById',
]

/**
 * The URL that an answer is kept under: caches take none to a POST.
 * @param body of the request: JSON with `query` and `variables`
 * @returns null for what is not kept, such as anything about a cart
 */
export async function findAnswerKey(endpoint: string, body: string): Promise<string | null> {
  const { query } = JSON.parse(body)
  const [, name = ''] = /^\s*query (\w+)/.exec(query) ?? []
  if (!keptQueries.includes(name)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return `${endpoint}?${new URLSearchParams({ [name]: toHex(digest) })}`
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
