// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RatingBars } from './rating-bars.tsx'
import { Stars } from './stars.tsx'

/** How many of five stars are drawn filled. */
const filledIn = (element: Element) =>
  Number(element.querySelector('svg')?.getAttribute('width')) / 24

/** A star's arm ends at 0.93 of its square, and the arm below it at 0.77. */
test.each([
  [4.6, 4.5, 4.6],
  [4.8, 4.6, 4.7],
  [4.9, 4.7, 4.77],
  [4.1, 4.23, 4.3],
])('%d stars are named, and filled to %d at least and %d at most', (rating, least, most) => {
  render(<Stars rating={rating} />)
  const filled = filledIn(screen.getByRole('img', { name: `Rated ${rating} out of 5` }))
  expect(filled).toBeGreaterThanOrEqual(least)
  expect(filled).toBeLessThanOrEqual(most)
})

test.each([
  [-1, 0],
  [4, 4],
  [7, 5],
])('a rating of %d fills %d stars', (rating, filled) => {
  render(<Stars rating={rating} label="Rating" />)
  expect(filledIn(screen.getByRole('img', { name: 'Rating' }))).toBe(filled)
})

test('without a rating the stars are empty and say so', () => {
  render(<Stars rating={null} />)
  expect(filledIn(screen.getByRole('img', { name: 'Not rated yet' }))).toBe(0)
})

test('stars are hidden from screen readers beside text that says the same', () => {
  render(<Stars rating={4} label="" />)
  expect(screen.queryByRole('img')).toBeNull()
})

// spec 3.028
test('bars show every count, five stars first, in Indian grouping', () => {
  render(<RatingBars counts={{ 5: 123456, 4: 20, 3: 3, 2: 0, 1: 1 }} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.replace(/^\d/, ''))).toEqual([
    '5 stars: 1,23,456',
    '4 stars: 20',
    '3 stars: 3',
    '2 stars: 0',
    '1 star: 1',
  ])
})

test('bars are as long as their share, and empty when there are no ratings', () => {
  const widths = (element: Element) =>
    [...element.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
  const { container, rerender } = render(<RatingBars counts={{ 5: 3, 4: 1, 3: 0, 2: 0, 1: 0 }} />)
  expect(widths(container)).toEqual(['75%', '25%', '0%', '0%', '0%'])
  rerender(<RatingBars counts={{ 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }} />)
  expect(widths(container)).toEqual(['0%', '0%', '0%', '0%', '0%'])
})
