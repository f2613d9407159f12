// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerHelpers, fillForm, pressPay, showCheckout } from '#test/show-checkout.tsx'

beforeEach(() => {
  answerHelpers()
})

it('the line above the form counts the wrong fields, and leads to the first', async () => {
  await showCheckout()
  expect(screen.queryByText(/your attention/)).toBeNull()
  fillForm({ Address: '', 'First name': 'Asha1' })
  await pressPay()
  expect(screen.getByText('2 fields need your attention')).toBeTruthy()
  const first = screen.getByLabelText('Address')
  first.blur()
  const name = 'Please enter your address'
  fireEvent.click(screen.getByRole('button', { name }))
  expect(document.activeElement).toBe(first)
  fireEvent.input(first, { target: { value: '14 Lavelle Road' } })
  expect(screen.getByText('One field needs your attention')).toBeTruthy()
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Asha' } })
  expect(screen.queryByText(/your attention/)).toBeNull()
})

it('the way to pay is a choice, not a field', async () => {
  await showCheckout()
  fillForm()
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) radio.checked = false
  await pressPay()
  expect(screen.getByRole('heading', { name: 'How you pay needs your attention' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Please select a payment method' })).toBeTruthy()
})
