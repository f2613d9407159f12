// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { FaultPage } from './fault-page.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import { NotFoundPage } from './not-found-page.tsx'

function show(Page: () => React.ReactNode): void {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub />)
}

const shopMenu = ['All Games', 'Party Games', 'Drinking Games', 'Best Sellers', 'Combo']

test('the bar leads home and holds the Shop menu, the theme toggle and the cart', () => {
  show(() => <Navigation themeToggle={<button type="button">T</button>} cart={<b>Cart</b>} />)
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Party Gully, home' }).getAttribute('href')).toBe('/')
  expect(bar.getByRole('button', { name: 'Shop' })).toBeTruthy()
  const wide = within(bar.getByRole('navigation', { name: 'Shop' }))
  expect(wide.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual(
    shopMenu,
  )
  expect(bar.getByText('Cart')).toBeTruthy()
})

test('the slide-out menu of phones has the same links', () => {
  show(() => <Navigation themeToggle={null} cart={null} />)
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy()
  const menu = within(screen.getByRole('dialog', { hidden: true }))
  expect(menu.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual(
    shopMenu,
  )
})

test('the footer gives address, phone, e-mail and the accepted payments', () => {
  show(Footer)
  const footer = within(screen.getByRole('contentinfo'))
  for (const payment of ['UPI', 'COD', 'Debit Card', 'Credit Card']) {
    expect(footer.getByText(payment)).toBeTruthy()
  }
  expect(footer.getByRole('link', { name: 'Instagram' })).toBeTruthy()
  expect(footer.getByRole('link', { name: 'YouTube' })).toBeTruthy()
  expect(footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  expect(footer.getByRole('link', { name: /\+91/ }).getAttribute('href')).toMatch(/^tel:\+91/)
})

test('an unknown address is told so, with a way home', () => {
  show(NotFoundPage)
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
})

test('a fault is told in the specified words, with another try', async () => {
  const onRetry = vi.fn()
  show(() => <FaultPage onRetry={onRetry} />)
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByText('An error occurred. Please try again later.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
