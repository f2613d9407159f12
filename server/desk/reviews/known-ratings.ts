import type { ProductRatings } from '#desk/reviews/rate-products.ts'
import type { OpenDesk } from '../late-desk.ts'

/**
 * The ratings of all products, in memory. Each read checks whether somebody acted at the desk, in any process. If so,
 * this read and the next one fetch the sums from the database: a concurrent action may become visible late.
 */
export function createKnownRatings(open: OpenDesk) {
  let actionCount = -1
  let isSettled = true
  let cached: ProductRatings = new Map()

  async function read(): Promise<ProductRatings> {
    const { reviews } = await open()
    const current = await reviews.countActions()
    if (current === actionCount && isSettled) return cached
    const ratings = await reviews.rateProducts()
    isSettled = current === actionCount
    actionCount = current
    cached = ratings
    return ratings
  }

  return {
    read,
    /** Ids of the products whose published reviews changed since the last call. */
    async listChanged(): Promise<readonly string[]> {
      const before = cached
      const after = await read()
      if (after === before) return []
      const ids = new Set([...before.keys(), ...after.keys()])
      return [...ids].filter((id) => before.get(id)?.mark !== after.get(id)?.mark)
    },
  }
}
