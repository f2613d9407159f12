import { addQuantities, isQuantity } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { fieldsOf, isSource, isVariantId, matches, readStoredMoney } from './stored-fields.ts'

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

function readLine(value: unknown): CartLine | null {
  const { variantId, quantity, product, variant } = fieldsOf(value)
  const { handle, title, images } = fieldsOf(product)
  const { id, title: variantTitle, price, available } = fieldsOf(variant)
  const readPrice = readStoredMoney(price)
  const readImages = readStoredImages(images)
  if (!isVariantId(variantId) || id !== variantId || !isQuantity(quantity)) return null
  if (!matches(handle, /./) || typeof title !== 'string' || readImages === null) return null
  if (typeof variantTitle !== 'string' || typeof available !== 'boolean') return null
  if (readPrice === null) return null
  return {
    variantId,
    quantity,
    product: { handle, title, images: readImages },
    variant: { id: variantId, title: variantTitle, price: readPrice, available },
  }
}

function readStoredImages(value: unknown): { src: string }[] | null {
  if (!Array.isArray(value)) return null
  const sources = value.map((image) => fieldsOf(image).src)
  return sources.every(isSource) ? sources.map((src) => ({ src })) : null
}
