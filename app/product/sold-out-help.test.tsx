// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { SoldOutHelp } from './sold-out-help.tsx'

it('saves the game and says so, and removes it again', () => {
  render(<SoldOutHelp product={sampleProduct(2, 799, { available: false })} variantId={null} />, {
    wrapper: InShop,
  })
  const save = screen.getByRole('button', { name: 'Save to wishlist' })
  fireEvent.click(save)
  expect(save.textContent).toBe('Saved to wishlist')
  fireEvent.click(save)
  expect(save.textContent).toBe('Save to wishlist')
  // A pressed state besides the changing label would read as its opposite.
  expect(save.hasAttribute('aria-pressed')).toBe(false)
})
