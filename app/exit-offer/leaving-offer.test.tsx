// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { CODES_KEY, saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import type { Variant } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop, simulated } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { currentVariants, rupees, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { storeSelling } from '#test/store-selling.ts'
import { LeavingOffer } from './leaving-offer.tsx'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))

const games = [sampleProduct(1, 799), sampleProduct(2, 299)]

beforeEach(() => {
  polyfillDialogs()
})

/** Renders the offer with a cart of two games; the store returns the first one's variant with these changes. */
async function leave(
  change: Partial<Variant> = {},
  inCart = games,
  totals: Record<string, number> = {},
) {
  const lines = inCart.map((game, index) => ({ ...toCartLine(game), quantity: index + 1 }))
  localStorage.setItem(CART_KEY, JSON.stringify(lines))
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (url !== '/api/quote') return Response.json({ checkoutUrl: '/checkouts/1' })
    const { discountCodes } = JSON.parse(String(init?.body))
    const total = totals[discountCodes[0]]
    return total ? Response.json(quoteOf(total)) : new Response('', { status: 503 })
  })
  const current = games.flatMap((game, index) =>
    currentVariants(game).map((variant) => ({ ...variant, ...(index === 0 && change) })),
  )
  render(
    <InShop settings={simulated} storefront={storeSelling(async () => current)}>
      <LeavingOffer />
    </InShop>,
  )
  fireEvent.mouseOut(document, { clientY: -1, relatedTarget: null })
  return () =>
    fetched.mock.calls
      .filter(([url]) => url !== '/api/quote')
      .map(([, init]) => JSON.parse(String(init?.body)))
}

const quoteOf = (total: number) => ({
  subtotal: rupees(1397),
  codes: {},
  automatic: rupees(0),
  delivery: null,
  total: rupees(total),
})

const complete = async () =>
  userEvent.click(await screen.findByRole('button', { name: specified('Complete My Order') }))

// spec 2.066, 4.066
it('starts the checkout with everything in the cart', async () => {
  specified("'Complete My Order' starts checkout with all cart items")
  const sent = await leave()
  await complete()
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1'))
  expect(sent()).toEqual([
    {
      code: specified('SAVE10'),
      lines: [
        { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 },
        { variantId: 'gid://shopify/ProductVariant/2', quantity: 2 },
      ],
    },
  ])
})

it('shows a changed price first, and starts the checkout on the second click', async () => {
  const sent = await leave({ price: rupees(899) })
  await complete()
  expect(await screen.findByText('₹799 before, ₹899 now')).toBeTruthy()
  expect(sent()).toEqual([])
  await complete()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
})

it('says of which variant the price changed, to the paisa', async () => {
  await leave({ title: 'Travel', price: { minor: 79_920, currency: 'INR' } })
  await complete()
  expect(await screen.findByText('₹799 before, ₹799.20 now')).toBeTruthy()
  expect(screen.getByText(/\(Travel\)/)).toBeTruthy()
})

it('says that a game sold out, and then leaves it out of the order', async () => {
  const sent = await leave({ available: false })
  await complete()
  expect(await screen.findByText('Sold out, so we’ll take it off this order.')).toBeTruthy()
  expect(sent()).toEqual([])
  await complete()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  expect(sent()[0]?.lines).toEqual([{ variantId: 'gid://shopify/ProductVariant/2', quantity: 2 }])
})

it('stays when the shopper continues shopping before the checkout exists', async () => {
  await leave()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.mocked(fetch).mockReturnValue(promise)
  await complete()
  await waitFor(() => expect(fetched.mock.lastCall?.[0]).toBe('/api/checkout'))
  await userEvent.click(screen.getByRole('button', { name: specified('Continue Shopping') }))
  await act(async () => resolve(Response.json({ checkoutUrl: '/checkouts/1' })))
  expect(leavePage).not.toHaveBeenCalled()
})

// Decision 10, choice 8.
it.each([
  ['the applied coupon when it saves more', { BIGNIGHT: 1100, SAVE10: 1157 }, 'BIGNIGHT'],
  ['the offered code when it saves more', { BIGNIGHT: 1200, SAVE10: 1157 }, 'SAVE10'],
  ['the applied coupon when the store cannot be asked', {}, 'BIGNIGHT'],
])('sends %s, and the friend’s code', async (_, totals, code) => {
  saveAppliedCodes({ coupon: 'BIGNIGHT', referral: 'PGABCDEF123' })
  const sent = await leave({}, games, totals)
  vi.spyOn(console, 'error').mockReturnValue()
  await complete()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject([{ code, referralCode: 'PGABCDEF123' }])
})

it.each([
  ['applies the offered code, so that it lasts when the shopper comes back', null, 'SAVE10'],
  ['keeps the coupon that the shopper applied', 'BIGNIGHT', 'BIGNIGHT'],
])('%s', async (_, coupon, kept) => {
  saveAppliedCodes({ coupon, referral: 'PGABCDEF123' })
  await leave({}, games, { BIGNIGHT: 1200, SAVE10: 1157 })
  await complete()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  const stored = JSON.parse(localStorage.getItem(CODES_KEY) ?? '')
  expect(stored).toEqual({ coupon: kept, referral: 'PGABCDEF123' })
})

it('is disabled when nothing is left to buy', async () => {
  const sent = await leave({ available: false }, games.slice(0, 1))
  await complete()
  expect(await screen.findByText('Sold out, so we’ll take it off this order.')).toBeTruthy()
  const button = screen.getByRole('button', { name: specified('Complete My Order') })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(sent()).toEqual([])
})
