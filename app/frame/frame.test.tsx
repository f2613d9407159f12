// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { FaultPage } from './fault-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

function show(Page: () => React.ReactNode): void {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />, { wrapper: InShop })
}

// spec 2.013, 2.014, 8.047
test('an unknown URL shows a message and a link home', () => {
  show(NotFoundPage)
  const title = specified('Oops! Page not found')
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
})

// spec 8.046
test('a fault shows the specified text and a retry button', async () => {
  const onRetry = vi.fn()
  show(() => <FaultPage onRetry={onRetry} />)
  const title = specified('Unexpected Application Error!')
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(specified('An error occurred. Please try again later.'))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a failure of the store is shown with its reference', () => {
  const data = { fault: 'http', reference: '4F7K-9QXM-2B8T' }
  show(() => <FaultPage error={{ status: 503, statusText: '', internal: false, data }} />)
  expect(screen.getByText(/mention 4F7K-9QXM-2B8T/)).toBeTruthy()
})

test.each([
  new Error('A bug'),
  { status: 503, statusText: '', internal: false, data: { reference: null } },
])('any other error shows only the specified text: %s', (error) => {
  show(() => <FaultPage error={error} />)
  expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(1)
})
