import { respondJson, respondOrReport } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { checkDiscountCode } from '#commerce/operations/check-discount-code.ts'
import { helperActions } from '#content/checkout-problem.ts'
import type { Route } from './+types/check-coupon.route'
import { checkCouponForm, checkCouponRequest } from './checkout-request.server.ts'

export const loader = methodNotAllowed

/**
 * The shop's coupon helper (specification section 7, Coupon check): 200 `{ valid: true, code,
 * discount }`, the discount in minor units, or `{ valid: false, error, errors }` with every reason; an
 * invalid request or a fault is a 4xx or 503 with `{ message }`.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  const checked = body.kind === 'json' ? checkCouponRequest(body.value) : checkCouponForm(body.form)
  if (!checked.ok) return respondJson(400, { message: checked.message })
  const shop = context.get(shopContext)
  return respondOrReport(helperActions.coupon, shop, async () => {
    const result = await checkDiscountCode(shop.storefront, { lines: [], ...checked.value })
    if (result.valid) return { valid: true, code: result.code, discount: result.discount }
    const errors = result.errors.map(({ code, message }) => ({ code, message }))
    return { valid: false, error: result.message, errors }
  })
}
