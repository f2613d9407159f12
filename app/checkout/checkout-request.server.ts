import { z } from 'zod'
import { MAX_LINES, MAX_QUANTITY } from '#commerce/model/cart.ts'
import { checkoutFields } from '#commerce/model/forms/checkout-form.ts'
import { partProblems as problems } from '#content/request-problems.ts'

const MAX_CODE_LENGTH = 64
const MAX_CODES = 5

const variantId = z
  .string(problems.text)
  .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/, problems.variantId)

/**
 * Loose, like the address and the requests: unsupported keys must reach the operation, which warns
 * about them (specification section 5, Provider client rules).
 */
const line = z.looseObject(
  {
    variantId,
    quantity: z
      .int(problems.wholeNumber)
      .min(1, problems.least(1))
      .max(MAX_QUANTITY, problems.most(MAX_QUANTITY)),
  },
  problems.line,
)

const lines = z
  .array(line, problems.lines)
  .min(1, problems.noLines)
  .max(MAX_LINES, problems.tooManyLines(MAX_LINES))

const code = z.string(problems.text).trim().max(MAX_CODE_LENGTH, problems.tooLong(MAX_CODE_LENGTH))

/**
 * Specification section 3, Shipping address sent on, with the rules of the checkout form (section 5);
 * the country is always India.
 */
const shippingAddress = z.looseObject(
  {
    firstName: checkoutFields.firstName,
    lastName: checkoutFields.lastName,
    address1: checkoutFields.address,
    city: checkoutFields.city,
    province: checkoutFields.state,
    zip: checkoutFields.zipCode,
    phone: checkoutFields.phone,
  },
  problems.address,
)

const checkoutRequest = z.looseObject(
  {
    lines,
    code: code.optional(),
    shippingAddress: shippingAddress.optional(),
    email: z.optional(checkoutFields.email),
    paymentMethod: z.optional(checkoutFields.paymentMethod),
    referralCode: code.optional(),
  },
  problems.checkout,
)

/** Sent as typed so far: an incomplete address must not fail the request. */
const typedEmail = z.optional(checkoutFields.email).catch(undefined)

const codes = z
  .array(code.min(1, problems.empty), problems.codes)
  .max(MAX_CODES, problems.tooManyCodes(MAX_CODES))

const couponRequest = z.looseObject(
  {
    code: code.min(1, problems.empty),
    otherCodes: codes.optional(),
    lines: lines.optional(),
    email: typedEmail,
  },
  problems.coupon,
)

const quoteRequest = z.looseObject(
  {
    lines,
    discountCodes: codes,
    email: typedEmail,
    address: z
      .object({
        zip: z.optional(checkoutFields.zipCode).catch(undefined),
        province: z.optional(checkoutFields.state).catch(undefined),
      })
      .optional(),
  },
  problems.checkout,
)

/** A valid checkout request (specification section 7, Checkout creation). */
export type CheckoutRequest = z.infer<typeof checkoutRequest>

/** A valid coupon request; without lines, the code alone is checked. */
export type CouponRequest = z.infer<typeof couponRequest>

/** A valid request for the totals of an order. */
export type QuoteRequest = z.infer<typeof quoteRequest>

/** A valid value, or a sentence about the first problem. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/** Validates a JSON body of the checkout helper. */
export function checkCheckoutRequest(input: unknown): Checked<CheckoutRequest> {
  return check(checkoutRequest, input)
}

/** Validates a JSON body of the coupon helper. */
export function checkCouponRequest(input: unknown): Checked<CouponRequest> {
  return check(couponRequest, input)
}

/** Validates a JSON body of the quote helper. */
export function checkQuoteRequest(input: unknown): Checked<QuoteRequest> {
  return check(quoteRequest, input)
}

/** Validates a coupon form, which has the code only. */
export function checkCouponForm(form: FormData): Checked<CouponRequest> {
  return check(couponRequest, { code: form.get('code') })
}

/**
 * Validates a Buy Now form: one variant or several, each with its quantity in the same order, 1 by default; and the code of
 * a cart link.
 */
export function checkBuyNowForm(form: FormData): Checked<CheckoutRequest> {
  const quantities = form.getAll('quantity')
  const variantIds = form.has('variantId') ? form.getAll('variantId') : [null]
  const lines = variantIds.map((variantId, at) => {
    const quantity = quantities[at] ?? '1'
    const isNumber = typeof quantity === 'string' && quantity !== ''
    return { variantId, quantity: isNumber ? Number(quantity) : quantity }
  })
  const given = form.get('code')
  return check(checkoutRequest, given === null ? { lines } : { lines, code: given })
}

function check<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  const message = issue?.message ?? problems.unreadable
  // Messages of the form rules are whole sentences; the ones above need the path as their subject.
  if (/^[A-Z]/.test(message)) return { ok: false, message: `${message}.` }
  return { ok: false, message: `${issue?.path.join('.') || problems.whole} ${message}.` }
}
