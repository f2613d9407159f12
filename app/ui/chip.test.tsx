// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Chip } from './chip.tsx'

test('a chip is removed by a button that names it', async () => {
  const onRemove = vi.fn()
  render(
    <Chip onRemove={onRemove} removeLabel="Remove coupon WELCOME10">
      WELCOME10
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }))
  expect(onRemove).toHaveBeenCalledOnce()
})
