// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop, InSimulatedShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { CartSheetContent } from './cart-sheet-content.tsx'
import { useRemoval } from './use-removal.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const first = sampleProduct(1, 799, { title: 'Shot Roulette' })
const second = sampleProduct(2, 299, { title: 'Pocket Antics' })

function showCart(...products: (typeof first)[]) {
  localStorage.setItem(CART_KEY, JSON.stringify(products.map((product) => toCartLine(product))))
  render(
    <MemoryRouter>
      <InSimulatedShop>
        <dialog open>
          <button type="button">Close</button>
          <CartSheetContent isOpen={false} />
        </dialog>
      </InSimulatedShop>
    </MemoryRouter>,
  )
}

const titles = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

async function undo(): Promise<void> {
  const [toast] = showToast.mock.lastCall ?? []
  expect(toast.action.label).toBe('Undo')
  await act(async () => toast.action.onSelect())
}

beforeAll(polyfillDialogs)

describe('a removed game', () => {
  // spec 2.038
  it('returns to its position', async () => {
    showCart(first, second)
    await userEvent.click(screen.getByRole('button', { name: 'Remove Shot Roulette' }))
    expect(titles()).toEqual(['Pocket Antics'])
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Removed from cart', description: 'Shot Roulette' }),
    )
    await undo()
    expect(titles()).toEqual(['Shot Roulette', 'Pocket Antics'])
    expect(localStorage.getItem(CART_KEY)).toContain('Shot Roulette')
  })

  it('is the selected one, and Undo restores only that', async () => {
    showCart(first, second)
    await userEvent.click(screen.getByRole('button', { name: 'Remove Pocket Antics' }))
    expect(titles()).toEqual(['Shot Roulette'])
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Pocket Antics' }),
    )
    await undo()
    expect(titles()).toEqual(['Shot Roulette', 'Pocket Antics'])
  })

  it('is named with its variant in the toast', async () => {
    const pages = sampleChoice()
    const lines = pages.variants.slice(0, 2).map((variant) => toCartLine(pages, variant))
    localStorage.setItem(CART_KEY, JSON.stringify(lines))
    const { result } = renderHook(useRemoval, { wrapper: InShop })
    act(() => result.current(pages.variants[1]?.id ?? ''))
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ description: 'Antakshari (Oldies / Large)' }),
    )
  })

  it('shows no toast when it was already gone', () => {
    const { result } = renderHook(useRemoval, { wrapper: InShop })
    act(() => result.current('gid://shopify/ProductVariant/9'))
    expect(showToast).not.toHaveBeenCalled()
  })

  it('can be restored when minus removed the last unit', async () => {
    showCart(second)
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    expect(screen.getByText(specified('Your cart is empty'))).toBeTruthy()
    await undo()
    expect(titles()).toEqual(['Pocket Antics'])
  })

  it('keeps focus in the sheet', async () => {
    showCart(first, second)
    screen.getByRole('button', { name: 'Remove Shot Roulette' }).focus()
    const list = screen.getByRole('region', { name: 'Your games' })
    const focus = vi.spyOn(list, 'focus')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(list)
    // The list keeps its scroll position, and is not a tab stop.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    expect(list.tabIndex).toBe(-1)
  })
})

it('Undo in the empty cart keeps focus in the sheet', async () => {
  showCart(second)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pocket Antics' }))
  // Where the toast returns the focus to when its button is pressed by keyboard.
  screen.getByRole('link', { name: 'See best sellers' }).focus()
  await undo()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

describe('the cart sheet', () => {
  it.each([
    ['Pick a game', '/all-products'],
    ['See best sellers', '/category/best-sellers'],
  ])('links from the empty cart to games, and closes: %s', (name, path) => {
    showCart()
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(path)
    fireEvent.click(link)
    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('links to the shipping form, and mentions free shipping and the code', () => {
    showCart(first)
    expect(screen.getByRole('link', { name: /address/ }).getAttribute('href')).toBe('/checkout')
    expect(screen.getByText('Free shipping across India')).toBeTruthy()
    expect(screen.getByText(new RegExp(specified('WELCOME10')))).toBeTruthy()
  })

  // spec 2.035, 2.036, 3.013
  it('shows the first picture of a game, and its price in whole rupees', () => {
    const picture = { url: '/cdn/a.webp', altText: 'The box', width: 1000, height: 1250 }
    showCart(sampleProduct(3, 198.5, { picture }))
    const line = screen.getByRole('listitem')
    expect(line.querySelector('img')?.getAttribute('src')).toContain('/cdn/a')
    expect(line.querySelector('.placeholder-art')).toBeNull()
    expect(screen.getByText('₹199 each')).toBeTruthy()
  })

  // spec 2.035, 3.013
  it('shows a placeholder for a game without a picture', () => {
    showCart(sampleProduct(3, 199, { picture: null }))
    expect(screen.getByRole('listitem').querySelector('.placeholder-art')).toBeTruthy()
  })
})
