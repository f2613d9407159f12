// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import ProductRoute from './product.route.tsx'

// spec 2.088
it('a game that failed to load can be retried, and says that it loads', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  fetch.mockImplementation(async () => new Response('', { status: 400 }))
  const Stub = createRoutesStub([{ path: '/product/:handle', Component: ProductRoute }])
  render(
    <InShop>
      <Stub initialEntries={['/product/jugaad']} />
    </InShop>,
  )
  const failure = specified('Error loading products')
  expect(await screen.findByRole('heading', { name: failure })).toBeTruthy()
  const held = Promise.withResolvers<void>()
  fetch.mockImplementation(async () => {
    await held.promise
    return Response.json({ data: { product: null } })
  })
  await userEvent.click(screen.getByRole('button', { name: specified('Try Again') }))
  expect(await screen.findByText(specified('Loading product...'))).toBeTruthy()
  held.resolve()
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy()
})
