import { shopContext } from '#app/shop/shop-context.ts'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { checkDiscountCode } from '#commerce/operations/check-discount-code.ts'
import { helperActions } from '#content/checkout-problem.ts'
import type { Route } from './+types/check-coupon.route'
import { checkCouponForm, checkCouponRequest } from './checkout-request.server.ts'
import { methodNotAllowed } from './method-not-allowed.server.ts'
import { readSentBody } from './sent-body.server.ts'

const ACTION = helperActions.coupon

export function loader() {
  return methodNotAllowed()
}

/**
 * The shop's coupon helper (specification section 7, Coupon check): 200 `{ valid: true, code,
 * discount }`, the discount in minor units, or `{ valid: false, error, errors }` with every reason; an
 * invalid request or a fault is a 4xx or 503 with `{ message }`.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed()
  const body = await readSentBody(request)
  if (body.kind === 'unreadable') return answer(body.status, { message: body.message })
  const checked = body.kind === 'json' ? checkCouponRequest(body.value) : checkCouponForm(body.form)
  if (!checked.ok) return answer(400, { message: checked.message })
  const { storefront, report } = context.get(shopContext)
  try {
    const result = await checkDiscountCode(storefront, { lines: [], ...checked.value })
    if (result.valid) {
      return answer(200, { valid: true, code: result.code, discount: result.discount })
    }
    const errors = result.errors.map(({ code, message }) => ({ code, message }))
    return answer(200, { valid: false, error: result.message, errors })
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    report(error, ACTION)
    return answer(503, { message: friendlyMessage(ACTION, error) })
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
