// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))
vi.mock('#commerce/model/forms/account-forms.ts', () => ({
  checkForgotPassword() {
    throw new Error('broken rule')
  },
}))

// spec 8.042
it('shows the specified failure message and keeps the address', async () => {
  expectConsoleError('The form could not be sent:')
  const Stub = createRoutesStub([{ path: '*', Component: ForgotPasswordPage }])
  render(<Stub />, { wrapper: InSimulatedShop })
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  fireEvent.input(field, { target: { value: 'asha@example.in' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: specified('Failed to send reset email. Please try again.'),
      tone: 'destructive',
    }),
  )
  expect(field.value).toBe('asha@example.in')
})
