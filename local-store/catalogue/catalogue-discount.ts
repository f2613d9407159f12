import { z } from 'zod'
import { amountText, filledText, handleText, timestampText } from './catalogue-values.ts'

/** Goods by handle: products listed here or in a listed collection. */
const goodsSchema = z.strictObject({
  collections: z.array(handleText).default([]),
  products: z.array(handleText).default([]),
})

const percent = z.number().gt(0).max(100, 'must be a percentage of at most 100')

const kindSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percentage'), percent }),
  z.strictObject({
    type: z.literal('fixed'),
    amount: amountText,
    // 'order': once, split over the lines; 'item': once for each unit it applies to.
    per: z.enum(['order', 'item']).default('order'),
  }),
  z.strictObject({
    type: z.literal('buyXGetY'),
    buyQuantity: z.int().min(1),
    getQuantity: z.int().min(1),
    // The discount on each earned unit: a share of its price, or an amount. Without either the unit is free.
    getPercent: percent.optional(),
    getAmount: amountText.nullable().default(null),
    // Null: any goods. The cheapest matching units are discounted.
    buys: goodsSchema.nullable().default(null),
    gets: goodsSchema.nullable().default(null),
    usesPerOrder: z.int().min(1).nullable().default(null),
  }),
  z.strictObject({
    type: z.literal('freeDelivery'),
    // Delivery that costs more than this is charged in full; null: no limit.
    maximumRate: amountText.nullable().default(null),
  }),
])

const discountFields = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z0-9_-]{2,64}$/, 'must be a code of letters, digits, hyphens and underscores'),
  title: filledText.optional(),
  kind: kindSchema,
  scope: z.enum(['order', 'product', 'delivery']).optional(),
  minimumSubtotal: amountText.nullable().default(null),
  minimumQuantity: z.int().min(1).nullable().default(null),
  usageLimit: z.int().min(0).nullable().default(null),
  oncePerCustomer: z.boolean().default(false),
  firstOrderOnly: z.boolean().default(false),
  startsAt: timestampText.nullable().default(null),
  endsAt: timestampText.nullable().default(null),
  combinesWith: z
    .strictObject({
      order: z.boolean().default(false),
      product: z.boolean().default(false),
      delivery: z.boolean().default(false),
    })
    .prefault({}),
  appliesTo: goodsSchema.nullable().default(null),
})

/** The names of all fields of a code, in the format's order. */
export const discountFieldNames: readonly string[] = Object.keys(discountFields.shape)

type DiscountFields = z.infer<typeof discountFields>

function naturalScope(discount: DiscountFields): 'order' | 'product' | 'delivery' {
  if (discount.kind.type === 'freeDelivery') return 'delivery'
  if (discount.kind.type === 'buyXGetY' || discount.appliesTo !== null) return 'product'
  return 'order'
}

function scopeFits(discount: DiscountFields): boolean {
  if (discount.scope === undefined) return true
  const natural = naturalScope(discount)
  if (discount.kind.type === 'percentage' || discount.kind.type === 'fixed')
    return discount.scope === natural || discount.scope === 'product'
  return discount.scope === natural
}

/**
 * A discount code with every default filled in. `scope` says what it applies to: `order`, `product` or `delivery`, the
 * provider's classes. Two codes combine when each lists the other's scope in `combinesWith`.
 */
export const discountSchema = discountFields
  .refine(scopeFits, { path: ['scope'], error: 'does not fit what the discount does' })
  .refine((discount) => discount.kind.type !== 'fixed' || fixedScopeFits(discount), {
    path: ['kind', 'per'],
    error: 'must be "order" when the whole order is lowered',
  })
  .refine(({ kind }) => kind.type !== 'buyXGetY' || !hasPercentAndAmount(kind), {
    path: ['kind', 'getAmount'],
    error: 'cannot be given along with "getPercent"',
  })
  .transform((discount) => ({
    ...discount,
    title: discount.title ?? discount.code,
    scope: discount.scope ?? naturalScope(discount),
  }))

function hasPercentAndAmount(kind: {
  readonly getPercent?: number | undefined
  readonly getAmount: string | null
}): boolean {
  return kind.getPercent !== undefined && kind.getAmount !== null
}

function fixedScopeFits(discount: DiscountFields): boolean {
  const scope = discount.scope ?? naturalScope(discount)
  return discount.kind.type === 'fixed' && (discount.kind.per === 'order' || scope === 'product')
}
