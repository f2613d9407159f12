// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ComboField } from './combo-field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

test('a field is announced with its hint and error', () => {
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

test('a field without an error is not marked', () => {
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

test('a list is announced with its hint and error', () => {
  render(
    <Select label="State" id="state" hint="Where it goes" error="Please choose a state">
      <option>Delhi</option>
    </Select>,
  )
  const list = screen.getByRole('combobox', { name: 'State', description: /Where it goes/ })
  expect(list.getAttribute('aria-invalid')).toBe('true')
  expect(list.getAttribute('aria-describedby')).toBe('state-hint state-error')
})

test('a text area behaves like other fields', () => {
  render(<TextArea label="Message" error="Please write at least 10 characters" maxLength={1000} />)
  const area = screen.getByRole('textbox', {
    name: 'Message',
    description: 'Please write at least 10 characters',
  })
  expect(area.tagName).toBe('TEXTAREA')
  expect(area.getAttribute('maxlength')).toBe('1000')
})

test("the caller's descriptions are announced before the field's", () => {
  render(
    <>
      <p id="why">Only for the receipt</p>
      <TextField label="Email" id="mail" aria-describedby="why" error="Missing" />
    </>,
  )
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.getAttribute('aria-describedby')).toBe('why mail-error')
})

test('an empty error is ignored', () => {
  render(<TextField label="City" error="" />)
  expect(screen.getByRole('textbox', { name: 'City' }).hasAttribute('aria-invalid')).toBe(false)
})

test('offers suggestions and accepts anything else', () => {
  const { container } = render(<ComboField label="State" options={['Delhi', 'Goa']} id="state" />)
  const field = screen.getByRole('combobox', { name: 'State' })
  expect(field.getAttribute('list')).toBe(container.querySelector('datalist')?.id)
  expect([...container.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'Delhi',
    'Goa',
  ])
  expect(field.hasAttribute('pattern')).toBe(false)
})
