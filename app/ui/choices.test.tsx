// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { RadioCards } from './radio-cards.tsx'
import { StarInput } from './star-input.tsx'

const payments = [
  { value: 'card', title: 'Card', text: 'RuPay, Visa, Mastercard' },
  { value: 'upi', title: 'UPI' },
  { value: 'cod', title: 'Cash on Delivery', disabled: true },
]

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a checkbox is toggled by its label and by Space', async () => {
  render(<Checkbox label="Send me new games" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send me new games' })
  await userEvent.click(screen.getByText('Send me new games'))
  expect(box.checked).toBe(true)
  box.focus()
  await userEvent.keyboard(' ')
  expect(box.checked).toBe(false)
})

test('a checkbox is announced with its hint', () => {
  render(<Checkbox label="I am 18" hint="Drinking games" />)
  expect(screen.getByRole('checkbox', { description: 'Drinking games' })).toBeTruthy()
})

test('cards are one group of radio buttons, named by their titles', () => {
  render(
    <RadioCards
      label="Payment"
      name="payment"
      options={payments}
      defaultValue="upi"
      error="Please choose"
    />,
  )
  expect(screen.getByRole('group', { name: 'Payment', description: 'Please choose' })).toBeTruthy()
  const card = { name: 'Card', description: 'RuPay, Visa, Mastercard', checked: false }
  expect(screen.getByRole('radio', card)).toBeTruthy()
  expect(radio('UPI').checked).toBe(true)
  expect(radio('UPI').getAttribute('aria-invalid')).toBe('true')
  expect(radio('Cash on Delivery').disabled).toBe(true)
})

test('a card is selected by a click anywhere on it, and by the arrow keys', async () => {
  render(<RadioCards label="Payment" name="payment" options={payments} defaultValue="upi" />)
  await userEvent.click(screen.getByText('RuPay, Visa, Mastercard'))
  expect(radio('Card').checked).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect(radio('UPI').checked).toBe(true)
  expect(document.activeElement).toBe(radio('UPI'))
})

test('cards submit with the form', () => {
  const { container } = render(
    <form>
      <RadioCards label="Payment" name="payment" options={payments} defaultValue="card" />
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('The form was drawn')
  expect(new FormData(form).get('payment')).toBe('card')
})

test('stars are selected by click and by the arrow keys', async () => {
  render(<StarInput label="Your rating" name="rating" defaultValue={5} />)
  expect(screen.getByRole('group', { name: 'Your rating' })).toBeTruthy()
  expect(radio('5 stars').checked).toBe(true)
  await userEvent.click(radio('2 stars'))
  expect(radio('2 stars').checked).toBe(true)
  await userEvent.keyboard('{ArrowLeft}')
  expect(radio('1 star').checked).toBe(true)
  expect(document.activeElement).toBe(radio('1 star'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(radio('3 stars').checked).toBe(true)
})
