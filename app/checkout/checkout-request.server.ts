import { z } from 'zod'
import { checkoutFields } from '#commerce/model/forms/checkout-form.ts'

const MAX_LINES = 100
const MAX_QUANTITY = 10_000
const MAX_CODE_LENGTH = 64

const variantId = z
  .string('must be text')
  .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/, 'must name a variant of the store')

const line = z.object(
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
 * Specification section 3, Shipping address sent on, by the rules of the checkout page's form
 * (section 5); the country is always India. Loose, as is the request: what is unsupported must reach
 * the operation, which warns of it (section 5, Provider client rules).
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

const couponRequest = z.object(
  {
    code: code.min(1, 'must not be empty'),
    lines: lines.optional(),
    // As typed so far: half an address says nothing about the code.
    email: z.optional(checkoutFields.email).catch(undefined),
  },
  'must be an object with a code',
)

/** What a checkout is made of, checked (specification section 7, Checkout creation). */
export type CheckoutRequest = z.infer<typeof checkoutRequest>

/** A code to be tried, on these lines or on none. */
export type CouponRequest = z.infer<typeof couponRequest>

/** Input as checked: the value, or one sentence on the first thing wrong with it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

/** Checks what a browser sent to the checkout helper as JSON. */
export function checkCheckoutRequest(input: unknown): Checked<CheckoutRequest> {
  return check(checkoutRequest, input)
}

/** Checks what a browser sent to the coupon helper. */
export function checkCouponRequest(input: unknown): Checked<CouponRequest> {
  return check(couponRequest, input)
}

/** Checks the one field of a coupon form. */
export function checkCouponForm(form: FormData): Checked<CouponRequest> {
  return check(couponRequest, { code: form.get('code') })
}

/** Checks the fields of a Buy Now form: one variant, its quantity 1 unless the form says otherwise. */
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
  // A message of the form's rules is a sentence about its field; ours go on from the field's name.
  if (/^[A-Z]/.test(message)) return { ok: false, message: `${message}.` }
  return { ok: false, message: `${issue?.path.join('.') || 'The request'} ${message}.` }
}
