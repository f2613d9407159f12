// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { consumeCartOpenRequest } from '#app/cart/store/cart-on-arrival.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop, simulated } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { answerHelpers, asBefore, games, settle } from '#test/show-checkout.tsx'
import { specified } from '#test/specification.ts'
import { storeSelling } from '#test/store-selling.ts'
import { CheckoutPage } from './checkout-page.tsx'

beforeAll(polyfillDialogs)
beforeEach(() => {
  localStorage.setItem(CART_KEY, JSON.stringify([toCartLine(games[0])]))
  answerHelpers()
})

function Shop() {
  return (
    <InShop storefront={storeSelling(asBefore)} settings={simulated}>
      <Outlet />
    </InShop>
  )
}

const button = () => screen.findByRole('button', { name: specified('Back to Cart') })

/** Opens the home page and then the checkout. */
function openPages(loader?: () => Promise<null>) {
  const children = [
    { path: '/', element: <p>The home page</p>, ...(loader && { loader }) },
    { path: '/about', element: <p>About us</p> },
    { path: '/all-products', element: <p>All games</p> },
    { path: '/checkout', element: <CheckoutPage /> },
  ]
  const router = createMemoryRouter([{ element: <Shop />, children }], {
    initialEntries: ['/about', '/', '/checkout'],
  })
  render(<RouterProvider router={router} />)
}

/** Opens both pages, and presses the button. */
async function goBack() {
  openPages()
  await userEvent.click(await button())
}

/** A browser that lists these paths as the tab's entries of the shop, the last one shown. */
function listEntries(...paths: string[]) {
  const entries = paths.map((path, index) => ({ index, url: new URL(path, location.href).href }))
  window.history.replaceState(null, '', paths.at(-1))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries.at(-1) })
}

const cart = () => screen.queryByRole('dialog', { name: /^Shopping Cart/ })

/** Fires the event of a browser that has gone back; a memory router fires none. */
const arrive = () => act(async () => void window.dispatchEvent(new Event('popstate')))

describe('Back to Cart', () => {
  it('goes back, and opens the cart on the previous page once it is shown', async () => {
    window.history.replaceState({ idx: 1 }, '')
    await goBack()
    expect(await screen.findByText('The home page')).toBeTruthy()
    expect(cart()).toBeNull()
    await arrive()
    expect(cart()).toBeTruthy()
    // Done: the next page does not open it again.
    expect(consumeCartOpenRequest()).toBe(false)
  })

  it('ignores the second click of a double click', async () => {
    window.history.replaceState({ idx: 1 }, '')
    openPages()
    fireEvent.click(await button(), { detail: 2 })
    await settle()
    expect(screen.queryByText('The home page')).toBeNull()
    expect(consumeCartOpenRequest()).toBe(false)
  })

  it('ignores another press while the previous page loads', async () => {
    window.history.replaceState({ idx: 2 }, '')
    const { promise, resolve } = Promise.withResolvers<null>()
    openPages(() => promise)
    for (let press = 0; press < 2; press += 1) await userEvent.click(await button())
    resolve(null)
    expect(await screen.findByText('The home page')).toBeTruthy()
    await arrive()
  })

  it('leaves a request to open the cart for a previous page in another document', async () => {
    window.history.replaceState({ idx: 1 }, '')
    await goBack()
    expect(consumeCartOpenRequest()).toBe(true)
    await arrive()
  })

  it.each([
    ['the first page of the tab', { idx: 0 }],
    ['a page of unknown history', null],
  ])('opens the cart beside all games from %s', async (_, state) => {
    window.history.replaceState(state, '')
    await goBack()
    expect(await screen.findByText('All games')).toBeTruthy()
    expect(cart()).toBeTruthy()
  })

  it.each([
    ['the first page of the shop', ['/checkout']],
    ['it with the entry of a menu that was closed', ['/checkout', '/checkout']],
  ])('opens the cart beside all games from %s, by the browser’s list', async (_, paths) => {
    listEntries(...paths)
    window.history.replaceState({ idx: 4 }, '')
    await goBack()
    expect(await screen.findByText('All games')).toBeTruthy()
    expect(cart()).toBeTruthy()
  })

  it('detects a previous page from the browser’s list', async () => {
    listEntries('/about', '/checkout', '/checkout')
    await goBack()
    expect(await screen.findByText('The home page')).toBeTruthy()
    await arrive()
  })
})
