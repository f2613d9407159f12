import { showToast } from '#app/toasts/toasts.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { useCartParts } from './use-cart.ts'

/** Adds one of each game that is in stock to the cart, and tells it once. */
export function useAddAll() {
  const { actions, prepareSheet } = useCartParts()
  return (products: readonly ProductSummary[]): void => {
    const available = products.filter(({ firstVariant }) => firstVariant?.available)
    for (const product of available) actions.add(product, 1)
    const soldOut = products.length - available.length
    prepareSheet()
    showToast({
      title: 'Added to cart!',
      description: [
        `${countGames(available.length)} added to your cart.`,
        soldOut > 0 && `${countGames(soldOut)} out of stock.`,
      ]
        .filter(Boolean)
        .join(' '),
      tone: 'success',
    })
  }
}

function countGames(count: number): string {
  return count === 1 ? '1 game' : `${count} games`
}
