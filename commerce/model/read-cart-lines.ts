import { unnamed } from '#content/unnamed.ts'
import { addQuantities, isQuantity, SHOP_CURRENCY } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { decimalsOf, type Money, toDecimalText } from './money.ts'
import { readSent } from './sent-units.ts'
import { fieldsOf, isSource, isVariantId, matches, readStoredMoney } from './stored-fields.ts'
import type { Tint } from './tint.ts'

/**
 * Cart lines from browser storage, which is untrusted. Drops an invalid line, or one in a different
 * currency than the first, and keeps the others.
 * @param json the stored text, parsed
 * @param onBadLine called with each dropped line
 * @returns null when it is not a list: the cart then stays empty (specification section 4). Lines of
 * one variant are merged.
 */
export function readCartLines(
  json: unknown,
  onBadLine?: (item: unknown) => void,
): CartLine[] | null {
  if (!Array.isArray(json)) return null
  const lines = new Map<string, CartLine>()
  let currency: string | null = null
  for (const item of json) {
    const line = readLine(item)
    currency ??= line?.variant.price.currency ?? null
    if (line === null || line.variant.price.currency !== currency) {
      onBadLine?.(item)
      continue
    }
    const quantity = addQuantities(lines.get(line.variantId)?.quantity ?? 0, line.quantity)
    lines.set(line.variantId, { ...line, quantity })
  }
  return [...lines.values()]
}

/** Accepts a line with only the specified fields: no handle, no variant title, the price as text. */
function readLine(value: unknown): CartLine | null {
  const { variantId, quantity, handed, product, variant } = fieldsOf(value)
  const { handle = '', title, images, forAdults, tint } = fieldsOf(product)
  const {
    id,
    title: variantTitle = unnamed.variant,
    price,
    currency,
    available,
  } = fieldsOf(variant)
  const readPrice = readStoredPrice(price, currency)
  if (!isVariantId(variantId) || id !== variantId || !isQuantity(quantity)) return null
  if (typeof handle !== 'string' || typeof title !== 'string') return null
  if (typeof variantTitle !== 'string' || typeof available !== 'boolean') return null
  if (readPrice === null) return null
  return {
    variantId,
    quantity,
    sent: readSent(handed, quantity),
    product: {
      handle,
      title,
      images: readStoredImages(images),
      ...(forAdults === true && { forAdults }),
      // One that the shop does not know has no style, as if there were none.
      tint: matches(tint, /^[a-z]+$/) ? (tint as Tint) : undefined,
    },
    variant: { id: variantId, title: variantTitle, price: readPrice, available },
  }
}

/** A price as text, in rupees when it has no currency; older carts store `Money`. */
function readStoredPrice(price: unknown, currency: unknown = SHOP_CURRENCY): Money | null {
  if (typeof price !== 'string') return readStoredMoney(price)
  if (!matches(currency, /^[A-Z]{3}$/) || !/^\d{1,9}(\.\d{1,3})?$/.test(price)) return null
  return { minor: Math.round(Number(price) * 10 ** decimalsOf(currency)), currency }
}

/** Drops an invalid picture and keeps the line. */
function readStoredImages(value: unknown): { src: string }[] {
  if (!Array.isArray(value)) return []
  return value
    .map((image) => fieldsOf(image).src)
    .filter(isSource)
    .map((src) => ({ src }))
}

/**
 * The lines as stored: the specified fields (specification section 3, Cart item) and a few more. Storage calls the sent
 * units `handed`.
 */
export function toStoredLines(lines: readonly CartLine[]) {
  return lines.map(({ variantId, quantity, sent, product, variant: { price, ...variant } }) => ({
    variantId,
    quantity,
    handed: sent,
    product,
    variant: { ...variant, price: toDecimalText(price), currency: price.currency },
  }))
}
