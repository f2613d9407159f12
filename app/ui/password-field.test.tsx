// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Password')

// spec 2.137
test('is hidden until its button shows it, and hidden again', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />)
  await userEvent.type(field(), 'Gully2026')
  expect(field().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field().type).toBe('text')
  expect(field().value).toBe('Gully2026')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field().type).toBe('password')
})

test('the button comes after the field by keyboard, and sends no form', async () => {
  render(
    <form onSubmit={() => expect.unreachable('The form was sent')}>
      <PasswordField label="Password" />
    </form>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(field())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }))
})

test('each of two has a button of its own', async () => {
  render(
    <>
      <PasswordField label="Password" />
      <PasswordField label="Confirm password" error="Passwords don't match" />
    </>,
  )
  const [, second] = screen.getAllByRole('button', { name: 'Show password' })
  if (!second) throw new Error('Two buttons were drawn')
  await userEvent.click(second)
  const other = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Confirm password',
    description: "Passwords don't match",
  })
  expect(other.id).toBe(second.getAttribute('aria-controls'))
  expect(field().type).toBe('password')
})
