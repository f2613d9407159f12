// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Product } from '#commerce/model/product.ts'
import { details as words } from '#content/product-tabs.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { noFacts, sampleProduct } from '#test/sample-products.ts'
import { ProductTabs } from './product-tabs.tsx'

const game = (box: readonly string[]): Product => ({
  ...sampleProduct(1, 799),
  game: { ...noFacts, box, steps: [1, 2].map(() => ({ title: 'Draw', text: 'Read it aloud.' })) },
})

const itemsOf = (title: string) => {
  const part = screen.getByRole('region', { name: title })
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('a merchant may repeat an item or a step, and the next game shows its own', () => {
  const show = (box: readonly string[]) => <ProductTabs product={game(box)} variant={null} />
  const { rerender } = render(show(['1 die', '1 die', 'Board']), { wrapper: InSimulatedShop })
  expect(itemsOf(words.box)).toEqual(['1 die', '1 die', 'Board'])
  expect(itemsOf(words.steps)).toHaveLength(2)
  rerender(show(['Cards']))
  expect(itemsOf(words.box)).toEqual(['Cards'])
})
