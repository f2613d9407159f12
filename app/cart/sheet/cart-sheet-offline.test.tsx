// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { cart as words } from '#content/cart.ts'
import { InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { storeSelling } from '#test/store-selling.ts'
import { CART_SHEET_ID } from './cart-sheet.tsx'

const { loading } = vi.hoisted(() => ({ loading: { isOffline: true, isSlow: false, asked: 0 } }))
vi.mock('./load-cart-sheet.ts', async (importActual) => {
  const actual = await importActual<typeof import('./load-cart-sheet.ts')>()
  return {
    ...actual,
    loadCartSheet: async () => {
      loading.asked += 1
      if (loading.isSlow) return new Promise(() => undefined)
      if (loading.isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return actual.loadCartSheet()
    },
  }
})

beforeAll(polyfillDialogs)

beforeEach(() => {
  Object.assign(loading, { isOffline: true, isSlow: false, asked: 0 })
})

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

async function open() {
  render(
    <MemoryRouter>
      <InShop storefront={storeSelling(async () => [])}>
        <h1>The page</h1>
      </InShop>
    </MemoryRouter>,
  )
  expect(dialog().id).toBe(CART_SHEET_ID)
  await act(async () => dialog().showModal())
}

async function openOffline() {
  await open()
  await screen.findByText(/can’t show it right now/)
}

it('says that its content cannot be loaded and what is in the cart, and keeps the page working', async () => {
  const line = toCartLine(sampleProduct(1, 500))
  const variant = { ...line?.variant, title: 'Travel' }
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...line, variant, quantity: 2 }]))
  await openOffline()
  expect(within(dialog()).getByRole('listitem').textContent).toBe(
    `2x ${sampleProduct(1, 500).title} (Travel)`,
  )
  expect(screen.getByRole('alert').textContent).not.toContain(sampleProduct(1, 500).title)
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
})

it('has no empty list where the cart is empty', async () => {
  await openOffline()
  expect(within(dialog()).queryByRole('list')).toBeNull()
})

it('shows the shape of each line while its content loads', async () => {
  loading.isSlow = true
  localStorage.setItem(CART_KEY, JSON.stringify([toCartLine(sampleProduct(1, 500))]))
  await open()
  expect(dialog().querySelectorAll('.skeleton-picture')).toHaveLength(1)
  expect(within(dialog()).getByRole('status').textContent).toBe(words.loading)
})

it('retries on Try Again, and shows the cart once online', async () => {
  await openOffline()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText(/can’t show it right now/)
  expect(loading.asked).toBe(2)
  loading.isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(specified('Your cart is empty'))).toBeTruthy()
  // The focused button is gone: the focus stays in the sheet.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('retries by itself, and keeps its message until it succeeds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval'] })
  await openOffline()
  const said = screen.getByRole('alert')
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(loading.asked).toBeGreaterThan(2)
  expect(screen.getByRole('alert')).toBe(said)
  loading.isOffline = false
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(specified('Your cart is empty'))).toBeTruthy()
})

it('retries when it is reopened', async () => {
  await openOffline()
  await act(async () => {
    dialog().open = false
  })
  loading.isOffline = false
  await act(async () => dialog().showModal())
  expect(await screen.findByText(specified('Your cart is empty'))).toBeTruthy()
})
