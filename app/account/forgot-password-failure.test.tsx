// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))
vi.mock('#commerce/model/forms/forgot-password-form.ts', () => ({
  get checkForgotPassword(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

it('says in the specified words that no letter was sent, and keeps the address', async () => {
  render(<ForgotPasswordPage />, { wrapper: MemoryRouter })
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
