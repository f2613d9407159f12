import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { useOrderReturn } from '#app/cart/order-return/use-order-return.ts'
import { browserCartStorage, CART_KEY } from '#app/cart/store/cart-storage.ts'
import { browserCheckoutRecords, recordCheckout } from '#app/cart/to-checkout/checkout-records.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop, sampleSettings } from './in-shop.tsx'
import { sampleProduct } from './sample-products.ts'

/** Lines in the stored cart. */
export const storedUnits = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]').length

type ReturnProps = {
  succeeded: boolean
  order: string
  checkout?: string | null
  statusUrl?: string | null
}

/** The page that a checkout returns to, as far as the cart is concerned. */
export function Return({
  succeeded,
  order,
  checkout = 'PG-22223333',
  statusUrl = null,
}: ReturnProps) {
  const address = { succeeded, orderNumber: order, statusUrl }
  const outcome = useOrderReturn(address, checkout)
  if (outcome?.isUnfinished) return <p>Unfinished</p>
  return (
    outcome?.bringBack && (
      <button type="button" onClick={outcome.bringBack}>
        Bring back
      </button>
    )
  )
}

/** Shows that page. */
export function comeBack(props: ReturnProps) {
  return render(
    <InShop>
      <Return {...props} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

/** Leaves for a checkout of the whole cart, by the number of its cart in the store. */
export function leaveForCheckout(checkout: string | null, cart = 1): void {
  const { endpoint } = sampleSettings
  const named = { cartId: `gid://shopify/Cart/${cart}`, endpoint, checkout, at: Date.now() }
  const lines = browserCartStorage
    .read()
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
  recordCheckout(
    browserCheckoutRecords,
    { ...named, lines },
    createListStore(browserCartStorage).change,
  )
}

/** Mocks the store's response about carts; null means bought. */
export function answerAboutCart(getCart: () => unknown): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'HEAD') return Response.json({ data: { cart: getCart() } })
    return new Response('', { headers: { Date: new Date().toUTCString() } })
  })
}

export const game = toCartLine(sampleProduct(1, 799))
/** The store's response about the cart of a checkout that was not completed. */
export const openCart = {
  lines: {
    nodes: [{ quantity: 1, merchandise: { id: game?.variantId } }],
    pageInfo: { hasNextPage: false },
  },
}
