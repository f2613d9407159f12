// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { SignupPage } from './signup-page.tsx'

it('signup leads to the login', () => {
  render(<SignupPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})
