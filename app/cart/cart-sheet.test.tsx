// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Variant } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { CartButton } from './cart-button.tsx'
import { CartProvider } from './cart-provider.tsx'
import { CART_KEY } from './cart-storage.ts'
import type { ReadVariants } from './use-cart.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('./leave-page.ts', () => ({ leavePage }))
vi.mock('#app/shell/toasts.tsx', () => ({ showToast }))

const dear = sampleProduct(1, 799, { title: 'Shot Roulette' })
const cheap = sampleProduct(2, 299, { title: 'Pocket Antics' })

// jsdom knows the element but not what it does.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})

beforeEach(() => {
  localStorage.clear()
  leavePage.mockClear()
  showToast.mockClear()
})

afterEach(() => vi.restoreAllMocks())

function store(...lines: [typeof dear, number][]) {
  const stored = lines.map(([product, quantity]) => ({ ...toCartLine(product), quantity }))
  localStorage.setItem(CART_KEY, JSON.stringify(stored))
}

const inStock: ReadVariants = async () =>
  [dear.firstVariant, cheap.firstVariant].filter((v) => v !== null)

function changed(product: typeof dear, part: Partial<Variant>): ReadVariants {
  return async () =>
    (await inStock([])).map((each) =>
      each.id === product.firstVariant?.id ? { ...each, ...part } : each,
    )
}

async function openSheet(readVariants: ReadVariants = inStock) {
  render(
    <MemoryRouter>
      <CartProvider readVariants={readVariants}>
        <CartButton />
      </CartProvider>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Cart/ }))
  await screen.findByRole('dialog')
}

function answerCheckout(status: number, body: unknown) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(body, { status }))
}

const proceed = () => screen.findByRole('button', { name: specified('Proceed to Checkout') })

describe('the cart sheet', () => {
  it('says that it is empty', async () => {
    await openSheet()
    expect(await screen.findByText(specified('Your cart is empty'))).toBeTruthy()
    expect(screen.getByText(specified('Add some games to get started!'))).toBeTruthy()
  })

  it('shows each line with unit price, quantity and total, and counts units', async () => {
    store([dear, 2], [cheap, 1])
    await openSheet()
    expect(specified('Shopping Cart (N items)')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Shopping Cart (3 items)' })).toBeTruthy()
    const line = within(
      (await screen.findAllByRole('listitem')).find((item) =>
        item.textContent?.includes('Shot Roulette'),
      ) ?? document.body,
    )
    expect(line.getByText('₹799 each')).toBeTruthy()
    expect(line.getByText('₹1,598')).toBeTruthy()
    expect(screen.getByText('₹1,897')).toBeTruthy()
  })

  it('changes and removes lines, and keeps what is left', async () => {
    store([dear, 1], [cheap, 1])
    await openSheet()
    const [first] = await screen.findAllByRole('button', { name: 'Increase quantity' })
    if (first) await userEvent.click(first)
    expect(screen.getByRole('dialog', { name: 'Shopping Cart (3 items)' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Pocket Antics' }))
    expect(screen.getByRole('dialog', { name: 'Shopping Cart (2 items)' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    expect(screen.getByText(specified('Your cart is empty'))).toBeTruthy()
    expect(localStorage.getItem(CART_KEY)).toBe('[]')
  })

  it('shows what a game cost before its price changed', async () => {
    store([dear, 2])
    await openSheet(changed(dear, { price: { minor: 899_00, currency: 'INR' } }))
    expect(await screen.findByText('Price changed from ₹799 to ₹899')).toBeTruthy()
    expect(screen.getAllByText('₹1,798')).toHaveLength(2)
  })

  it('does not proceed with a game that is sold out', async () => {
    store([dear, 1])
    await openSheet(changed(dear, { available: false }))
    expect(await screen.findByText('Sold out')).toBeTruthy()
    expect((await proceed()).hasAttribute('disabled')).toBe(true)
  })

  it('keeps the stored values and says so when the store cannot be asked', async () => {
    expectConsoleError('The cart could not be compared with the store:')
    store([dear, 1])
    await openSheet(() => Promise.reject(new Error('offline')))
    expect(
      await screen.findByText('The store cannot be reached. These are the prices you last saw.'),
    ).toBeTruthy()
    expect((await proceed()).hasAttribute('disabled')).toBe(false)
  })
})

describe('Proceed to Checkout', () => {
  it('goes to the checkout once, however often it is pressed', async () => {
    const fetched = answerCheckout(200, { checkoutUrl: '/checkouts/1' })
    store([dear, 2])
    await openSheet()
    await userEvent.dblClick(await proceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/checkouts/1'))
    expect(screen.getByRole('button', { name: specified('Processing...') })).toBeTruthy()
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ lines: [{ variantId: dear.firstVariant?.id, quantity: 2 }] }),
    )
    expect(localStorage.getItem(CART_KEY)).toContain('Shot Roulette')
  })

  it('is active again on a page that Back restores', async () => {
    answerCheckout(200, { checkoutUrl: '/checkouts/1' })
    store([dear, 1])
    await openSheet()
    await userEvent.click(await proceed())
    await screen.findByRole('button', { name: 'Processing...' })
    await waitFor(() => expect(leavePage).toHaveBeenCalled())
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect((await proceed()).getAttribute('aria-busy')).toBeNull()
  })

  it.each([
    ['fails', 503, { message: 'no' }],
    ['answers something else', 200, { url: '/checkouts/1' }],
    ['leads to no page', 200, { checkoutUrl: 'javascript:alert(1)' }],
  ])('tells so and is active again when the checkout %s', async (_, status, body) => {
    expectConsoleError('Checkout could not be created:')
    answerCheckout(status, body)
    store([dear, 1])
    await openSheet()
    await userEvent.click(await proceed())
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: specified('Checkout Error'),
        description: specified('Failed to create checkout. Please try again.'),
        tone: 'destructive',
      }),
    )
    expect((await proceed()).getAttribute('aria-busy')).toBeNull()
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('shows a refusal on the line it is about', async () => {
    answerCheckout(409, {
      reason: 'quantity-capped',
      message: 'Only 3 items are left.',
      variantId: dear.firstVariant?.id,
    })
    store([dear, 9])
    await openSheet()
    await userEvent.click(await proceed())
    const message = await screen.findByText('Only 3 items are left.')
    expect(message.closest('li')?.textContent).toContain('Shot Roulette')
    expect(showToast).not.toHaveBeenCalled()
  })

  it('waits for the shopper to see what changed since the sheet was opened', async () => {
    const fetched = answerCheckout(200, { checkoutUrl: '/checkouts/1' })
    let price = dear.firstVariant?.price ?? { minor: 0, currency: 'INR' }
    store([dear, 1])
    await openSheet(async (ids) => changed(dear, { price })(ids))
    const button = await proceed()
    price = { minor: 999_00, currency: 'INR' }
    await userEvent.click(button)
    expect(await screen.findByText('Price changed from ₹799 to ₹999')).toBeTruthy()
    expect(fetched).not.toHaveBeenCalled()
    await userEvent.click(await proceed())
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  })
})
