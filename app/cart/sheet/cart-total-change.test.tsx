// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { rupees } from '#test/sample-products.ts'
import { dear, findProceed, openSheet, storeCart } from '#test/show-cart-sheet.tsx'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))

beforeAll(polyfillDialogs)

beforeEach(() => {
  saveAppliedCodes({ coupon: 'QUICK', referral: null })
  storeCart([dear, 1])
})

type Code = { valid: true; discount: object } | { valid: false; reason: string }

const quoted = (total: number, code: Code) => ({
  ...{ subtotal: rupees(799), automatic: rupees(0), delivery: rupees(0), total: rupees(total) },
  codes: { QUICK: code },
})
const half = quoted(400, { valid: true, discount: rupees(399) })
const less = quoted(700, { valid: true, discount: rupees(99) })
const ended = quoted(799, { valid: false, reason: 'QUICK has ended.' })

/** A shop whose quotes are these in turn, then the last of them; null for a failure. */
function answerQuotes(...quotes: (typeof half | null)[]) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (path !== '/api/quote') return Response.json({ checkoutUrl: '/checkouts/1' })
    const quote = quotes.length > 1 ? quotes.shift() : quotes[0]
    return quote ? Response.json(quote) : Response.json({ message: 'down' }, { status: 503 })
  })
}

const proceed = async () => userEvent.click(await findProceed())
const left = () => waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1'))

it.each([
  ['a code has ended', ended],
  ['a code takes off less', less],
])('does not proceed at another total until it is confirmed: %s', async (_, now) => {
  answerQuotes(half, now)
  await openSheet()
  expect(await screen.findByText('₹400')).toBeTruthy()
  await proceed()
  expect(await screen.findByText('Your total has changed. Please check it.')).toBeTruthy()
  expect(leavePage).not.toHaveBeenCalled()
  await proceed()
  await left()
})

it('proceeds at once with a code that the sheet has shown as ended', async () => {
  answerQuotes(ended)
  await openSheet()
  expect(await screen.findByText('QUICK has ended.')).toBeTruthy()
  await proceed()
  await left()
})

it('proceeds when the total cannot be checked', async () => {
  expectConsoleError('The order could not be priced:')
  answerQuotes(half, null)
  await openSheet()
  expect(await screen.findByText('₹400')).toBeTruthy()
  await proceed()
  await left()
})

it('proceeds at once when the sheet had no total of the store', async () => {
  expectConsoleError('The order could not be priced:')
  answerQuotes(null, ended)
  await openSheet()
  await waitFor(() => expect(document.querySelector('dl')?.ariaBusy).toBe('false'))
  await proceed()
  await left()
})
