import { noEvidence, type ProductEvidence } from '#commerce/model/figures/product-evidence.ts'
import { readEvidence } from '#commerce/model/figures/read-evidence.ts'

/** Finds what the shop has counted for a product. */
export type FindEvidence = (handle: string, signal: AbortSignal) => Promise<ProductEvidence>

/** Longest wait: the product waits for its evidence, so that nothing moves once it is shown. */
const TIMEOUT_MS = 2000

/** Requests evidence from the shop's server. Optional: failures count as no evidence. */
export const requestEvidence: FindEvidence = async (handle, signal) => {
  try {
    const response = await fetch(`/api/evidence?product=${encodeURIComponent(handle)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return response.ok ? readEvidence(await response.json()) : noEvidence
  } catch {
    // Offline or too slow, which the browser has logged.
    return noEvidence
  }
}
