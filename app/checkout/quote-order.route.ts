import { shopContext } from '#app/shop/shop-context.ts'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { quoteOrder } from '#commerce/operations/quote-order.ts'
import { helperActions } from '#content/checkout-problem.ts'
import type { Route } from './+types/quote-order.route'
import { checkQuoteRequest } from './checkout-request.server.ts'
import { methodNotAllowed } from './method-not-allowed.server.ts'
import { readSentBody } from './sent-body.server.ts'

const ACTION = helperActions.quote

export function loader() {
  return methodNotAllowed()
}

/**
 * What the store charges for an order: 200 with an `OrderQuote`, amounts in minor units; an invalid request or a fault
 * is a 4xx or 503 with `{ message }`.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed()
  const body = await readSentBody(request)
  if (body.kind === 'unreadable') return answer(body.status, { message: body.message })
  const checked = checkQuoteRequest(body.kind === 'json' ? body.value : null)
  if (!checked.ok) return answer(400, { message: checked.message })
  const { storefront, report } = context.get(shopContext)
  try {
    return answer(200, await quoteOrder(storefront, checked.value))
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    report(error, ACTION)
    return answer(503, { message: friendlyMessage(ACTION, error) })
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
