import { isQuantity } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { Money } from './money.ts'

/**
 * Cart lines from browser storage, which anyone may have written.
 * @param json the stored text, parsed
 * @returns null when any part is not as we store it, or the lines are priced in several currencies:
 * the cart then stays empty (specification section 4). Lines of one variant are put together.
 */
export function readCartLines(json: unknown): CartLine[] | null {
  if (!Array.isArray(json)) return null
  const lines = new Map<string, CartLine>()
  for (const item of json) {
    const line = readLine(item)
    if (line === null) return null
    const quantity = (lines.get(line.variantId)?.quantity ?? 0) + line.quantity
    lines.set(line.variantId, { ...line, quantity })
  }
  const currencies = new Set([...lines.values()].map((line) => line.variant.price.currency))
  return currencies.size > 1 ? null : [...lines.values()]
}

function readLine(value: unknown): CartLine | null {
  const { variantId, quantity, product, variant } = fieldsOf(value)
  const { handle, title, images } = fieldsOf(product)
  const { id, title: variantTitle, price, available } = fieldsOf(variant)
  const readPrice = readStoredMoney(price)
  const readImages = readStoredImages(images)
  if (!isId(variantId) || id !== variantId || !isQuantity(quantity)) return null
  if (!isId(handle) || typeof title !== 'string' || readImages === null) return null
  if (typeof variantTitle !== 'string' || typeof available !== 'boolean') return null
  if (readPrice === null) return null
  return {
    variantId,
    quantity,
    product: { handle, title, images: readImages },
    variant: { id: variantId, title: variantTitle, price: readPrice, available },
  }
}

function readStoredMoney(value: unknown): Money | null {
  const { minor, currency } = fieldsOf(value)
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor) || minor < 0) return null
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null
  return { minor, currency }
}

function readStoredImages(value: unknown): { src: string }[] | null {
  if (!Array.isArray(value)) return null
  const sources = value.map((image) => fieldsOf(image).src)
  return sources.every((src) => typeof src === 'string') ? sources.map((src) => ({ src })) : null
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** The fields of an object; none for anything else, so that each field reads as absent. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
