// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { browserCartStorage, CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { orderReturn } from '#content/order-return.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop, sampleSettings } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import {
  answerAboutCart,
  comeBack,
  game,
  leaveForCheckout,
  openCart,
  Return,
  storedUnits,
} from '#test/order-return.tsx'
import { readAppliedCodes } from '#test/read-codes.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { storeSelling } from '#test/store-selling.ts'
import { loadOrders } from './order-watch.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

// Loading it takes long on a busy machine.
beforeAll(async () => void (await loadOrders()))
beforeAll(polyfillDialogs)
beforeEach(() => {
  answerAboutCart(() => null)
  localStorage.setItem(CART_KEY, JSON.stringify([game]))
})

describe('the return from the checkout', () => {
  // spec 2.159
  it('empties the cart when it succeeded, once per order', async () => {
    specified('When query parameter success equals 1 the cart is cleared.')
    const { unmount } = comeBack({ succeeded: true, order: 'PG1042' })
    await waitFor(() => expect(storedUnits()).toBe(0))
    unmount()

    localStorage.setItem(CART_KEY, JSON.stringify([{ ...toCartLine(sampleProduct(2, 299)) }]))
    comeBack({ succeeded: true, order: 'PG1042' })
    expect(await screen.findByRole('button', { name: 'Bring back' })).toBeTruthy()
    expect(storedUnits()).toBe(1)
  })

  it('offers to restore the games after a link of unknown origin', async () => {
    comeBack({ succeeded: true, order: 'PG1042', checkout: null })
    const button = await screen.findByRole('button', { name: 'Bring back' })
    expect(storedUnits()).toBe(0)
    fireEvent.click(button)
    expect(storedUnits()).toBe(1)
    expect(screen.queryByRole('button')).toBeNull()
    const [{ title, description, action }] = showToast.mock.lastCall ?? [{}]
    expect([title, description]).toEqual(['Added to cart!', '1 game added to your cart.'])
    expect(action.label).toBe('View cart')
  })

  it('offers them again after a later checkout, too', async () => {
    comeBack({ succeeded: true, order: 'PG1042', checkout: null }).unmount()
    await waitFor(() => expect(storedUnits()).toBe(0))
    leaveForCheckout('PG-22223333')
    comeBack({ succeeded: true, order: 'PG1042', checkout: null })
    expect(await screen.findByRole('button', { name: 'Bring back' })).toBeTruthy()
  })

  it('offers them again on each visit of its page, until they are back', async () => {
    comeBack({ succeeded: true, order: 'PG1042', checkout: null }).unmount()
    await waitFor(() => expect(storedUnits()).toBe(0))
    comeBack({ succeeded: true, order: 'PG1042', checkout: null })
    fireEvent.click(await screen.findByRole('button'))
    expect(browserCartStorage.read()).toEqual([game])
    comeBack({ succeeded: true, order: 'PG1042', checkout: null })
    await loadOrders()
    expect(screen.queryByRole('button')).toBeNull()
    const titles = showToast.mock.calls.map(([{ title }]) => title)
    expect(titles).toEqual([orderReturn.title, 'Added to cart!'])
  })

  it('opens the cart when another tab has brought them back', async () => {
    const page = <Return succeeded order="PG1042" checkout={null} />
    render(
      <InShop storefront={storeSelling(async () => [])}>
        {page}
        {page}
      </InShop>,
      { wrapper: MemoryRouter },
    )
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2))
    const [first, second] = screen.getAllByRole('button')
    if (first) fireEvent.click(first)
    expect(screen.queryByRole('dialog')).toBeNull()
    if (second) fireEvent.click(second)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    // The cart asks the store at once whether it still sells the game.
    expect(browserCartStorage.read()).toMatchObject([{ variantId: game?.variantId, quantity: 1 }])
    const titles = showToast.mock.calls.map(([{ title }]) => title)
    expect(titles).toEqual(['Added to cart!'])
  })

  it('counts again for another order on the same page', async () => {
    const page = (order: string) => (
      <InShop>
        <Return succeeded order={order} />
      </InShop>
    )
    const { rerender } = render(page('PG1042'), { wrapper: MemoryRouter })
    await waitFor(() => expect(storedUnits()).toBe(0))
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...toCartLine(sampleProduct(2, 299)) }]))
    rerender(page('PG1043'))
    await waitFor(() => expect(storedUnits()).toBe(0))
  })

  it('removes only what was ordered when the checkout was recorded, once', async () => {
    const [added] = [2].flatMap((game) => toCartLine(sampleProduct(game, 299)) ?? [])
    saveAppliedCodes({ coupon: 'SAVE10' })
    leaveForCheckout('PG-22223333')
    browserCartStorage.write([...browserCartStorage.read(), ...(added ? [added] : [])])
    const { unmount } = comeBack({ succeeded: true, order: 'PG1042' })
    await waitFor(() => expect(browserCartStorage.read()).toEqual([added]))
    await waitFor(() => expect(readAppliedCodes().coupon).toBeNull())
    expect(showToast).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back' }))
    expect(storedUnits()).toBe(2)
    browserCartStorage.write(added ? [added] : [])
    unmount()
    comeBack({ succeeded: true, order: 'PG1043' })
    await loadOrders()
    expect(browserCartStorage.read()).toEqual([added])
  })

  it.each([
    ['of its own checkout', 'PG-22223333'],
    ['of one that the server does not know', null],
  ])(
    '%s removes nothing while the store still has the cart, since anybody can forge such a link',
    async (_, checkout) => {
      answerAboutCart(() => openCart)
      leaveForCheckout('PG-22223333')
      comeBack({ succeeded: true, order: 'PG1042', checkout })
      await waitFor(() => expect(fetch).toHaveBeenCalled())
      await loadOrders()
      expect(storedUnits()).toBe(1)
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('removes only what a form submitted, as its cookie says', async () => {
    const added = [2].flatMap((game) => toCartLine(sampleProduct(game, 299)) ?? [])
    const cart = [...browserCartStorage.read(), ...added]
    browserCartStorage.write(cart)
    const { endpoint } = sampleSettings
    const [{ variantId = '' } = {}] = cart
    const lines = [{ variantId, quantity: 1 }]
    const named = { cartId: 'gid://shopify/Cart/1', endpoint, checkout: 'PG-22223333' }
    const note = { ...named, at: Date.now(), lines }
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `party-gully-left-for=${encodeURIComponent(JSON.stringify(note))}; Path=/`
    comeBack({ succeeded: true, order: 'PG1042' })
    await waitFor(() => expect(browserCartStorage.read()).toEqual(added))
  })

  it('removes nothing that an earlier visit has already removed', async () => {
    leaveForCheckout('PG-22223333')
    browserCartStorage.write(browserCartStorage.read().map(({ sent: _, ...line }) => line))
    comeBack({ succeeded: true, order: 'PG1042' })
    await loadOrders()
    expect(storedUnits()).toBe(1)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('of a checkout that was not recorded empties the cart', async () => {
    saveAppliedCodes({ coupon: 'SAVE10' })
    leaveForCheckout('PG-22223333')
    comeBack({ succeeded: true, order: 'PG1042', checkout: 'PG-44445555' })
    await waitFor(() => expect(storedUnits()).toBe(0))
    expect(readAppliedCodes().coupon).toBeNull()
  })

  it('of a checkout that only this browser recorded removes its games', async () => {
    leaveForCheckout(null)
    comeBack({ succeeded: true, order: 'PG1042', checkout: null })
    await waitFor(() => expect(storedUnits()).toBe(0))
    expect(showToast.mock.calls[0]?.[0].action.label).toBe(orderReturn.putBack)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is logged when handling it broke off', async () => {
    expectConsoleError('The return from the checkout broke off: Error: A bug')
    const failing = vi
      .spyOn(await loadOrders(), 'handleReturn')
      .mockRejectedValue(new Error('A bug'))
    comeBack({ succeeded: true, order: 'PG1042' })
    await waitFor(() => expect(failing).toHaveBeenCalled())
  })

  // spec 2.159
  it('leaves the cart unchanged when it did not succeed', () => {
    comeBack({ succeeded: false, order: 'PG1042' })
    expect(storedUnits()).toBe(1)
  })
})
