import { z } from 'zod'
import { checkoutFields } from '#commerce/model/forms/checkout-form.ts'

const MAX_LINES = 100
const MAX_QUANTITY = 10_000
const MAX_CODE_LENGTH = 64

const variantId = z
  .string('must be text')
  .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/, 'must name a variant of the store')

/**
 * Loose, like the address and the requests: unsupported keys must reach the operation, which warns
 * about them (specification section 5, Provider client rules).
 */
const line = z.looseObject(
  {
    variantId,
    quantity: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}`),
  },
  'must be a line with a variantId and a quantity',
)

const lines = z
  .array(line, 'must be a list of lines')
  .min(1, 'must hold at least one line')
  .max(MAX_LINES, `must hold at most ${MAX_LINES} lines`)

const code = z
  .string('must be text')
  .trim()
  .max(MAX_CODE_LENGTH, `must be at most ${MAX_CODE_LENGTH} characters`)

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
  'must be an address',
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
  'must be an object with lines',
)

const couponRequest = z.looseObject(
  {
    code: code.min(1, 'must not be empty'),
    lines: lines.optional(),
    // Sent as typed so far: an incomplete address must not fail the check.
    email: z.optional(checkoutFields.email).catch(undefined),
  },
  'must be an object with a code',
)

/** A valid checkout request (specification section 7, Checkout creation). */
export type CheckoutRequest = z.infer<typeof checkoutRequest>

/** A valid coupon request; without lines, the code alone is checked. */
export type CouponRequest = z.infer<typeof couponRequest>

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

/** Validates a coupon form, which has the code only. */
export function checkCouponForm(form: FormData): Checked<CouponRequest> {
  return check(couponRequest, { code: form.get('code') })
}

/** Validates a Buy Now form: one variant, quantity 1 by default. */
export function checkBuyNowForm(form: FormData): Checked<CheckoutRequest> {
  const quantity = form.get('quantity') ?? '1'
  return check(checkoutRequest, {
    lines: [
      {
        variantId: form.get('variantId'),
        quantity: typeof quantity === 'string' && quantity !== '' ? Number(quantity) : quantity,
      },
    ],
  })
}

function check<Schema extends z.ZodType>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  const message = issue?.message ?? 'cannot be read'
  // Messages of the form rules are whole sentences; the ones above need the path as their subject.
  if (/^[A-Z]/.test(message)) return { ok: false, message: `${message}.` }
  return { ok: false, message: `${issue?.path.join('.') || 'The request'} ${message}.` }
}
