import { isRejectedUnprocessed, isTransient, type RetryPlan, withRetries } from './retry.ts'
import type { OnLostResponse } from './storefront-client.ts'
import { StorefrontFault } from './storefront-fault.ts'

type Plan = Omit<RetryPlan, 'isWorthRepeating'>

/**
 * Sends a mutation, and retries only what cannot happen twice (specification section 8, Retry
 * wrapper): always after throttling, and after a lost response as `onLostResponse` allows. A check
 * that fails is retried instead of the mutation.
 * @throws StorefrontFault when it is unknown whether the store acted
 */
export async function repeatMutation<Data>(
  send: () => Promise<Data>,
  onLostResponse: OnLostResponse<Data> | undefined,
  plan: Plan,
): Promise<Data> {
  if (onLostResponse === undefined) {
    return withRetries(send, { ...plan, isWorthRepeating: isRejectedUnprocessed })
  }
  if (onLostResponse === 'repeat') {
    return withRetries(send, { ...plan, isWorthRepeating: isTransient })
  }
  return repeatAfterLooking(send, onLostResponse, plan)
}

async function repeatAfterLooking<Data>(
  send: () => Promise<Data>,
  look: () => Promise<Data | null>,
  plan: Plan,
): Promise<Data> {
  let lost: StorefrontFault | null = null
  const attempt = async () => {
    const found = lost && (await look())
    if (found !== null) return found
    lost = null
    try {
      return await send()
    } catch (error) {
      if (isLostResponse(error)) lost = error
      throw error
    }
  }
  try {
    return await withRetries(attempt, { ...plan, isWorthRepeating: isTransient })
  } catch (error) {
    // The last response was lost too: check once whether the store acted.
    if (error !== lost || !isLostResponse(error)) throw error
    return lookOnce(look, error)
  }
}

/** @throws `lost` when the store did not act, or the check fails */
async function lookOnce<Data>(
  look: () => Promise<Data | null>,
  lost: StorefrontFault,
): Promise<Data> {
  try {
    const found = await look()
    if (found !== null) return found
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
  }
  throw lost
}

function isLostResponse(error: unknown): error is StorefrontFault {
  return error instanceof StorefrontFault && isTransient(error) && !isRejectedUnprocessed(error)
}
