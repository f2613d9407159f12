// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createRoutesStub, data, useRouteError } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/shop/query-client.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { expectConsoleError } from '#test/expect-console.ts'
import { sampleSettings } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { ErrorBoundary } from './home.route.tsx'

const Nothing = () => null

function FaultPage() {
  return <p>{`the fault page: ${useRouteError()}`}</p>
}

/** Renders the home page with a loader that throws. */
function show(thrown: unknown): void {
  const Stub = createRoutesStub([
    {
      path: '/',
      ErrorBoundary: FaultPage,
      HydrateFallback: Nothing,
      children: [
        {
          index: true,
          loader: () => {
            throw thrown
          },
          Component: Nothing,
          HydrateFallback: Nothing,
          ErrorBoundary,
        },
      ],
    },
  ])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider settings={sampleSettings}>
        <Stub />
      </ShopProvider>
    </QueryClientProvider>,
  )
}

it('keeps the page when the store is down, and shows the error in its section', async () => {
  show(data(null, { status: 503 }))
  expect(await screen.findByText(specified('Error loading products'))).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

it('leaves a bug to the error page', async () => {
  expectConsoleError(/a bug/)
  show(new Error('a bug'))
  expect(await screen.findByText('the fault page: Error: a bug')).toBeTruthy()
  expect(screen.queryByText('Error loading products')).toBeNull()
})
