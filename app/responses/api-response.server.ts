import type { ShopContext } from '#app/shop/shop-context.ts'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'

/** A response of an endpoint under `/api`. It is for one shopper at one moment, so nobody may cache it. */
export function respondJson(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/**
 * The response to the result of `work`, or 503 with `{ message }` when the store failed. The fault is reported here,
 * once.
 * @param action what was attempted: `Check coupon`
 * @param work returns the body of a 200, or another response
 */
export async function respondOrReport(
  action: string,
  { report }: Pick<ShopContext, 'report'>,
  work: () => Promise<object>,
): Promise<Response> {
  try {
    const result = await work()
    return result instanceof Response ? result : respondJson(200, result)
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    report(error, action)
    return respondJson(503, { message: friendlyMessage(action, error) })
  }
}
