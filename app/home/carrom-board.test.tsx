// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { CarromBoard } from './carrom-board.tsx'

const boxes = [1, 2, 3].map((number) => sampleProduct(number, 500))
const Stub = createRoutesStub([
  { path: '/', Component: () => <CarromBoard boxes={boxes} note={null} /> },
])

/** The classes of the boxes. */
function showBoxes(): readonly string[] {
  render(<Stub />, { wrapper: InShop })
  return screen
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.matches('.carrom-boxes'))
    .map(({ className }) => className)
}

test('dealt boxes turn over', () => {
  expect(showBoxes()).toEqual(['turns', 'turns', 'turns'])
})

test('boxes face down rock while they wait, but not under data saver', () => {
  const board = () => {
    const { container } = render(<CarromBoard boxes={[]} isWaiting note={null} />)
    return container.querySelectorAll('.face-down.rocks').length
  }
  expect(board()).toBe(3)
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  expect(board()).toBe(0)
})

test('dealt boxes lie face up at once under data saver', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  expect(showBoxes()).toEqual(['', '', ''])
})

test('dealt boxes lie face up at once with reduced motion', () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }),
  )
  expect(showBoxes()).toEqual(['', '', ''])
})

test('a dealt box has its price in bold and a button with a word', () => {
  showBoxes()
  expect(screen.getAllByText('₹500').map(({ tagName }) => tagName)).toEqual(Array(3).fill('STRONG'))
  expect(screen.getByRole('button', { name: 'Add to Cart: Game 1' }).textContent).toBe('Add')
})
