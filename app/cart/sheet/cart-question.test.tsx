// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { browserCartStorage } from '#app/cart/store/cart-storage.ts'
import {
  browserCheckoutRecords,
  checkoutRecordStore,
  recordCheckout,
} from '#app/cart/to-checkout/checkout-records.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { orderReturn } from '#content/order-return.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { CartSheetContent } from './cart-sheet-content.tsx'

const { doubt: words } = orderReturn

it('the cart asks whether a lost checkout was paid for, and has the focus after the answer', async () => {
  const line = toCartLine(sampleProduct(1, 799))
  if (!line) throw new Error('The game has no variant.')
  browserCartStorage.write([line])
  const lines = [{ variantId: line.variantId, quantity: 1 }]
  const named = { cartId: 'gid://shopify/Cart/1', endpoint: '/api', checkout: null, at: 0 }
  const { change } = createListStore(browserCartStorage)
  recordCheckout(browserCheckoutRecords, { ...named, lines }, change)
  checkoutRecordStore.change((all) => all.map((each) => ({ ...each, isDoubtful: true })))
  render(
    <MemoryRouter>
      <InShop>
        <CartSheetContent isOpen={false} />
      </InShop>
    </MemoryRouter>,
  )
  expect(screen.getByRole('region', { name: words.one })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.kept }))
  expect(screen.queryByRole('region', { name: words.one })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your games' }))
})
