// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { beforeAll, expect, it, vi } from 'vitest'
import { thankYou, unfinishedOrder as words } from '#content/thank-you.ts'
import { InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { storeSelling } from '#test/store-selling.ts'
import ThankYouRoute from './thank-you.route.tsx'
import { UnfinishedOrderPage } from './unfinished-order-page.tsx'

vi.mock(import('#app/cart/order-return/use-order-return.ts'), () => ({
  useOrderReturn: () => ({ bringBack: null, isUnfinished: true }),
}))

beforeAll(polyfillDialogs)

// Its props include the router's params and matches, which it does not read.
const Route = ThankYouRoute as ComponentType<{ loaderData: unknown }>

function Page() {
  return (
    <InShop storefront={storeSelling(async () => [])}>
      <UnfinishedOrderPage />
    </InShop>
  )
}

it('says so, and leads back to the checkout and to the cart', async () => {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title)
  expect(screen.getByRole('alert').textContent).toBe(words.text)
  expect(screen.getByRole('link', { name: words.checkout }).getAttribute('href')).toBe('/checkout')
  fireEvent.click(screen.getByRole('button', { name: words.cart }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
})

it.each([
  ['replaces the confirmation of an unfinished order', true, words.title],
  ['does not when the order may be of another checkout', false, thankYou.title],
])('%s', (_, isSure, title) => {
  const order = { number: 'PG1042', checkout: 'PG-22223333', isSure }
  const orderReturn = { succeeded: true, orderNumber: 'PG1042', statusUrl: null }
  render(
    <InShop>
      <Route loaderData={{ orderReturn, order, arrival: null, total: null, boxes: [] }} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})
