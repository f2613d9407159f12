// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper, type StepperProps } from './stepper.tsx'

function Counted({ start = 1, ...rest }: Partial<StepperProps> & { start?: number }) {
  const [value, setValue] = useState(start)
  return <Stepper label="Quantity of Shot Roulette" value={value} onChange={setValue} {...rest} />
}

const plus = () => screen.getByRole('button', { name: 'Increase quantity' })
const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' })

test('is a named group that announces its value as it changes', async () => {
  render(<Counted />)
  expect(screen.getByRole('group', { name: 'Quantity of Shot Roulette' })).toBeTruthy()
  await userEvent.click(plus())
  await userEvent.click(plus())
  expect(screen.getByRole('status').textContent).toBe('3')
})

// spec 5.045
test('stops at 1 and has no maximum', async () => {
  render(<Counted start={2} />)
  await userEvent.click(minus())
  expect(minus().ariaDisabled).toBe('true')
  expect(plus().ariaDisabled).toBe('false')
  await userEvent.click(minus())
  expect(screen.getByRole('status').textContent).toBe('1')
})

test('stops at the given minimum', async () => {
  render(<Counted min={0} />)
  await userEvent.click(minus())
  expect(screen.getByRole('status').textContent).toBe('0')
})

test('stops at the given maximum', async () => {
  render(<Counted start={2} max={3} />)
  await userEvent.click(plus())
  await userEvent.click(plus())
  expect(plus().ariaDisabled).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3')
})

test('keeps the focus at its limit', async () => {
  render(<Counted start={2} />)
  await userEvent.click(minus())
  expect(document.activeElement).toBe(minus())
  expect(minus().disabled).toBe(false)
})
