// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { BoxInside } from '#commerce/model/boxes-inside.ts'
import type { Variant } from '#commerce/model/product.ts'
import { rupees, sampleVariant } from '#test/sample-products.ts'
import { BoxTray } from './box-tray.tsx'

const boxOf = (handle: string, amount: number): BoxInside => ({
  ...{ handle, title: `Game ${handle}`, picture: null },
  price: rupees(amount),
})

const twoGames = [boxOf('ludo', 899), boxOf('taboo', 749)]

function show(boxes: readonly BoxInside[], variant: Variant | null = sampleVariant(1, 1499)) {
  return render(<BoxTray boxes={boxes} count={2} variant={variant} />, { wrapper: MemoryRouter })
}

test('shows each game of the combo as a link, with the saving', () => {
  show(twoGames)
  expect(screen.getByRole('heading', { name: '2 boxes in this one' })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/ludo',
    '/product/taboo',
  ])
  expect(links[0]?.textContent).toBe('Game ludo₹899')
  expect(screen.getByText('₹149 less than one by one')).toBeTruthy()
})

test('shows no second struck-through price, since the page’s price has one', () => {
  show(twoGames)
  expect(screen.queryByText(/1,648/)).toBeNull()
  expect(document.querySelector('s')).toBeNull()
})

test.each([
  ['the combo costs the same', twoGames, sampleVariant(1, 1648)],
  ['it is sold out', twoGames, sampleVariant(1, 1499, { available: false })],
  ['a game is unknown', twoGames.slice(0, 1), sampleVariant(1, 499)],
])('shows no saving when %s', (_, boxes, variant) => {
  show(boxes, variant)
  expect(screen.getByRole('link', { name: /Game ludo/ })).toBeTruthy()
  expect(screen.queryByText(/one by one/)).toBeNull()
})
