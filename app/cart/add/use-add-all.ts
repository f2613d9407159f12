import { useCartParts } from '#app/cart/store/use-cart.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { buying } from '#content/cart.ts'

/** Adds one of each game in stock to the cart, with a single toast. */
export function useAddAll() {
  const { actions, prepareSheet, openSheet } = useCartParts()
  return (products: readonly ProductSummary[]): void => {
    const available = products.filter(isForSale)
    const outcomes = available.map((product) => actions.add(product, 1))
    if (outcomes.includes('full')) {
      showToast({ ...buying.full, tone: 'destructive' })
      return
    }
    const soldOut = products.length - available.length
    prepareSheet()
    showToast({
      title: buying.added.title,
      description: [
        buying.added.text(buying.games(available.length)),
        soldOut > 0 && buying.leftOut(soldOut),
      ]
        .filter(Boolean)
        .join(' '),
      tone: 'success',
      action: { label: buying.viewCart, onSelect: openSheet, opensDialog: true },
    })
  }
}
