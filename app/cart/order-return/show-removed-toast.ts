import { showToast } from '#app/toasts/toasts.tsx'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'
import { namedVariant } from '#content/cart.ts'
import { orderReturn as words } from '#content/order-return.ts'

/** Shows what an order removed from the cart, and offers to put it back. Shows nothing if it removed nothing. */
export function showRemovedToast(
  removed: readonly RemovedLine[],
  onPutBack: () => void,
  title: string = words.title,
): void {
  const [first] = removed
  if (!first) return
  const { product, variant } = first.line
  const count = new Set(removed.map(({ line }) => line.variantId)).size
  showToast({
    title,
    description:
      count === 1 ? words.one(namedVariant(product.title, variant.title)) : words.several(count),
    tone: 'success',
    action: { label: words.putBack, onSelect: onPutBack },
  })
}
