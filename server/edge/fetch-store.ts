import type { FetchHosted } from '../storefront.ts'

/**
 * As the global `fetch`, with a `TypeError` where the connection failed, as the standard has it: workerd throws a plain
 * `Error`, which would pass for a mistake in the shop.
 */
export const fetchStore: FetchHosted = async (input, init) => {
  try {
    return await fetch(input, init)
  } catch (error) {
    if (init.signal?.aborted || !(error instanceof Error)) throw error
    throw new TypeError('fetch failed', { cause: error })
  }
}
