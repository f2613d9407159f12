// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { polyfillPopovers } from '#test/jsdom-popovers.ts'
import { specified } from '#test/specification.ts'
import { showToast, type Toast, Toasts } from './toasts.tsx'

beforeAll(async () => {
  // Loads the lazy card before the fake timers start.
  render(<Toasts />)
  act(() => showToast({ title: 'First' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(listed()).toEqual([]))
  cleanup()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  // The toasts are module state and outlive the test's page.
  await pass(60_000)
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const raise = (toast: Toast) => act(() => showToast(toast))
const listed = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent)
const region = () => screen.getByRole('region', { name: /^Messages/ })
const toastOf = (text: string) => {
  const toast = screen.getByText(text).closest('li')
  if (!toast) throw new Error(`"${text}" is in no toast`)
  return toast
}

describe('a toast', () => {
  it('announces title and text in a live region', () => {
    render(<Toasts />)
    expect(region().getAttribute('aria-live')).toBe('polite')
    raise({ title: 'Added to cart!', description: '2x Shot Roulette added to your cart.' })
    expect(listed()).toEqual(['Added to cart!2x Shot Roulette added to your cart.'])
  })

  it('moves its region into the top layer, which is unused until then', () => {
    const open = polyfillPopovers()
    render(<Toasts />)
    expect(open.size).toBe(0)
    raise({ title: 'Added to cart!' })
    expect([...open]).toEqual([region()])
  })

  it('raised before hydration is shown after it', () => {
    showToast({ title: 'Early' })
    render(<Toasts />)
    expect(listed()).toEqual(['Early'])
  })

  // spec 9.048
  it('disappears after four seconds', async () => {
    specified('toast 3 visible, 4000 ms lifetime, width 356 px, gap 14 px')
    render(<Toasts />)
    raise({ title: 'Removed' })
    await pass(3999)
    expect(screen.getByRole('listitem').inert).toBeFalsy()
    await pass(300)
    expect(listed()).toEqual([])
  })

  it('disappears when closed', async () => {
    render(<Toasts />)
    raise({ title: 'Removed' })
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
    await pass(300)
    expect(listed()).toEqual([])
  })

  it('runs its action and disappears', async () => {
    const onSelect = vi.fn()
    render(<Toasts />)
    raise({ title: 'Removed', action: { label: 'Undo', onSelect } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledOnce()
    await pass(300)
    expect(listed()).toEqual([])
  })

  it('replaces one about the same thing, and leaves the others', () => {
    render(<Toasts />)
    raise({ title: 'Copied' })
    raise({ topic: 'coupon', title: 'Not this code' })
    raise({ topic: 'cart', title: 'Added' })
    raise({ topic: 'coupon', title: 'Coupon applied!' })
    expect(listed()).toEqual(['Copied', 'Added', 'Coupon applied!'])
  })

  it('can be taken away before its time', async () => {
    const hide = showToast({ title: 'Not sent' })
    render(<Toasts />)
    act(hide)
    await pass(300)
    expect(listed()).toEqual([])
  })

  it('replaces one that says the same', () => {
    render(<Toasts />)
    raise({ title: 'Not sent', description: 'Name' })
    raise({ title: 'Not sent', description: 'Phone' })
    raise({ title: 'Not sent', description: 'Name' })
    expect(listed()).toEqual(['Not sentPhone', 'Not sentName'])
  })

  // spec 9.047
  it('replaces the oldest when more than three are shown', () => {
    specified('toast 3 visible, 4000 ms lifetime, width 356 px, gap 14 px')
    render(<Toasts />)
    for (const title of ['One', 'Two', 'Three', 'Four']) raise({ title })
    expect(listed()).toEqual(['Two', 'Three', 'Four'])
  })
})

describe('the countdown of a toast pauses', () => {
  it('while the pointer is over it', async () => {
    render(<Toasts />)
    raise({ title: 'Removed' })
    await pass(3000)
    fireEvent.pointerEnter(region())
    await pass(60_000)
    expect(listed()).toEqual(['Removed'])
    fireEvent.pointerLeave(region())
    await pass(900)
    expect(listed()).toEqual(['Removed'])
    await pass(400)
    expect(listed()).toEqual([])
  })

  it('while it has focus, also for toasts raised meanwhile', async () => {
    render(<Toasts />)
    raise({ title: 'Removed' })
    act(() => screen.getByRole('button', { name: /^Close/ }).focus())
    raise({ title: 'Second' })
    await pass(60_000)
    expect(listed()).toEqual(['Removed', 'Second'])
    act(() => screen.getAllByRole('button', { name: /^Close/ })[0]?.blur())
    await pass(4300)
    expect(listed()).toEqual([])
  })

  it('while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Toasts />)
    raise({ title: 'Removed' })
    await pass(60_000)
    expect(listed()).toEqual(['Removed'])
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    await pass(4300)
    expect(listed()).toEqual([])
  })
})

describe('the keyboard', () => {
  it('reaches a toast with Alt+T and returns to its previous position afterwards', () => {
    render(
      <>
        <button type="button">Add to Cart</button>
        <Toasts />
      </>,
    )
    const before = screen.getByRole('button', { name: 'Add to Cart' })
    act(() => before.focus())
    raise({ title: 'Removed', action: { label: 'Undo', onSelect: () => {} } })
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    expect(document.activeElement).toBe(before)
  })

  it('by keyboard, an action starts with the focus where it was, to which its dialog returns', () => {
    render(<Toasts />)
    const before = document.body.appendChild(document.createElement('button'))
    act(() => before.focus())
    const onSelect = vi.fn(() => expect(document.activeElement).toBe(before))
    raise({ title: 'Added', action: { label: 'View cart', onSelect, opensDialog: true } })
    const view = screen.getByRole('button', { name: 'View cart' })
    act(() => view.focus())
    fireEvent.click(view)
    expect(onSelect).toHaveReturned()
    before.remove()
  })
})

describe('a swipe', () => {
  const swipe = (toast: Element, to: { clientX: number; clientY: number }) => {
    fireEvent.pointerDown(toast, { clientX: 100, clientY: 100 })
    fireEvent.pointerMove(toast, to)
    fireEvent.pointerUp(toast, to)
  }

  // spec 9.050
  it.each([
    ['to the right', { clientX: 120, clientY: 100 }],
    ['downwards', { clientX: 100, clientY: 120 }],
  ])('of 20 px %s dismisses a toast', async (_, to) => {
    specified('swipe 20 px')
    render(<Toasts />)
    raise({ title: 'Removed' })
    swipe(toastOf('Removed'), to)
    await pass(300)
    expect(listed()).toEqual([])
  })

  it.each([
    ['of less', { clientX: 119, clientY: 119 }],
    ['to the left', { clientX: 20, clientY: 100 }],
  ])('%s does not dismiss it', async (_, to) => {
    render(<Toasts />)
    raise({ title: 'Removed' })
    swipe(toastOf('Removed'), to)
    await pass(300)
    expect(listed()).toEqual(['Removed'])
    expect(toastOf('Removed').style.getPropertyValue('translate')).toBe('')
  })
})

it('a toast whose action opens a dialog is not shown inside a dialog', () => {
  const action = { label: 'View cart', onSelect: () => {}, opensDialog: true }
  render(
    <>
      <dialog open aria-label="Cart" />
      <Toasts />
    </>,
  )
  raise({ title: 'Added to cart!', action })
  raise({ title: 'Removed from cart' })
  expect(listed()).toEqual(['Removed from cart'])
})

it('the toasts are inside the inner open dialog, and placed there', () => {
  render(
    <>
      <dialog open>
        <dialog open aria-label="Cart" />
      </dialog>
      <Toasts />
    </>,
  )
  raise({ title: 'Checkout Error', tone: 'destructive' })
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cart' })
  expect(within(dialog).getByText('Checkout Error')).toBeTruthy()
  expect(region().style.bottom).not.toBe('')
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(within(dialog).queryByText('Checkout Error')).toBeNull()
  expect(screen.getByText('Checkout Error')).toBeTruthy()
})
