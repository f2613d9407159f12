// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '#commerce/model/product.ts'
import { InShop } from '#test/in-shop.tsx'
import { noFacts, sampleProduct } from '#test/sample-products.ts'
import { ProductDeck } from './product-deck.tsx'

const picture = { url: '/cdn/ludo.webp', altText: 'A box', width: 1000, height: 1250 }

function show(facts: Partial<Product> = {}) {
  const cards = [{ title: 'Sip', text: 'Swap seats.' }]
  const product = sampleProduct(1, 799, {
    title: 'Ludo',
    pictures: [picture],
    game: { ...noFacts, cards },
    ...facts,
  })
  render(<ProductDeck product={product} variant={product.variants[0] ?? null} />, {
    wrapper: InShop,
  })
  return screen.getByRole('button', { name: 'Ludo Turn the top card' })
}

test('the back is drawn: the first letter of the game’s name, and no picture', () => {
  const back = show().querySelector('.deck-back')
  expect(back?.querySelector('svg text')?.textContent).toBe('L')
  expect(back?.querySelector('img, foreignObject')).toBeNull()
  expect(back?.querySelector('use[href="#emblem-cards"]')).toBeNull()
})

test.each([
  ['sky', 'rays-sky'],
  [undefined, 'rays-purple'],
] as const)('the back has the colour of the pictures, else of the category: %s', (tint, ink) => {
  const back = show({ productType: 'Drinking Games', ...(tint && { tint }) })
  expect(back.querySelector('.deck-back')?.classList).toContain(ink)
})

test('its buttons are outlined, so that the page’s button stays the only coral one', () => {
  show()
  const button = screen.getByRole('button', { name: 'Turn the top card' })
  expect(button.classList).toContain('button-outline')
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Another' }).classList).toContain('button-outline')
  const coral = screen.queryAllByRole('button').filter((one) => one.matches('.button-primary'))
  expect(coral).toEqual([])
})
