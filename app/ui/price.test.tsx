// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

test('names the current and the original price for screen readers', () => {
  const { container } = render(<Price current="₹799" original="₹1,099" saving="27% off" />)
  expect(container.textContent).toBe('Price now ₹799 was ₹1,099 27% off')
  expect(screen.getByText('₹1,099').tagName).toBe('S')
})

test('shows only the price without an original price', () => {
  const { container } = render(<Price current="₹799" />)
  expect(container.textContent).toBe('₹799')
})
