// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, data } from 'react-router'
import { expect, it } from 'vitest'
import { useRetry } from './use-retry.ts'

function Boundary() {
  return (
    <button type="button" onClick={useRetry()}>
      Try Again
    </button>
  )
}

function Page() {
  return <p>page</p>
}

function Nothing() {
  return null
}

it('reloads a failed page as often as requested, at the same URL', async () => {
  let tries = 0
  const Stub = createRoutesStub([
    {
      path: '/games',
      Component: Page,
      ErrorBoundary: Boundary,
      HydrateFallback: Nothing,
      loader() {
        tries += 1
        if (tries < 3) throw data(null, { status: 503 })
        return null
      },
    },
  ])
  render(<Stub initialEntries={['/games?q=1']} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(tries).toBe(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('page')).toBeTruthy()
})
