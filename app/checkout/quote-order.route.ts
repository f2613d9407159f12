import { respondJson, respondOrReport } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { requestQuote } from '#commerce/operations/quote-order.ts'
import { helperActions } from '#content/checkout-problem.ts'
import type { Route } from './+types/quote-order.route'
import { checkQuoteRequest } from './checkout-request.server.ts'

export const loader = methodNotAllowed

/**
 * What the store charges for an order: 200 with an `OrderQuote`, amounts in minor units. An invalid request is a 400, goods
 * that the store does not have a 409 and a fault a 503, with `{ message }`.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  const checked = checkQuoteRequest(body.kind === 'json' ? body.value : null)
  if (!checked.ok) return respondJson(400, { message: checked.message })
  const shop = context.get(shopContext)
  return respondOrReport(helperActions.quote, shop, async () => {
    const outcome = await requestQuote(shop.storefront, checked.value)
    if (outcome.type === 'quoted') return outcome.quote
    return respondJson(409, { message: outcome.message })
  })
}
