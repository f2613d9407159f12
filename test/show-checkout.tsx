import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { browserCartStorage, CART_KEY } from '#app/cart/store/cart-storage.ts'
import CheckoutRoute from '#app/checkout/checkout.route.tsx'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop, simulated } from './in-shop.tsx'
import { currentVariants, sampleProduct } from './sample-products.ts'
import { type ReadVariants, storeSelling } from './store-selling.ts'
// Loaded up front, so that no test waits for them.
import '#app/checkout/adults-line.tsx'
import '#app/checkout/changes-dialog.tsx'
import '#app/checkout/empty-checkout.tsx'
import '#app/checkout/fill-place.ts'
import '#app/checkout/final-check.ts'
import '#app/checkout/state-suggestions.ts'
import '#app/checkout/wrong-fields.tsx'
import '#app/checkout/zone-terms.ts'
import '#app/cart/codes/have-code.tsx'
import '#app/cart/requests/request-coupon.ts'
import '#app/cart/requests/request-quote.ts'
import '#app/checkout/summary-panel.tsx'
import '#app/checkout/summary-row.tsx'
import '#app/checkout/trust-badges.tsx'
import '#app/cart/to-checkout/leave-for-checkout.ts'
import '#commerce/model/forms/checkout-form.ts'
import '#commerce/operations/products.ts'

/** Two games, ₹799 and ₹299. */
export const games = [
  sampleProduct(1, 799, { title: 'Shot Roulette' }),
  sampleProduct(2, 299, { title: 'Pocket Antics' }),
] as const

/** The store's response: every game of the cart in stock at its price. */
export const asBefore: ReadVariants = async () => games.flatMap(currentVariants)

/** The checkout page with a cart of one Shot Roulette and two Pocket Antics, ₹1,397 together. */
export async function showCheckout(
  readVariants: ReadVariants = asBefore,
  settings: Partial<PublicSettings> = {},
) {
  const lines = games.map((game, index) => ({ ...toCartLine(game), quantity: index + 1 }))
  localStorage.setItem(CART_KEY, JSON.stringify(lines))
  return showStoredCheckout(readVariants, settings)
}

/** The checkout page with the stored cart. */
export async function showStoredCheckout(
  readVariants: ReadVariants = asBefore,
  settings: Partial<PublicSettings> = {},
) {
  const router = createMemoryRouter(
    [
      {
        path: '/checkout',
        element: (
          <InShop storefront={storeSelling(readVariants)} settings={{ ...simulated, ...settings }}>
            <CheckoutRoute />
          </InShop>
        ),
      },
      { path: '/', element: <p>The home page</p> },
      { path: '/all-products', element: <p>All games</p> },
    ],
    { initialEntries: ['/', '/checkout'] },
  )
  const shown = render(<RouterProvider router={router} />)
  await settle()
  return shown
}

/** Waits for responses, all mocked: the query client delivers them with timers of 0 ms. */
export async function settle() {
  for (let turn = 0; turn < 8; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
}

const good = {
  Email: 'asha@example.in',
  'First name': 'Asha',
  'Last name': 'Rao',
  Address: '14 Lavelle Road',
  City: 'Bengaluru',
  'PIN code': '560001',
  State: 'Karnataka',
  Phone: '9845012345',
}

/** Fills in a valid form, with changes. */
export function fillForm(change: Partial<typeof good> = {}) {
  for (const [label, value] of Object.entries({ ...good, ...change })) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
}

export const payButton = () => screen.getByRole('button', { name: 'Continue to Payment' })

export async function pressPay() {
  fireEvent.click(payButton())
  await settle()
}

/** The discount of each code in minor units, or the reason for none. */
export type CodeEffects = Readonly<Record<string, number | string>>

/** The store's quote for an order: the stored cart's lines and these codes, with free delivery. */
function priceOrder({ lines, discountCodes }: Record<string, unknown>, effects: CodeEffects) {
  const money = (minor: number) => ({ minor, currency: 'INR' })
  const stored = browserCartStorage.read()
  const wanted = lines as readonly { variantId: string; quantity: number }[]
  const subtotal = wanted.reduce((sum, { variantId, quantity }) => {
    const line = stored.find((each) => each.variantId === variantId)
    return sum + (line?.variant.price.minor ?? 0) * quantity
  }, 0)
  const codes = (discountCodes as readonly string[]).map((code) => {
    const effect = effects[code] ?? 'Enter a valid discount code'
    return typeof effect === 'string'
      ? ([code, { valid: false, reason: effect }] as const)
      : ([code, { valid: true, discount: money(effect) }] as const)
  })
  const granted = codes.map(([, effect]) => ('discount' in effect ? effect.discount.minor : 0))
  return {
    subtotal: money(subtotal),
    codes: Object.fromEntries(codes),
    automatic: money(0),
    delivery: money(0),
    total: money(granted.reduce((total, minor) => total - minor, subtotal)),
  }
}

type Answer = { readonly status?: number; readonly body: unknown } | Error

/**
 * Responds to the shop's helper requests by path, repeating a path's last response, and quotes orders with the
 * `effects` of codes, which may change. Returns what was received, except for requests for quotes.
 */
export function answerHelpers(
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  effects: CodeEffects = {},
) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    const body = JSON.parse(String(init?.body))
    if (path === '/api/quote' && !answers[path]) return Response.json(priceOrder(body, effects))
    const turn = sent.filter((each) => each.path === path).length
    sent.push({ path, body })
    const answer = answers[path]?.[turn] ?? answers[path]?.at(-1)
    if (!answer || answer instanceof Error) throw answer ?? new Error(`No answer at ${path}`)
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return sent
}

/** The fields for codes. */
export const couponBox = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' })
export const referralBox = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Referral code' })

export function applyButton(box: HTMLElement): HTMLButtonElement {
  const button = box.closest('form')?.querySelector('button')
  if (!button) throw new Error('The box has a button')
  return button
}

export async function applyCode(box: HTMLElement, code: string) {
  fireEvent.change(box, { target: { value: code } })
  fireEvent.click(applyButton(box))
  await settle()
}

/** The total in the order summary. */
export const shownTotal = () => screen.getAllByText('Total').at(-1)?.nextElementSibling?.textContent
