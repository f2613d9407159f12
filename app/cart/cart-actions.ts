import { addToCart, clearCart, removeLine, setQuantity } from '#commerce/model/cart.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import type { CartStore } from './cart-store.ts'

/** Cart actions with stable identities. */
export type CartActions = {
  /** Adds the product's first variant; false when it cannot be bought (specification section 5). */
  readonly add: (product: ProductSummary, quantity: number) => boolean
  readonly setQuantity: (variantId: string, quantity: number) => void
  readonly remove: (variantId: string) => void
  readonly clear: () => void
}

export function createCartActions(store: CartStore): CartActions {
  return {
    add(product, quantity) {
      const line = toCartLine(product)
      if (!line?.variant.available) {
        // biome-ignore lint/suspicious/noConsole: required by specification section 5
        console.info('Variant not available')
        return false
      }
      store.change((lines) => addToCart(lines, line, quantity))
      return true
    },
    setQuantity: (variantId, quantity) =>
      store.change((lines) => setQuantity(lines, variantId, quantity)),
    remove: (variantId) => store.change((lines) => removeLine(lines, variantId)),
    clear: () => store.change(clearCart),
  }
}
