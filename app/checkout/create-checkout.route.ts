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
  if (request.method !== 'POST') return methodNotAllowed()
  const body = await readSentBody(request)
  const shop = context.get(shopContext)
  switch (body.kind) {
    case 'unreadable':
      return respondJson(body.status, { message: body.message })
    case 'json':
      return respondToScript(checkCheckoutRequest(body.value), shop, request)
    case 'form':
      return respondToForm(checkBuyNowForm(body.form), shop, request)
  }
}

async function respondToScript(
  checked: Checked<CheckoutRequest>,
  shop: ShopContext,
  request: Request,
): Promise<Response> {
  if (!checked.ok) return respondJson(400, { message: checked.message })
  const id = createCheckoutId(request)
  const outcome = await createFor(checked.value, shop, id)
  if (outcome.type === 'failed') return respondJson(503, { message: outcome.message })
  if (outcome.type === 'refused') return respondJson(409, toRefusalBody(outcome))
  const { record, headers } = await recordStart(id, request, outcome, shop)
  return respondJson(200, { checkoutUrl: outcome.checkoutUrl, handOver: record }, headers)
}

async function respondToForm(
  checked: Checked<CheckoutRequest>,
  shop: ShopContext,
  request: Request,
): Promise<Response> {
  const refuse = (status: number, message: string) =>
    formProblemPage(status, message, request.headers.get('Referer'), checkoutProblem.title)
  if (!checked.ok) return refuse(400, checked.message)
  const id = createCheckoutId(request)
  const outcome = await createFor(checked.value, shop, id)
  if (outcome.type === 'failed') return refuse(503, checkoutFailure.text)
  if (outcome.type === 'refused') return refuse(409, outcome.message)
  const { record, headers } = await recordStart(id, request, outcome, shop)
  const { checkoutUrl, cart: storeCart } = outcome
  const lines = storeCart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const redirectHeaders = new Headers({
    ...headers,
    Location: checkoutUrl,
    'Cache-Control': 'no-store',
  })
  const note = record.checkout && toScriptCookie({ ...record, lines }, shop.settings)
  if (note) redirectHeaders.append('Set-Cookie', note)
  return new Response(null, { status: 303, headers: redirectHeaders })
}

/** The browser's record, still without lines, and headers that name it; a hosted store's units are stored, too. */
async function recordStart(
  id: string | null,
  request: Request,
  { cart: { id: cartId, lines } }: Extract<CheckoutOutcome, { type: 'created' }>,
  { settings, checkoutLog }: ShopContext,
): Promise<{
  record: Omit<NewCheckoutRecord, 'lines'>
  headers: Readonly<Record<string, string>>
}> {
  const checkout = id && toDisplayNumber(id)
  const record = { cartId, endpoint: settings.endpoint, at: Date.now(), checkout }
  if (id === null) return { record, headers: {} }
  const units = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  checkoutLog.recordStart(id, units)
  const productIds = lines.map(({ productId }) => productId)
  return { record, headers: await toStartHeaders(id, request, productIds, settings) }
}

/** Reports a fault of the store and turns it into the message of specification section 8. */
async function createFor(
  { code, referralCode, ...wanted }: CheckoutRequest,
  { storefront, settings, report }: ShopContext,
  id: string | null,
): Promise<CheckoutOutcome | Failed> {
  const origin = settings.localStore ? '' : settings.publicOrigin
  const referral = readReferralCode(referralCode)
  const request = {
    ...wanted,
    discountCodes: [...(code ? [code] : []), ...(referral ? [settings.referral.code] : [])],
    referralCode: referral,
    returnUrl: origin + toReturnPath(id && toDisplayNumber(id)),
  }
  try {
    return await createCheckout(storefront, request, {
      log: (action, cause) => report(cause, action),
    })
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    report(error, ACTION)
    return { type: 'failed', message: friendlyMessage(ACTION, error) }
  }
}

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
