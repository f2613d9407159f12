// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormMessage } from './form-message.tsx'

test('is announced at once, and empty without a message', () => {
  const { rerender } = render(<FormMessage>Please try again</FormMessage>)
  expect(screen.getByRole('alert').textContent).toBe('Please try again')
  rerender(<FormMessage />)
  expect(screen.getByRole('alert').childElementCount).toBe(0)
})
