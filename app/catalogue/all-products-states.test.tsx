// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import AllProductsRoute from './all-products.route.tsx'

function show() {
  const Stub = createRoutesStub([{ path: '/all-products', Component: AllProductsRoute }])
  return render(
    <InShop>
      <Stub initialEntries={['/all-products']} />
    </InShop>,
  )
}

afterEach(() => vi.restoreAllMocks())

// spec 2.177, 9.034
it('shows six skeleton cards while loading', async () => {
  specified('skeletons 8 (search) and 6 (all-products)')
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const { container } = show()
  expect(await screen.findByText('Loading games...')).toBeTruthy()
  expect(container.querySelectorAll('article')).toHaveLength(6)
})

// spec 2.179, 8.020, 8.021
it('a failed list shows the specified text with the reason', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 400 }))
  show()
  const [title = '', text = ''] = specified(
    'Error loading products / Please try again later.',
  ).split(' / ')
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(await screen.findByText('Load products failed: HTTP 400 (Load products)')).toBeTruthy()
})
