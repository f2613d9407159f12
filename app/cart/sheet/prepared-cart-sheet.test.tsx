// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { CartButton } from '#app/cart/cart-button.tsx'
import { createCartActions } from '#app/cart/store/cart-actions.ts'
import { browserCartStorage } from '#app/cart/store/cart-storage.ts'
import { freeDelivery, InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { cheap, dear, inStock, storeCart } from '#test/show-cart-sheet.tsx'
import { storeSelling } from '#test/store-selling.ts'

beforeAll(polyfillDialogs)

it('is rendered before it first opens, and has what was added since', async () => {
  storeCart([dear, 1])
  const cart = createListStore(browserCartStorage)
  render(
    <MemoryRouter>
      <InShop settings={freeDelivery} storefront={storeSelling(inStock)} cart={cart}>
        <CartButton />
      </InShop>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: /^Cart/ })
  const sheet = within(screen.getByRole('dialog', { hidden: true }))
  await userEvent.hover(button)
  expect(await sheet.findByText('₹799 each')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void createCartActions(cart).add(cheap, 1))
  await userEvent.click(button)
  for (const name of ['Remove Shot Roulette', 'Remove Pocket Antics'])
    expect(await sheet.findByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('dialog', { name: /2 items/ })).toBeTruthy()
})
