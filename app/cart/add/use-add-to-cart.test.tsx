// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { prepareCartSheet } from '#app/cart/sheet/load-cart-sheet.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { BuyButtons } from './buy-buttons.tsx'

const { showToast, dealToBag } = vi.hoisted(() => ({ showToast: vi.fn(), dealToBag: vi.fn() }))
vi.mock('./deal-to-bag.ts', () => ({ dealToBag }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))
vi.mock(import('#app/cart/sheet/load-cart-sheet.ts'), async (original) => ({
  ...(await original()),
  prepareCartSheet: vi.fn(),
}))

const picture = { url: '/cdn/a.webp?v=1', altText: '', width: 1000, height: 1250 }
const game = sampleProduct(1, 799, { picture })

/** A picture of the page. */
function placePicture(currentSrc: string, complete: boolean, naturalWidth: number) {
  const image = new Image()
  for (const [name, value] of Object.entries({ currentSrc, complete, naturalWidth }))
    Object.defineProperty(image, name, { value })
  document.body.append(image)
}

it('shows in its toast a picture that the page has loaded, in whatever size', async () => {
  placePicture('/cdn/b.webp?width=336', true, 336)
  placePicture('/cdn/a.webp?v=1&width=120', false, 120)
  placePicture('/cdn/a.webp?v=1&width=720', true, 0)
  render(<BuyButtons product={game} />, { wrapper: InShop })
  const add = screen.getByRole('button', { name: /^Add to Cart/ })
  await userEvent.click(add)
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  // None of these is one: the toast loads a small one.
  expect(showToast.mock.lastCall?.[0].picture).toBe('/cdn/a.webp?v=1&width=160')
  placePicture('/cdn/a.webp?v=1&width=336', true, 336)
  await userEvent.click(add)
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
  expect(showToast.mock.lastCall?.[0].picture).toBe('/cdn/a.webp?v=1&width=336')
})

/** Lets scripts load, and this time pass. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

/** Adds the game; `fly` deals its picture. */
async function add(fly: () => Promise<void>) {
  // A busy machine would reach the limit of half a second before the picture lands.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  showToast.mockReset()
  dealToBag.mockReset().mockImplementation(fly)
  render(<BuyButtons product={game} />, { wrapper: InShop })
  fireEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
  await pass(0)
  expect(dealToBag).toHaveBeenCalled()
}

it('shows its toast once, and prepares the cart, as the picture lands', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await add(() => promise)
  expect(showToast).not.toHaveBeenCalled()
  expect(prepareCartSheet).not.toHaveBeenCalled()
  resolve()
  await pass(0)
  expect(showToast).toHaveBeenCalledOnce()
  expect(prepareCartSheet).toHaveBeenCalled()
  // Also after the limit.
  await pass(600)
  expect(showToast).toHaveBeenCalledOnce()
})

it.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['never ends', () => new Promise<void>(() => undefined)],
])('shows its toast although the flight %s', async (_, fly) => {
  await add(fly)
  await pass(600)
  expect(showToast).toHaveBeenCalledOnce()
})
