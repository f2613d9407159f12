// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { QuotedOrder } from '#app/cart/quote/total-rows.tsx'
import { estimateOrder } from '#commerce/model/order-quote.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { PartyTray } from './party-tray.tsx'

function show(quantities: readonly number[], taken: Partial<QuotedOrder> = {}) {
  const lines = quantities.flatMap((quantity, at) => {
    const line = toCartLine(sampleProduct(at + 1, 500, { available: quantity > 0 }))
    return line ? [{ ...line, quantity: Math.abs(quantity) }] : []
  })
  const { container } = render(
    <PartyTray lines={lines} quote={{ ...estimateOrder(lines), isPending: false, ...taken }} />,
  )
  return container.querySelectorAll('[aria-hidden] > :not(:empty)').length
}

test.each([
  [[1], 1, 'Room for two more boxes.'],
  [[1, 1], 2, 'Room for one more box.'],
  [[2, 1], 3, 'The tray is full: that is a party.'],
  [[1, 1, 1, 1], 3, 'The tray is full: that is a party.'],
  [[2, 40], 3, 'The tray is full: that is a party.'],
  [[1, -2], 1, 'Room for two more boxes.'],
  [[-1, -2], 0, 'Room for three boxes.'],
])('a cart of %j fills %i slots', (quantities, filled, words) => {
  expect(show(quantities)).toBe(filled)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(/You save/)).toBeNull()
})

test('a slot shows the picture of its game, small, or the placeholder', () => {
  const picture = { url: '/cdn/ludo.webp', altText: '', width: 1000, height: 1250 }
  const lines = [sampleProduct(1, 500, { picture }), sampleProduct(2, 500)].flatMap(
    (product) => toCartLine(product) ?? [],
  )
  const { container } = render(
    <PartyTray lines={lines} quote={{ ...estimateOrder(lines), isPending: false }} />,
  )
  const [shown, ...others] = container.querySelectorAll('img')
  expect(shown?.getAttribute('src')).toMatch(/ludo.*160/)
  expect(others).toEqual([])
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

const codes = { SAVE10: { valid: true, discount: rupees(250) } } as const

test('is stamped with the automatic discount, without that of a code', () => {
  show([3], { automatic: rupees(50), codes })
  expect(screen.getByText('You save ₹50')).toBeTruthy()
})

test('is not stamped for a code alone, which takes as much off any other cart', () => {
  show([3], { codes })
  expect(screen.queryByText(/You save/)).toBeNull()
})

test.each([
  [[1, 1, 1], {}, true],
  [[1, 1, 1], { isPending: true }, false],
  [[1, 1, 1], { automatic: rupees(50) }, false],
  [[3], {}, false],
  [[1, 1, -1], {}, false],
])(
  'the tray of a cart of %j, of which the store says %j, leaves its room on phones: %s',
  (quantities, taken, isLeft) => {
    show(quantities, taken)
    expect(document.querySelector('[class*="max-md:hidden"]') !== null).toBe(isLeft)
  },
)
