// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Password')

// spec 2.137
test('can be shown and hidden by its button', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />)
  await userEvent.type(field(), 'Gully2026')
  expect(field().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field().type).toBe('text')
  expect(field().value).toBe('Gully2026')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field().type).toBe('password')
})

test('the button follows the field in tab order and does not submit the form', async () => {
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

test('two fields have separate buttons', async () => {
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
