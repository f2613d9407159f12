import type { ListStore } from '#app/browser/list-store.ts'
import { addToCart, countItems, removeLine, setQuantity } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { type BuyableVariant, toCartLine } from '#commerce/model/to-cart-line.ts'

/** The cart outside React. */
export type CartStore = ListStore<CartLine>

/** Cart actions with stable identities. */
export type CartActions = {
  /** Adds a variant, by default the first. */
  readonly add: (
    product: ProductSummary,
    quantity: number,
    variant?: BuyableVariant | null,
  ) => AddOutcome
  readonly setQuantity: (variantId: string, quantity: number) => void
  readonly remove: (variantId: string) => void
}

/** `unavailable`: it cannot be bought (specification section 5). `full`: the cart cannot hold that many. */
export type AddOutcome = 'added' | 'unavailable' | 'full'

export function createCartActions(store: CartStore): CartActions {
  return {
    add(product, quantity, variant) {
      const line = toCartLine(product, variant)
      if (!line?.variant.available) {
        // biome-ignore lint/suspicious/noConsole: required by specification section 5
        console.info('Variant not available')
        return 'unavailable'
      }
      let taken = 0
      store.change((lines) => {
        const grown = addToCart(lines, line, quantity)
        taken = countItems(grown) - countItems(lines)
        return grown
      })
      return taken < quantity ? 'full' : 'added'
    },
    setQuantity: (variantId, quantity) =>
      store.change((lines) => setQuantity(lines, variantId, quantity)),
    remove: (variantId) => store.change((lines) => removeLine(lines, variantId)),
  }
}
