// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { offlineWords } from '#content/connectivity.ts'
import { InShop } from '#test/in-shop.tsx'
import OfflineRoute from './offline.route.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const Offline = () => (
  <InShop>
    <OfflineRoute />
  </InShop>
)

async function open(to: string) {
  const address = `/offline?${new URLSearchParams({ to })}`
  history.replaceState(null, '', address)
  const wanted = vi.fn(() => 'The wanted page')
  const Stub = createRoutesStub([
    { path: '/offline', Component: Offline },
    { path: '*', Component: wanted },
  ])
  render(<Stub initialEntries={[address]} />)
  await waitFor(() =>
    expect(
      screen.queryByText(offlineWords.title) ?? screen.queryByText('The wanted page'),
    ).not.toBe(null),
  )
  await new Promise((resolve) => setTimeout(resolve))
  return { isOpen: wanted.mock.calls.length > 0 }
}

it('opens the requested page by client-side navigation', async () => {
  expect(await open('/product/ludo?variant=1')).toEqual({ isOpen: true })
})

it.each(['https://other.example/', '//other.example/x', '/offline', 'javascript:alert(1)', ''])(
  'does not navigate to %j',
  async (to) => {
    expect(await open(to)).toEqual({ isOpen: false })
    expect(screen.getByText(offlineWords.title)).toBeTruthy()
  },
)

it.each(['/thank-you?success=1', '/password'])(
  'does not open %s, which needs the server',
  async (to) => {
    expect(await open(to)).toEqual({ isOpen: false })
  },
)
