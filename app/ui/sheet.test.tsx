// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { Dialog } from './dialog.tsx'
import { dialogCommand, openDialog, usePageWidth } from './modal.ts'
import { Sheet } from './sheet.tsx'

beforeAll(polyfillDialogs)

const sheet = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

test('is closed at first, and opened by its id', () => {
  render(
    <Sheet id="cart" title="Shopping Cart (2 items)">
      lines
    </Sheet>,
  )
  expect(sheet().open).toBe(false)
  openDialog('cart')
  expect(screen.getByRole('dialog', { name: 'Shopping Cart (2 items)' })).toBe(sheet())
})

test('its button closes it and calls onClose', async () => {
  const onClose = vi.fn()
  render(
    <Sheet id="cart" title="Cart" onClose={onClose}>
      lines
    </Sheet>,
  )
  openDialog('cart')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(sheet().open).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog follows a controlled value', () => {
  const { rerender } = render(<Dialog id="ask" title="Wait" open={false} />)
  rerender(<Dialog id="ask" title="Wait" open />)
  expect(sheet().open).toBe(true)
  rerender(<Dialog id="ask" title="Wait" open={false} />)
  expect(sheet().open).toBe(false)
})

test('a click outside closes it, a click inside does not', () => {
  render(
    <Sheet id="cart" title="Cart">
      <p>lines</p>
    </Sheet>,
  )
  openDialog('cart')
  fireEvent.click(screen.getByText('lines'))
  expect(sheet().open).toBe(true)
  fireEvent.click(sheet())
  expect(sheet().open).toBe(false)
})

test('buttons name the dialog for browsers that support commands', () => {
  render(
    <button type="button" {...dialogCommand('cart', 'show-modal')}>
      Cart
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Cart' })
  expect(button.getAttribute('commandfor')).toBe('cart')
  expect(button.getAttribute('command')).toBe('show-modal')
})

function TwoDialogs() {
  usePageWidth()
  return (
    <>
      <Sheet id="cart" title="Cart" />
      <Dialog id="ask" title="Wait" />
    </>
  )
}

test('only the first dialog sets the scrollbar width of the page behind', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  const width = () => document.documentElement.style.getPropertyValue('--scrollbar')
  render(<TwoDialogs />)
  const [first, second] = screen.getAllByRole<HTMLDialogElement>('dialog', { hidden: true })
  if (!first || !second) throw new Error('Two dialogs were drawn')
  // A popover, such as a toast, leaves the scrollbar where it is.
  fireEvent(first.ownerDocument.body, new Event('beforetoggle'))
  expect(width()).toBe('')
  fireEvent(first, new Event('beforetoggle'))
  expect(width()).toBe('15px')
  first.showModal()
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth)
  fireEvent(second, new Event('beforetoggle'))
  expect(width()).toBe('15px')
})
