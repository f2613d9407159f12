import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { CartButton } from '#app/cart/cart-button.tsx'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { freeDelivery, InShop } from './in-shop.tsx'
import { currentVariants, sampleProduct } from './sample-products.ts'
import { specified } from './specification.ts'
import { type ReadVariants, storeSelling } from './store-selling.ts'

export const dear = sampleProduct(1, 799, { title: 'Shot Roulette' })
export const cheap = sampleProduct(2, 299, { title: 'Pocket Antics' })

/** Stores a cart of these games and quantities. */
export function storeCart(...lines: [typeof dear, number][]): void {
  const stored = lines.map(([product, quantity]) => ({ ...toCartLine(product), quantity }))
  localStorage.setItem(CART_KEY, JSON.stringify(stored))
}

/** A store that has both games at the stored prices. */
export const inStock: ReadVariants = async () => [dear, cheap].flatMap(currentVariants)

/** Renders a page and opens its cart. */
export async function openSheet(readVariants: ReadVariants = inStock): Promise<void> {
  render(
    <MemoryRouter>
      <InShop settings={freeDelivery} storefront={storeSelling(readVariants)}>
        <CartButton />
      </InShop>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Cart/ }))
  await screen.findByRole('dialog')
}

export const findProceed = () =>
  screen.findByRole('button', { name: specified('Proceed to Checkout') })
