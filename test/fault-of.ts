import { StorefrontFault } from '#commerce/client/storefront-fault.ts'

/** The fault that a request ends in. @throws Error when it succeeds, or fails in another way */
export async function faultOf(answer: Promise<unknown>): Promise<StorefrontFault> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof StorefrontFault) return error
  throw new Error(`Expected a StorefrontFault, got ${error}`)
}
