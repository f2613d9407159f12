// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ContactForm } from '#app/contact/contact-form.tsx'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { watchNetwork } from '#test/watch-network.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))
// Another test covers the delay.
vi.mock('#app/forms/simulated-delay.ts', () => ({ SIMULATED_MS: 0 }))

const typed: Readonly<Record<string, string>> = {
  Name: 'Asha Rao',
  'Full name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '+919812345678',
  Query: 'Do you ship to Leh?',
  Password: 'Carrom42go',
  'Confirm password': 'Carrom42go',
}

const forms: readonly (readonly [name: string, Form: ComponentType, success: string])[] = [
  ['Sign in', LoginPage, specified('Login successful!')],
  ['Create account', SignupPage, specified('Account created successfully!')],
  ['Send reset link', ForgotPasswordPage, specified('Reset email sent!')],
  ['Send query', ContactForm, specified('Query Submitted!')],
]

// spec 1.013, 1.014, 6.005, 7.050
it.each(forms)('account and contact forms make no request: %s', async (name, Form, title) => {
  specified('Login, signup, contact, forgot password, newsletter: no network call.')
  specified('only simulate success: not shown for any server call')
  const calls = watchNetwork()
  const Stub = createRoutesStub([{ path: '*', Component: Form }])
  render(<Stub />, { wrapper: InSimulatedShop })
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.queryByLabelText(label)
    if (field) fireEvent.input(field, { target: { value } })
  }
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title })))
  expect(calls()).toEqual([])
})

it('an offline device is not told that a reset e-mail was sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Stub = createRoutesStub([{ path: '*', Component: ForgotPasswordPage }])
  render(<Stub />, { wrapper: InSimulatedShop })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'asha@example.in' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  const description = specified('Failed to send reset email. Please try again.')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description })),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.in')
})
