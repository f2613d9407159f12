import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { CART_KEY } from '#app/cart/cart-storage.ts'
import CheckoutRoute from '#app/checkout/checkout.route.tsx'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from './in-shop.tsx'
import { sampleProduct } from './sample-products.ts'
import { type ReadVariants, storeSelling } from './store-selling.ts'
// Loaded up front, so that no test waits for them.
import '#app/checkout/changes-dialog.tsx'
import '#app/checkout/empty-checkout.tsx'
import '#app/checkout/likely-state.ts'
import '#app/checkout/request-coupon.ts'
import '#app/checkout/summary-panel.tsx'
import '#app/cart/request-checkout.ts'
import '#commerce/model/forms/checkout-form.ts'
import '#commerce/operations/products.ts'

/** Two games, ₹799 and ₹299. */
export const games = [
  sampleProduct(1, 799, { title: 'Shot Roulette' }),
  sampleProduct(2, 299, { title: 'Pocket Antics' }),
] as const

/** The store's answer: every game of the cart at its price, in stock. */
export const asBefore: ReadVariants = async () =>
  games.flatMap(({ firstVariant }) => firstVariant ?? [])

/** The checkout page with a cart of one Shot Roulette and two Pocket Antics, ₹1,397 together. */
export async function showCheckout(readVariants: ReadVariants = asBefore) {
  const lines = games.map((game, index) => ({ ...toCartLine(game), quantity: index + 1 }))
  localStorage.setItem(CART_KEY, JSON.stringify(lines))
  return showStoredCheckout(readVariants)
}

/** The checkout page with the stored cart. */
export async function showStoredCheckout(readVariants: ReadVariants = asBefore) {
  const router = createMemoryRouter(
    [
      {
        path: '/checkout',
        element: (
          <InShop storefront={storeSelling(readVariants)}>
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

/** Waits for answers, all mocked: the query client delivers them with timers of 0 ms. */
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

/** Fills in a valid form, with the given texts instead where given. */
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

type Answer = { readonly status?: number; readonly body: unknown } | Error

/** Answers the shop's helpers by path, repeating a path's last answer. Returns what they received. */
export function answerHelpers(answers: Readonly<Record<string, readonly Answer[]>>) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    const turn = sent.filter((each) => each.path === path).length
    sent.push({ path, body: JSON.parse(String(init?.body)) })
    const answer = answers[path]?.[turn] ?? answers[path]?.at(-1)
    if (!answer || answer instanceof Error) throw answer ?? new Error(`No answer at ${path}`)
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return sent
}
