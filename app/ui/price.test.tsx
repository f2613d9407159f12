// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

test('says in words which price is paid and which was struck', () => {
  const { container } = render(<Price current="₹799" original="₹1,099" saving="27% off" />)
  expect(container.textContent).toBe('Price now ₹799 was ₹1,099 27% off')
  expect(screen.getByText('₹1,099').tagName).toBe('S')
})

test('a plain price stands alone', () => {
  const { container } = render(<Price current="₹799" />)
  expect(container.textContent).toBe('₹799')
})
