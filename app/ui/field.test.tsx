// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

test('a field is read out with its hint and with what is wrong', () => {
  render(
    <TextField
      label="PIN code"
      hint="Six digits"
      error="Please enter a valid 6-digit PIN code"
      id="pin"
    />,
  )
  const field = screen.getByRole('textbox', { name: 'PIN code' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe('pin-hint pin-error')
})

test('a field without a fault is not marked', () => {
  render(<TextField label="City" />)
  const field = screen.getByRole('textbox', { name: 'City' })
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

test('a list keeps its name when the label is hidden', () => {
  render(
    <Select label="Sort by" labelHidden>
      <option>Default</option>
    </Select>,
  )
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy()
})
