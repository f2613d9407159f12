// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkoutOffline } from '#content/connectivity.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { cheap, dear, findProceed, inStock, openSheet, storeCart } from '#test/show-cart-sheet.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const scrollIntoView = vi.fn()

beforeAll(() => {
  polyfillDialogs()
  Element.prototype.scrollIntoView = scrollIntoView
})

const refuseCheckout = (body: { message: string; variantId?: string | undefined }) =>
  answerFetch(body, 409)

describe('a refused checkout', () => {
  it('shows a refusal on its line', async () => {
    refuseCheckout({ message: 'Only 3 items are left.', variantId: dear.firstVariant?.id })
    storeCart([dear, 9])
    await openSheet()
    await userEvent.click(await findProceed())
    const message = await screen.findByText('Only 3 items are left.')
    expect(message.closest('li')?.textContent).toContain('Shot Roulette')
    expect(showToast).not.toHaveBeenCalled()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await act(async () => dialog.close())
    await act(async () => dialog.showModal())
    expect(screen.queryByText('Only 3 items are left.')).toBeNull()
  })

  it('scrolls to the refused line, and nowhere when the whole cart is refused', async () => {
    refuseCheckout({ message: 'Only 3 items are left.', variantId: dear.firstVariant?.id })
    storeCart([dear, 9], [cheap, 1])
    await openSheet()
    await userEvent.click(await findProceed())
    const message = await screen.findByText('Only 3 items are left.')
    expect(scrollIntoView.mock.contexts).toEqual([message.closest('li')])
    refuseCheckout({ message: 'The store is closed.' })
    await userEvent.click(await findProceed())
    await screen.findByText('The store is closed.')
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })

  it('reports a missing network only until it is back', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    storeCart([dear, 1])
    await openSheet()
    await userEvent.click(await findProceed())
    await screen.findByText(checkoutOffline)
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
    for (const change of ['offline', 'online']) fireEvent(window, new Event(change))
    await waitFor(() => expect(screen.queryByText(checkoutOffline)).toBeNull())
  })

  it('clears a refusal when a quantity is changed', async () => {
    refuseCheckout({ message: 'Only 3 items are left.', variantId: dear.firstVariant?.id })
    storeCart([dear, 9])
    await openSheet()
    await userEvent.click(await findProceed())
    await screen.findByText('Only 3 items are left.')
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    expect(screen.queryByText('Only 3 items are left.')).toBeNull()
  })

  it('rechecks the cart after a refusal, and clears the message at the next attempt', async () => {
    refuseCheckout({ message: 'The store is closed.' })
    const asked = vi.fn(inStock)
    storeCart([dear, 1])
    await openSheet(asked)
    await userEvent.click(await findProceed())
    const message = await screen.findByText('The store is closed.')
    expect(message.closest('li')).toBeNull()
    // When the sheet opened, before the checkout, and after it.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    await userEvent.click(await findProceed())
    await screen.findByRole('button', { name: 'Processing...' })
    expect(screen.queryByText('The store is closed.')).toBeNull()
  })
})
