// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { SoldOutHelp } from './sold-out-help.tsx'

beforeEach(() => localStorage.clear())

it('adds the game to the wishlist, and removes it again', () => {
  render(<SoldOutHelp product={sampleProduct(2, 799, { available: false })} variantId={null} />, {
    wrapper: InShop,
  })
  const save = screen.getByRole('button', { name: 'Save to wishlist' })
  expect(save.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(save)
  expect(save.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(save)
  expect(save.getAttribute('aria-pressed')).toBe('false')
})
