// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { useAddAll } from './use-add-all.ts'

const { prepareCartSheet, showToast } = vi.hoisted(() => ({
  prepareCartSheet: vi.fn(),
  showToast: vi.fn(),
}))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))
vi.mock('#app/cart/sheet/load-cart-sheet.ts', async (original) => ({
  ...(await original<typeof import('#app/cart/sheet/load-cart-sheet.ts')>()),
  prepareCartSheet,
}))

const games = [
  sampleProduct(1, 799),
  sampleProduct(2, 699),
  sampleProduct(3, 299, { available: false }),
  sampleProduct(4, 299, { firstVariant: null, variants: [] }),
]

function AddAll({ count }: { count: number }) {
  const addAll = useAddAll()
  return (
    <button type="button" onClick={() => addAll(games.slice(0, count))}>
      Add {count}
    </button>
  )
}

const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')

it('adds one of each game with a single message', async () => {
  render(<AddAll count={1} />, { wrapper: InShop })
  await userEvent.click(screen.getByRole('button'))
  expect(stored()).toMatchObject([{ quantity: 1, product: { title: 'Game 1' } }])
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: specified('Added to cart!'),
    description: '1 game added to your cart.',
    tone: 'success',
    action: { label: 'View cart', onSelect: expect.any(Function), opensDialog: true },
  })
  expect(prepareCartSheet).toHaveBeenCalledOnce()
})

it('skips sold-out games and names them', async () => {
  render(<AddAll count={4} />, { wrapper: InShop })
  await userEvent.click(screen.getByRole('button'))
  expect(stored()).toHaveLength(2)
  expect(showToast.mock.lastCall?.[0].description).toBe(
    '2 games added to your cart. 2 games out of stock.',
  )
})

it('says so when the cart does not take all of them', async () => {
  const full = { ...toCartLine(games[0] ?? sampleProduct(1, 799)), quantity: 999_999 }
  localStorage.setItem(CART_KEY, JSON.stringify([full]))
  render(<AddAll count={2} />, { wrapper: InShop })
  await userEvent.click(screen.getByRole('button'))
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Your cart is full',
    description: 'It holds 250 games, and 999,999 of each.',
    tone: 'destructive',
  })
  expect(prepareCartSheet).not.toHaveBeenCalled()
})
