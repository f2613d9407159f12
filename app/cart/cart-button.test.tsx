// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { BuyButtons } from '#app/cart/add/buy-buttons.tsx'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { storeSelling } from '#test/store-selling.ts'
import { CartButton } from './cart-button.tsx'

const { prepareCartSheet } = vi.hoisted(() => ({ prepareCartSheet: vi.fn() }))
vi.mock('#app/cart/sheet/load-cart-sheet.ts', async (original) => ({
  ...(await original<typeof import('#app/cart/sheet/load-cart-sheet.ts')>()),
  prepareCartSheet,
}))

const game = sampleProduct(1, 799)

beforeAll(polyfillDialogs)

function show(quantity: number) {
  const line = toCartLine(game)
  localStorage.setItem(CART_KEY, JSON.stringify(quantity > 0 ? [{ ...line, quantity }] : []))
  render(
    <InShop storefront={storeSelling(async () => [])}>
      <CartButton />
      <BuyButtons product={game} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  return screen.getByRole('button', { name: /^Cart/ })
}

const announced = () => screen.getByRole('status').textContent
const openSheet = () => screen.queryByRole('dialog', { name: /^Shopping Cart/ })

describe('the cart button', () => {
  it('shows no count before the cart is known', () => {
    localStorage.setItem(CART_KEY, 'never read by the server')
    const html = renderToString(
      <InShop>
        <CartButton />
      </InShop>,
    )
    expect(html).toContain('aria-label="Cart"')
    expect(html).not.toMatch(/item/)
  })

  it('counts added units', () => {
    show(0)
    fireEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(announced()).toBe('2 items in your cart')
  })

  it('shows and announces no count for an empty cart', () => {
    expect(show(0).textContent).toBe('')
    expect(announced()).toBe('')
  })

  it.each([
    [1, '1', '1 item in your cart'],
    [99, '99', '99 items in your cart'],
    [100, '99+', '100 items in your cart'],
  ])('shows at most two digits: for %i it shows %s', (quantity, shown, text) => {
    expect(show(quantity).textContent).toBe(shown)
    expect(announced()).toBe(text)
  })

  it('opens the sheet in browsers without invoker commands', async () => {
    const button = show(0)
    expect(openSheet()).toBeNull()
    await act(async () => void fireEvent.click(button))
    expect(openSheet()).toBeTruthy()
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  })

  it('leaves opening to browsers that support invoker commands', () => {
    const button = show(0)
    Object.defineProperty(button, 'commandForElement', { value: null })
    fireEvent.click(button)
    expect(openSheet()).toBeNull()
  })

  it.each([
    ['the pointer is over it', (button: HTMLElement) => fireEvent.pointerEnter(button)],
    ['it has focus', (button: HTMLElement) => fireEvent.focus(button)],
  ])('preloads the cart sheet when %s', (_, approach) => {
    const button = show(0)
    expect(prepareCartSheet).not.toHaveBeenCalled()
    approach(button)
    expect(prepareCartSheet).toHaveBeenCalled()
  })
})
