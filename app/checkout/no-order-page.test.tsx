// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { noOrder } from '#content/thank-you.ts'
import { NoOrderPage } from './no-order-page.tsx'

function Page() {
  const [isTaken, setTaken] = useState(true)
  return (
    <main tabIndex={-1}>
      <NoOrderPage onBringBack={isTaken ? () => setTaken(false) : null} />
    </main>
  )
}

const isInTicket = (node: HTMLElement) =>
  screen.getByRole('heading', { level: 1 }).closest('section')?.contains(node)

it('offers on its ticket first to restore the games, then a link to the contact page', () => {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />)
  expect(screen.getByText(noOrder.taken.text).role).toBe('status')
  const button = screen.getByRole('button', { name: noOrder.taken.button })
  expect(isInTicket(button)).toBe(true)
  button.focus()
  fireEvent.click(button)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(screen.getByText(noOrder.text)).toBeTruthy()
  expect(isInTicket(screen.getByRole('link', { name: noOrder.contact }))).toBe(true)
})
