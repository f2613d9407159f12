// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Picture, Product } from '#commerce/model/product.ts'
import { InShop } from '#test/in-shop.tsx'
import { noFacts, sampleProduct } from '#test/sample-products.ts'
import { galleryFiles } from './gallery-slide.tsx'
import { ProductDeck } from './product-deck.tsx'

const picture = { url: '/cdn/ludo.webp', altText: 'A box', width: 1000, height: 1250 }

function show(pictures: readonly Picture[], facts: Partial<Product> = {}) {
  const cards = [{ title: 'Sip', text: 'Swap seats.' }]
  const product = sampleProduct(1, 799, {
    title: 'Ludo',
    pictures,
    game: { ...noFacts, cards },
    ...facts,
  })
  render(<ProductDeck product={product} variant={product.variants[0] ?? null} />, {
    wrapper: InShop,
  })
  return screen.getByRole('button', { name: 'Ludo Turn the top card' })
}

test('the back shows the box, from the files that the gallery has loaded', () => {
  const drawn = show([picture]).querySelector('.deck-back img')
  const { src, srcSet, sizes } = galleryFiles(picture)
  expect(drawn?.getAttribute('src')).toBe(src)
  expect(drawn?.getAttribute('srcset')).toBe(srcSet)
  expect(drawn?.getAttribute('sizes')).toBe(sizes)
  expect(drawn?.getAttribute('loading')).toBe('lazy')
  expect(drawn?.getAttribute('alt')).toBe('')
  expect(document.querySelector('use[href="#emblem-cards"]')).toBeNull()
})

test('the back of a game without a picture shows the shop’s emblem alone', () => {
  const back = show([]).querySelector('.deck-back')
  expect(back?.querySelector('img')).toBeNull()
  expect(back?.querySelector('use[href="#emblem-cards"]')).toBeTruthy()
})

test.each([
  ['sky', 'rays-sky'],
  [undefined, 'rays-purple'],
] as const)('the back has the colour of the pictures, else of the category: %s', (tint, ink) => {
  const back = show([picture], { productType: 'Drinking Games', ...(tint && { tint }) })
  expect(back.querySelector('.deck-back')?.classList).toContain(ink)
})

test('its buttons leave the coral to the page’s own button', () => {
  show([])
  const button = screen.getByRole('button', { name: 'Turn the top card' })
  expect(button.classList).toContain('button-outline')
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Another' }).classList).toContain('button-outline')
  const coral = screen.queryAllByRole('button').filter((one) => one.matches('.button-primary'))
  expect(coral).toEqual([])
})
