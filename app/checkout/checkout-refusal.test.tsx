// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { checkoutOffline } from '#content/connectivity.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import {
  answerHelpers,
  asBefore,
  fillForm,
  games,
  pressPay,
  settle,
  showCheckout,
} from '#test/show-checkout.tsx'

vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage: vi.fn() }))

it('shows a refusal at the button, with its game, and on its line, until quantities change', async () => {
  const variantId = games[1].firstVariant?.id
  const refusal = { reason: 'quantity-capped', message: 'Only 1 item is left.', variantId }
  answerHelpers({ '/api/checkout': [{ status: 409, body: refusal }] })
  await showCheckout()
  fillForm()
  await pressPay()
  expect(screen.getByRole('alert').textContent).toContain('Pocket Antics: Only 1 item is left.')
  expect(screen.getByText('Only 1 item is left.').closest('li')?.textContent).toContain(
    'Pocket Antics',
  )
  const fewer = games.map((game) => toCartLine(game))
  act(() => {
    localStorage.setItem(CART_KEY, JSON.stringify(fewer))
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, storageArea: localStorage }))
  })
  expect(screen.queryByText('Only 1 item is left.')).toBeNull()
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

it('shows a refusal that follows the removal of a sold-out game', async () => {
  polyfillDialogs()
  answerHelpers({ '/api/checkout': [{ status: 409, body: { message: 'The store is closed.' } }] })
  let isSoldOut = false
  await showCheckout(async (ids) =>
    (await asBefore(ids)).map((variant, at) => ({
      ...variant,
      available: !(isSoldOut && at === 0),
    })),
  )
  fillForm()
  isSoldOut = true
  await pressPay()
  const changes = within(screen.getByRole('dialog', { name: 'Something changed' }))
  fireEvent.click(changes.getByRole('button', { name: 'Continue to Payment' }))
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('The store is closed.')
})

it('reports a missing network only until it is back', async () => {
  expectConsoleError('The order could not be priced:')
  answerHelpers()
  await showCheckout()
  fillForm()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await pressPay()
  expect(screen.getByRole('alert').textContent).toContain(checkoutOffline)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  for (const change of ['offline', 'online']) fireEvent(window, new Event(change))
  await settle()
  expect(screen.queryByText(checkoutOffline)).toBeNull()
})
