// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import type { Variant } from '#commerce/model/product.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { cheap, dear, findProceed, inStock, openSheet, storeCart } from '#test/show-cart-sheet.tsx'
import { specified } from '#test/specification.ts'
import { fillIn } from '#test/specified-template.ts'
import type { ReadVariants } from '#test/store-selling.ts'

beforeAll(polyfillDialogs)

function changed(product: typeof dear, part: Partial<Variant>): ReadVariants {
  return async () =>
    (await inStock([])).map((each) =>
      each.id === product.firstVariant?.id ? { ...each, ...part } : each,
    )
}

describe('the cart sheet', () => {
  // spec 2.034
  it('says that it is empty', async () => {
    await openSheet()
    expect(await screen.findByText(specified('Your cart is empty'))).toBeTruthy()
    expect(screen.getByText(specified('Add some games to get started!'))).toBeTruthy()
  })

  // spec 2.031, 2.036, 2.039, 2.040
  it('shows each line with unit price, quantity and total, and counts units', async () => {
    storeCart([dear, 2], [cheap, 1])
    await openSheet()
    const title = fillIn('Shopping Cart (N items)', { N: '3' })
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    const line = within(
      (await screen.findAllByRole('listitem')).find((item) =>
        item.textContent?.includes('Shot Roulette'),
      ) ?? document.body,
    )
    expect(line.getByText('₹799 each')).toBeTruthy()
    expect(line.getByText('₹1,598')).toBeTruthy()
    expect(screen.getByText('₹1,897')).toBeTruthy()
  })

  // spec 2.037
  it('changes and removes lines, and stores the rest', async () => {
    storeCart([dear, 1], [cheap, 1])
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

  it('shows the former price of a game', async () => {
    storeCart([dear, 2])
    await openSheet(changed(dear, { price: { minor: 899_00, currency: 'INR' } }))
    expect(await screen.findByText('Price changed from ₹799 to ₹899')).toBeTruthy()
    expect(screen.getAllByText('₹1,798')).toHaveLength(2)
  })

  it('forgets former prices when it is reopened', async () => {
    storeCart([dear, 1])
    await openSheet(changed(dear, { price: { minor: 899_00, currency: 'INR' } }))
    await screen.findByText('Price changed from ₹799 to ₹899')
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await act(async () => dialog.close())
    await act(async () => dialog.showModal())
    expect(await screen.findByText('₹899 each')).toBeTruthy()
    expect(screen.queryByText(/Price changed/)).toBeNull()
  })

  it('does not proceed with a sold-out game', async () => {
    storeCart([dear, 1])
    await openSheet(changed(dear, { available: false }))
    expect(await screen.findByText('Sold out')).toBeTruthy()
    expect((await findProceed()).hasAttribute('disabled')).toBe(true)
  })

  it('shows the stored values and says so when the store is unreachable', async () => {
    expectConsoleError('The cart could not be compared with the store:')
    storeCart([dear, 1])
    await openSheet(() => Promise.reject(Object.assign(new Error('no'), { kind: 'offline' })))
    expect(
      await screen.findByText('We can’t reach the store. These are the prices you last saw.'),
    ).toBeTruthy()
    expect((await findProceed()).hasAttribute('disabled')).toBe(false)
  })

  it('does not call a store that answers with errors unreachable', async () => {
    expectConsoleError('The cart could not be compared with the store:')
    storeCart([dear, 1])
    await openSheet(() => Promise.reject(Object.assign(new Error('no'), { kind: 'graphql' })))
    expect(
      await screen.findByText('We couldn’t check the prices. These are the ones you last saw.'),
    ).toBeTruthy()
  })

  it('limits the quantity to what the checkout accepts, and says so', async () => {
    storeCart([dear, 999_999])
    await openSheet()
    expect(await screen.findByText('That’s the maximum.')).toBeTruthy()
    const more = screen.getByRole('button', { name: 'Increase quantity' })
    expect(more.ariaDisabled).toBe('true')
  })
})
