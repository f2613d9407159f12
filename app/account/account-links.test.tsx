// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { SignupPage } from './signup-page.tsx'

// spec 2.141
it('signup links to the login', () => {
  const Stub = createRoutesStub([{ path: '*', Component: SignupPage }])
  render(<Stub />, { wrapper: InShop })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})
