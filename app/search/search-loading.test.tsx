// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import SearchRoute from './search.route.tsx'

// spec 2.171, 9.033
it('shows eight skeleton cards while the games load', async () => {
  specified('8 skeleton cards while loading')
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const Stub = createRoutesStub([{ path: '/search', Component: SearchRoute }])
  const { container } = render(
    <InShop>
      <Stub initialEntries={['/search?q=taboo']} />
    </InShop>,
  )
  expect(await screen.findByText('Searching...')).toBeTruthy()
  expect(container.querySelectorAll('article')).toHaveLength(8)
})

function Words() {
  const { search } = useLocation()
  return (
    <>
      <Outlet />
      <output>{search || 'no words'}</output>
    </>
  )
}

// spec 2.011, 2.173
it('the box shows the words of the URL, and submitting writes them to it', async () => {
  specified('Submitting writes q to the address, or clears it when empty')
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const Stub = createRoutesStub([
    { path: '/', Component: Words, children: [{ path: 'search', Component: SearchRoute }] },
  ])
  render(
    <InShop>
      <Stub initialEntries={['/search?q=taboo']} />
    </InShop>,
  )
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect(box.value).toBe('taboo')
  await userEvent.type(box, ' night{Enter}')
  expect(await screen.findByText('?q=taboo+night')).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, '{Enter}')
  expect(await screen.findByText('no words')).toBeTruthy()
})

it('searches only the whole list, and reports when it cannot be loaded', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  fetch.mockImplementation(async () => new Response('', { status: 400 }))
  const found = [sampleProduct(1, 799, { title: 'Desi Taboo' })]
  const queries = [{ key: ['products'], data: found, isPartial: true as const }]
  const answered = { words: 'taboo', found, count: 1, instead: null }
  const Stub = createRoutesStub([{ id: 'search', path: '/search', Component: SearchRoute }])
  const loaderData = { search: { queries, answered } }
  render(
    <InShop>
      <Stub initialEntries={['/search?q=taboo']} hydrationData={{ loaderData }} />
    </InShop>,
  )
  expect(await screen.findByText('1 game for “taboo”')).toBeTruthy()
  const box = screen.getByRole('searchbox')
  await userEvent.clear(box)
  await userEvent.type(box, 'ludo')
  expect(await screen.findByRole('heading', { name: 'Error loading products' })).toBeTruthy()
  fetch.mockReturnValue(new Promise(() => {}))
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Searching...')).toBeTruthy()
})
