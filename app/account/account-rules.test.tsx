// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { fillField } from '#test/fill-field.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'
import { findUser } from './user-record.ts'

const WEAK = specified(
  'Password must contain at least one uppercase letter, one lowercase letter, and one number',
)
const LONG_EMAIL = `${'a'.repeat(95)}@example.com`

it.each([
  ['/login', 'Email', LONG_EMAIL, specified('Email must be less than 100 characters')],
  ['/login', 'Password', 'a'.repeat(129), specified('Password must be less than 128 characters')],
  ['/signup', 'Full name', 'A', specified('Name must be at least 2 characters')],
  ['/signup', 'Full name', 'Asha 2', specified('Name can only contain letters and spaces')],
  ['/signup', 'Password', 'sangria123', WEAK],
])('%s reports at its field %s that %s is invalid', async (path, label, text, message) => {
  const Stub = createRoutesStub([
    { path: '/login', Component: LoginPage },
    { path: '/signup', Component: SignupPage },
  ])
  render(<Stub initialEntries={[path]} />, { wrapper: InSimulatedShop })
  fillField(label, text)
  fireEvent.submit(screen.getByLabelText(label))
  const error = await screen.findByText(message)
  const describedBy = screen.getByLabelText(label).getAttribute('aria-describedby')
  expect(describedBy?.split(' ')).toContain(error.id)
  expect(findUser()).toBeNull()
})
