// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { showToast, Toasts } from './toasts.tsx'

// jsdom measures nothing and follows no pointer.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

test('toasts raised before their drawing code is here are shown once it is', async () => {
  render(<Toasts />)
  showToast({ title: 'Added to cart!', description: '2x Shot Roulette added to your cart.' })
  expect(await screen.findByText('Added to cart!')).toBeTruthy()
  expect(screen.getByText('2x Shot Roulette added to your cart.')).toBeTruthy()
})

test('an action is a button that does what it says', async () => {
  const onSelect = vi.fn()
  render(<Toasts />)
  showToast({ title: 'Removed', action: { label: 'Undo', onSelect } })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
})

test('while a dialog is open the toasts are inside it', async () => {
  render(
    <>
      <dialog open aria-label="Cart" />
      <Toasts />
    </>,
  )
  showToast({ title: 'Checkout Error', tone: 'destructive' })
  const toast = await screen.findByText('Checkout Error')
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cart' })
  expect(dialog.contains(toast)).toBe(true)
  dialog.removeAttribute('open')
  dialog.dispatchEvent(new Event('close'))
  expect(dialog.contains(toast)).toBe(false)
  expect(document.body.contains(toast)).toBe(true)
})
