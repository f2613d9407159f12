// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import { showToast, type Toast, Toasts } from './toasts.tsx'

beforeAll(async () => {
  // The card is fetched at the first toast; here it is there at once.
  render(<Toasts />)
  act(() => showToast({ title: 'First' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(listed()).toEqual([]))
  cleanup()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  // The list outlives the page that shows it.
  await pass(60_000)
  vi.restoreAllMocks()
  vi.useRealTimers()
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
  it('tells title and text in a region that screen readers follow', () => {
    render(<Toasts />)
    expect(region().getAttribute('aria-live')).toBe('polite')
    raise({ title: 'Added to cart!', description: '2x Shot Roulette added to your cart.' })
    expect(listed()).toEqual(['Added to cart!2x Shot Roulette added to your cart.'])
  })

  it('that was raised before the page was alive is shown once it is', () => {
    showToast({ title: 'Early' })
    render(<Toasts />)
    expect(listed()).toEqual(['Early'])
  })

  // spec 9.048
  it('goes after four seconds', async () => {
    specified('toast 3 visible, 4000 ms lifetime, width 356 px, gap 14 px')
    render(<Toasts />)
    raise({ title: 'Removed' })
    await pass(3999)
    expect(screen.getByRole('listitem').inert).toBeFalsy()
    await pass(300)
    expect(listed()).toEqual([])
  })

  it('goes at a press of its button', async () => {
    render(<Toasts />)
    raise({ title: 'Removed' })
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
    await pass(300)
    expect(listed()).toEqual([])
  })

  it('does what its action says, and goes', async () => {
    const onSelect = vi.fn()
    render(<Toasts />)
    raise({ title: 'Removed', action: { label: 'Undo', onSelect } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledOnce()
    await pass(300)
    expect(listed()).toEqual([])
  })

  // spec 9.047
  it('makes room for the newest: three are in view', () => {
    specified('toast 3 visible, 4000 ms lifetime, width 356 px, gap 14 px')
    render(<Toasts />)
    for (const title of ['One', 'Two', 'Three', 'Four']) raise({ title })
    expect(listed()).toEqual(['Two', 'Three', 'Four'])
  })
})

describe('the time of a toast stands still', () => {
  it('while it is pointed at', async () => {
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

  it('while the keyboard is in it, and for those raised meanwhile', async () => {
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
  it('gets to a toast by Alt+T, and back to where it was when the toast goes', () => {
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
  ])('of 20 px %s sends a toast away', async (_, to) => {
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
  ])('%s does not', async (_, to) => {
    render(<Toasts />)
    raise({ title: 'Removed' })
    swipe(toastOf('Removed'), to)
    await pass(300)
    expect(listed()).toEqual(['Removed'])
    expect(toastOf('Removed').style.getPropertyValue('translate')).toBe('')
  })
})

it('while a dialog is open the toasts are inside it', () => {
  render(
    <>
      <dialog open aria-label="Cart" />
      <Toasts />
    </>,
  )
  raise({ title: 'Checkout Error', tone: 'destructive' })
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Cart' })
  expect(within(dialog).getByText('Checkout Error')).toBeTruthy()
  act(() => {
    dialog.removeAttribute('open')
    dialog.dispatchEvent(new Event('close'))
  })
  expect(within(dialog).queryByText('Checkout Error')).toBeNull()
  expect(screen.getByText('Checkout Error')).toBeTruthy()
})
