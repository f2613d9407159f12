import { cachedReads, findRead } from '#commerce/model/catalogue-reads.ts'

/**
 * The URL used as cache key of a response: the Cache API stores no response to a POST.
 * @param body of the request: JSON with `query` and `variables`
 * @returns null for a request that is not cached, for example about a cart
 */
export async function findResponseCacheKey(endpoint: string, body: string): Promise<string | null> {
  const name = findRead(JSON.parse(body).query, cachedReads)
  if (name === null) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return `${endpoint}?${new URLSearchParams({ [name]: toHex(digest) })}`
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
