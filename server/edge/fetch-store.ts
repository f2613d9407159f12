import type { FetchHosted } from '../store/storefront.ts'

/**
 * Like the global `fetch`, but a failed connection throws a `TypeError`, as in the standard: workerd throws a plain
 * `Error`, which would look like a bug in the shop.
 */
export const fetchStore: FetchHosted = async (input, init) => {
  try {
    return await fetch(input, init)
  } catch (error) {
    if (init.signal?.aborted || !(error instanceof Error)) throw error
    throw new TypeError('fetch failed', { cause: error })
  }
}
