// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('each detail is shown with its term', () => {
  render(<Facts facts={[{ term: 'Subtotal', detail: '₹1,598' }]} />)
  expect(screen.getByRole('term').textContent).toBe('Subtotal')
  expect(screen.getByRole('definition').textContent).toBe('₹1,598')
})
