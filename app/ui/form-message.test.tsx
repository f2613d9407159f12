// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FormMessage } from './form-message.tsx'
import { RadioCards } from './radio-cards.tsx'
import { TextField } from './text-field.tsx'

test('an error is announced assertively, a success politely', () => {
  const { rerender } = render(<FormMessage>Please try again</FormMessage>)
  expect(screen.getByRole('alert').textContent).toBe('Please try again')
  rerender(<FormMessage tone="success">Message sent</FormMessage>)
  expect(screen.getByRole('status').textContent).toBe('Message sent')
})

test('each error links to its field or to the first control of a group', async () => {
  const faults = [
    { fieldId: 'mail', message: 'Please enter a valid email address' },
    { fieldId: 'payment', message: 'Please choose how to pay' },
  ]
  render(
    <>
      <FormMessage faults={faults} />
      <TextField id="mail" label="Email" />
      <RadioCards id="payment" label="Payment" options={[{ value: 'upi', title: 'UPI' }]} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  await userEvent.click(screen.getByRole('link', { name: 'Please choose how to pay' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'UPI' }))
})

test('is empty without a message', () => {
  render(<FormMessage />)
  expect(screen.getByRole('alert').childElementCount).toBe(0)
})
