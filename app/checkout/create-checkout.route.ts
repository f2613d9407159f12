import type { NewCheckoutRecord } from '#app/cart/to-checkout/checkout-records.ts'
import { respondJson } from '#app/responses/api-response.server.ts'
import { formProblemPage } from '#app/responses/form-problem-page.server.tsx'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import { type ShopContext, shopContext } from '#app/shop/shop-context.ts'
import { friendlyMessage } from '#commerce/client/friendly-messages.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { normalizeCode } from '#commerce/model/normalize-code.ts'
import { isReferralCode } from '#commerce/model/referral.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import {
  type CheckoutOutcome,
  type CheckoutRefusal,
  createCheckout,
} from '#commerce/operations/create-checkout.ts'
import { checkoutFailure } from '#content/checkout-failure.ts'
import { checkoutProblem, helperActions } from '#content/checkout-problem.ts'
import type { Route } from './+types/create-checkout.route'
import {
  createCheckoutId,
  toDisplayNumber,
  toScriptCookie,
  toStartHeaders,
} from './checkout-cookie.server.ts'
import {
  type Checked,
  type CheckoutRequest,
  checkBuyNowForm,
  checkCheckoutRequest,
} from './checkout-request.server.ts'
import { toReturnPath } from './order-return.ts'

const ACTION = helperActions.checkout

type Failed = { readonly type: 'failed'; readonly message: string }

export const loader = methodNotAllowed

/**
 * The shop's checkout helper (specification section 7). JSON: 200 `{ checkoutUrl, handOver }`, 409
 * `{ reason, message, variantId, errors }`, else `{ message }`. A form: 303 to the checkout, or a page that
 * says why not. A created checkout comes with a cookie that names it (decision 25).
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  const shop = context.get(shopContext)
  return body.kind === 'json'
    ? respondToScript(checkCheckoutRequest(body.value), shop, request)
    : respondToForm(checkBuyNowForm(body.form), shop, request)
}

async function respondToScript(
  checked: Checked<CheckoutRequest>,
  shop: ShopContext,
  request: Request,
): Promise<Response> {
  if (!checked.ok) return respondJson(400, { message: checked.message })
  const id = createCheckoutId()
  const outcome = await createFor(checked.value, shop, id)
  if (outcome.type === 'failed') return respondJson(503, { message: outcome.message })
  if (outcome.type === 'refused') return respondJson(409, toRefusalBody(outcome))
  const { checkoutUrl, cart } = outcome
  const headers = await toStartHeaders(id, request, cart.lines, shop.settings)
  return respondJson(200, { checkoutUrl, handOver: toRecord(id, cart, shop) }, headers)
}

async function respondToForm(
  checked: Checked<CheckoutRequest>,
  shop: ShopContext,
  request: Request,
): Promise<Response> {
  const refuse = (status: number, message: string) =>
    formProblemPage(status, message, request.headers.get('Referer'), checkoutProblem.title)
  if (!checked.ok) return refuse(400, checked.message)
  const id = createCheckoutId()
  const outcome = await createFor(checked.value, shop, id)
  if (outcome.type === 'failed') return refuse(503, checkoutFailure.text)
  if (outcome.type === 'refused') return refuse(409, outcome.message)
  const { checkoutUrl, cart } = outcome
  const headers = new Headers({
    ...(await toStartHeaders(id, request, cart.lines, shop.settings)),
    Location: checkoutUrl,
    'Cache-Control': 'no-store',
  })
  const record = toRecord(id, cart, shop)
  const lines = cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const note = toScriptCookie({ ...record, lines }, shop.settings)
  if (note) headers.append('Set-Cookie', note)
  return new Response(null, { status: 303, headers })
}

/** What the browser stores of the checkout, still without its lines. */
function toRecord(
  id: string,
  { id: cartId }: Pick<StoreCart, 'id'>,
  { settings: { endpoint } }: ShopContext,
): Omit<NewCheckoutRecord, 'lines'> {
  return { cartId, endpoint, at: Date.now(), checkout: toDisplayNumber(id) }
}

/**
 * Creates the checkout, and records it for measured figures. Reports a fault of the store and turns it into the message
 * of specification section 8.
 */
async function createFor(
  { code, referralCode, ...wanted }: CheckoutRequest,
  { storefront, settings, checkoutLog, report }: ShopContext,
  id: string,
): Promise<CheckoutOutcome | Failed> {
  const origin = settings.localStore ? '' : settings.publicOrigin
  const referral = readReferralCode(referralCode)
  const request = {
    ...wanted,
    discountCodes: [...(code ? [code] : []), ...(referral ? [settings.referral.code] : [])],
    referralCode: referral,
    returnUrl: origin + toReturnPath(toDisplayNumber(id)),
  }
  try {
    const outcome = await createCheckout(storefront, request, {
      log: (action, cause) => report(cause, action),
    })
    if (outcome.type === 'created') checkoutLog.recordStart(id, unitsOf(outcome.cart))
    return outcome
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    report(error, ACTION)
    return { type: 'failed', message: friendlyMessage(ACTION, error) }
  }
}

const unitsOf = ({ lines }: StoreCart) =>
  lines.map(({ productId, quantity }) => ({ productId, quantity }))

/** Null for an invalid code (decision 10, choice 8). Only the browser can tell the shopper's own code. */
function readReferralCode(text = ''): string | null {
  const code = normalizeCode(text)
  return isReferralCode(code, null) ? code : null
}

function toRefusalBody({ reason, message, variantId, errors }: CheckoutRefusal) {
  return {
    reason,
    message,
    variantId,
    errors: errors.map(({ code, message }) => ({ code, message })),
  }
}
