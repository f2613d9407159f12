// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Chip, ChipButton } from './chip.tsx'

test('a chip is taken away by a button that says what goes', async () => {
  const onRemove = vi.fn()
  render(
    <Chip onRemove={onRemove} removeLabel="Remove coupon WELCOME10">
      WELCOME10
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('a chip that stays has no button', () => {
  render(<Chip>Applied</Chip>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a choice tells whether it is on', () => {
  render(<ChipButton isPressed>In stock</ChipButton>)
  expect(screen.getByRole('button', { name: 'In stock', pressed: true })).toBeTruthy()
})
