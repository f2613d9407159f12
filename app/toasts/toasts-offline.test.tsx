// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { showToast, Toasts } from './toasts.tsx'

const { network } = vi.hoisted(() => ({ network: { isOffline: true } }))
vi.mock('./load-toaster.ts', async (importActual) => {
  const actual = await importActual<typeof import('./load-toaster.ts')>()
  return {
    loadToaster: async () => {
      if (network.isOffline) throw new Error('Unable to preload CSS')
      return actual.loadToaster()
    },
  }
})

// jsdom measures nothing and follows no pointer.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

beforeEach(() => {
  network.isOffline = true
})

test('toasts are told in plain words when what draws them cannot be fetched, none lost', async () => {
  render(<Toasts />)
  showToast({ title: 'Removed' })
  showToast({ title: 'Added to cart!', description: '1x Taboo added to your cart.' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Removed Added to cart! – 1x Taboo added to your cart.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('plain words are inside the dialog that is open', async () => {
  render(
    <>
      <dialog open aria-label="Cart" />
      <Toasts />
    </>,
  )
  showToast({ title: 'Checkout Error', description: 'Please try again.' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Checkout Error – Please try again.')
  expect(screen.getByRole('dialog').contains(alert)).toBe(true)
})

test('the next toast tries again', async () => {
  render(<Toasts />)
  showToast({ title: 'First' })
  await screen.findByRole('alert')
  network.isOffline = false
  showToast({ title: 'Second' })
  expect(await screen.findByText('Second')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
